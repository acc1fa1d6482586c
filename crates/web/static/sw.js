// Alhambra's service worker.
//
// Caches one complete build of the page. The page always comes from the active build; a new build is fetched
// alongside and takes over when the page asks for it, so that files of two builds are never mixed.
//
// Tomorrow, another program may use an address such as 127.0.0.1:21492. So the worker only answers for its own paths,
// and unregisters itself when the server responds but no longer has this script.
const SIGN = "// Alhambra's service worker.\n";
const CACHE = "{pkg}";
const FILES = ["/", "/icon.svg", "/icon-192.png", "/manifest.webmanifest",
  "/{pkg}/boot.js", "/{pkg}/app.js", "/{pkg}/app_bg.wasm", "/{pkg}/style.css", "/{pkg}/wood.svg", "/{pkg}/paper.svg",
  "/{pkg}/dusk.svg", "/{pkg}/arcade.svg", "/{pkg}/feast.svg",
  "/{pkg}/philosopher-700.woff2", "/{pkg}/philosopher-700-ext.woff2",
  "/{pkg}/source-sans-3.woff2", "/{pkg}/source-sans-3-ext.woff2",
  "/{pkg}/words-de.ftl", "/{pkg}/words-en.ftl", "/{pkg}/words-es.ftl", "/{pkg}/words-fr.ftl", "/{pkg}/words-it.ftl",
  "/{pkg}/words-pl.ftl",
  "/{pkg}/book-de.json", "/{pkg}/book-en.json", "/{pkg}/book-es.json", "/{pkg}/book-fr.json", "/{pkg}/book-it.json",
  "/{pkg}/book-pl.json", "/{pkg}/rulings.json", "/{pkg}/board-place.json", "/{pkg}/board-scoring.json", "/{pkg}/examples.json",
  "/{pkg}/worker.js", "/{pkg}/first.net", "/{pkg}/plain.net"];

// How long to wait for the server, in milliseconds, before the page is served from the cache regardless.
const PATIENCE = 2000;

// What a gateway answers while the server behind it is temporarily unavailable.
const AWAY = [502, 503, 504];

self.addEventListener("install", (event) => {
  // Bypass the browser's HTTP cache, so that the cached build is what the server has now.
  const fresh = FILES.map((file) => new Request(file, { cache: "reload" }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener("message", (event) => {
  if (event.data === "take over") self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(caches.keys()
    .then((keys) => Promise.all(keys.filter((key) => key.startsWith("pkg/") && key !== CACHE).map((key) => caches.delete(key))))
    .then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  const { origin, pathname } = new URL(event.request.url);
  if (origin !== self.location.origin) return;
  const isPage = event.request.mode === "navigate";
  const path = isPage && pathname === "/index.html" ? "/" : pathname;
  if (FILES.includes(path)) {
    // A path that contains the name of the build cannot belong to another program.
    event.respondWith(path.startsWith(`/${CACHE}/`) ? kept(path, event.request) : ours(path, event));
  } else if (isPage) {
    event.waitUntil(look());
  }
});

// A file of this build; it comes from the server once the worker has unregistered itself.
async function kept(path, request) {
  return (await caches.match(path, { cacheName: CACHE })) || fetch(request);
}

// The same for a path that any program may use: first check that the server is still ours.
async function ours(path, event) {
  const looking = look();
  event.waitUntil(looking);
  const late = new Promise((done) => setTimeout(done, PATIENCE));
  await Promise.race([looking, late]);
  return kept(path, event.request);
}

// Checks that this script is still on the server, and unregisters if another program answers. Without a network,
// nothing is known and nothing changes.
async function look() {
  let answer, text;
  try {
    answer = await fetch(self.location.pathname, { cache: "no-store", redirect: "manual" });
    text = await answer.text();
  } catch {
    return;
  }
  const isScript = (answer.headers.get("content-type") || "").includes("javascript");
  if (AWAY.includes(answer.status) || (answer.ok && isScript && text.startsWith(SIGN))) return;
  // Only delete caches with this page's own names: another program may have caches as well.
  const keys = (await caches.keys()).filter((key) => key.startsWith("pkg/"));
  await Promise.all(keys.map((key) => caches.delete(key)));
  await self.registration.unregister();
}
