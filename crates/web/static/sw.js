// Keeps one build of the page, whole. The page always comes from the build that is in charge; a new build is fetched
// beside it and takes over when the page asks for it, so files of two builds are never mixed.
const CACHE = "{pkg}";
const FILES = ["/", "/icon.svg", "/icon-192.png", "/manifest.webmanifest",
  "/{pkg}/app.js", "/{pkg}/app_bg.wasm", "/{pkg}/style.css",
  "/{pkg}/worker.js", "/{pkg}/bot.js", "/{pkg}/bot_bg.wasm"];

self.addEventListener("install", (event) => {
  // Past the browser's own cache: what is kept is what the server has now.
  const fresh = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(caches.keys()
    .then((keys) => Promise.all(keys.filter((key) => key !== CACHE).map((key) => caches.delete(key))))
    .then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const url = new URL(event.request.url);
  if (url.origin !== self.location.origin) return;
  const key = event.request.mode === "navigate" ? "/" : event.request;
  event.respondWith(caches.open(CACHE)
    .then((cache) => cache.match(key))
    .then((hit) => hit || fetch(event.request)));
});
