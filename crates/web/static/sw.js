// Keeps the page for times without a network. Each build has its own folder, so a new build is a new cache.
const CACHE = "{pkg}";
const FILES = ["/", "/icon.svg", "/manifest.webmanifest",
  "/{pkg}/app.js", "/{pkg}/app_bg.wasm", "/{pkg}/style.css",
  "/{pkg}/worker.js", "/{pkg}/bot.js", "/{pkg}/bot_bg.wasm"];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)).then(() => self.skipWaiting()));
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
  // The page itself: the network first, so that updates arrive; everything else never changes under its name.
  if (event.request.mode === "navigate") {
    event.respondWith(fetch(event.request).catch(() => caches.match("/")));
  } else {
    event.respondWith(caches.match(event.request).then((hit) => hit || fetch(event.request)));
  }
});
