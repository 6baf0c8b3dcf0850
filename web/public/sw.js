// Keeps the app itself on a keeper's device, so that a page which is loaded again without a network
// still stands, and shows what waits to be sent. Answers of /api and /uploads are never kept here.
// Registered by web/lib/offline.ts, which knows the same two names.

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

/** The server's page as long as it answers; without it the one that was kept. */
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

/** A new version names other assets: the old ones go before the page asks for the new. */
async function keep(answer) {
  const [known, text] = await Promise.all([kept().then((page) => page?.text()), answer.text()]);
  if (known === text) return;
  await caches.delete(assets);
  const cache = await caches.open(shell);
  await cache.put('/', new Response(text, { headers: { 'content-type': 'text/html' } }));
}

/** Assets have their content's hash in their names: one that is known never changes. */
async function asset(request) {
  const cache = await caches.open(assets);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
