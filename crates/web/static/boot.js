// Show the first picture before the program has loaded, in the theme and language that were chosen last.
const words = {words};
let chosen = {};
try { chosen = JSON.parse(localStorage.getItem("alhambra.settings")) || {}; } catch { /* nothing was chosen */ }
const asks = (query) => matchMedia(`(prefers-${query})`).matches;
const system = asks("contrast: more") ? "contrast" : asks("color-scheme: dark") ? "dark" : "light";
document.documentElement.dataset.theme = chosen.theme && chosen.theme !== "system" ? chosen.theme : system;
const language = [chosen.language, navigator.language.slice(0, 2), "en"].find((code) => code in words);
document.documentElement.lang = language;
document.getElementById("boot-words").textContent = words[language];

// The program is large. It loads once the picture is painted, so that the picture need not share a slow line with it. A
// page in the background is not painted; a browser may not say when it has painted, and a theme may have no picture.
const here = document.currentScript.src;
const PATIENCE = 200;
let isLoading = false;
const load = async () => {
  if (isLoading) return;
  isLoading = true;
  const [program, text] = ["app_bg.wasm", `words-${language}.ftl`].map((name) => fetch(new URL(name, here)));
  const { default: init, start } = await import("./app.js");
  await init({ module_or_path: program });
  const read = await (await text).text();
  // The browser gets its turn between the parts of the work.
  setTimeout(() => start(language, read));
};
addEventListener("load", () => {
  if (document.hidden) return load();
  setTimeout(load, PATIENCE);
  const hasPicture = (list) => list.getEntries().some((entry) => entry.url);
  new PerformanceObserver((list) => { if (hasPicture(list)) load(); })
    .observe({ type: "largest-contentful-paint", buffered: true });
});
