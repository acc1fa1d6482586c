// Show the first picture before the program has loaded, in the theme and language that were chosen last.
const words = {words};
let chosen = {};
try { chosen = JSON.parse(localStorage.getItem("alhambra.settings")) || {}; } catch { /* nothing was chosen */ }
if (chosen.theme && chosen.theme !== "system") document.documentElement.dataset.theme = chosen.theme;
const language = [chosen.language, navigator.language.slice(0, 2), "en"].find((code) => code in words);
document.documentElement.lang = language;
document.getElementById("boot-words").textContent = words[language];

// The program is large. It loads once the picture is painted, so that the picture need not share a slow line with it.
// A page in the background is not painted and does not wait for that.
const here = document.currentScript.src;
const load = async () => {
  const [program, text] = ["app_bg.wasm", `words-${language}.ftl`].map((name) => fetch(new URL(name, here)));
  const { default: init, start } = await import("./app.js");
  await init({ module_or_path: program });
  start(language, await (await text).text());
};
addEventListener("load", () => {
  if (document.hidden) load();
  else requestAnimationFrame(() => requestAnimationFrame(load));
});
