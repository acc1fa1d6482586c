// Show the first picture before the program has loaded, in the theme and language that were chosen last.
const words = {words};
let chosen = {};
try { chosen = JSON.parse(localStorage.getItem("alhambra.settings")) || {}; } catch { /* nothing was chosen */ }
if (chosen.theme && chosen.theme !== "system") document.documentElement.dataset.theme = chosen.theme;
const language = [chosen.language, navigator.language.slice(0, 2), "en"].find((code) => code in words);
document.documentElement.lang = language;
document.getElementById("boot-words").textContent = words[language];

// The program and its texts load in parallel.
const text = fetch(new URL(`./words-${language}.ftl`, document.currentScript.src)).then((answer) => answer.text());
import("./app.js").then(({ default: init, start }) => Promise.all([text, init()]).then(([text]) => start(language, text)));
