// Keeps the app itself on a keeper's device, so that a page can be reloaded without a network and shows what is waiting
// to be sent. Responses of /api and /uploads are never cached here. Registered by web/lib/offline.ts, which has the
// same two names.

const shell = 'exuvia-shell';
const assets = 'exuvia-assets';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const isPage = !/^\/(api|uploads)(\/|$)|\./.test(pathname);
  if (request.mode === 'navigate' && isPage) event.respondWith(page(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
});

/** The server's page as long as it responds, otherwise the cached one. */
async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(answer.clone());
    return answer.status < 500 ? answer : ((await kept()) ?? answer);
  } catch (error) {
    const known = await kept();
    if (known) return known;
    throw error;
  }
}

const kept = () => caches.match('/', { cacheName: shell });

/** A new version names other assets: the old ones are deleted before the page requests the new. */
async function keep(answer) {
  const [known, text] = await Promise.all([kept().then((page) => page?.text()), answer.text()]);
  if (known === text) return;
  await caches.delete(assets);
  const cache = await caches.open(shell);
  await cache.put('/', new Response(text, { headers: { 'content-type': 'text/html' } }));
}

/** Asset names contain a hash of their content: a cached one never changes. */
async function asset(request) {
  const cache = await caches.open(assets);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
