// The first picture comes before the program: the right theme and the right language, from what was chosen last.
const words = {words};
let chosen = {};
try { chosen = JSON.parse(localStorage.getItem("alhambra.settings")) || {}; } catch { /* nothing was chosen */ }
if (chosen.theme && chosen.theme !== "system") document.documentElement.dataset.theme = chosen.theme;
const language = [chosen.language, navigator.language.slice(0, 2), "en"].find((code) => code in words);
document.documentElement.lang = language;
document.getElementById("boot-words").textContent = words[language];

// The program and its words come side by side.
const text = fetch(new URL(`./words-${language}.ftl`, document.currentScript.src)).then((answer) => answer.text());
import("./app.js").then(({ default: init, start }) => Promise.all([text, init()]).then(([text]) => start(language, text)));
