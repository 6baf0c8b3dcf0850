// Keeps the app itself on a keeper's device, so that it opens without a network, whichever page is asked for, and shows
// what is waiting to be sent. It keeps no data: responses of /api and /uploads are never cached here. What pages keep of a
// keeper goes with the log-out; of it this worker shows the thumbnails (web/device/kept-thumbnails.ts). Registered by
// web/lib/offline.ts.
//
// A version is kept whole or not at all: the kept page changes when every file of the new version is there, and only then
// the files of the old one go. A new version that half arrives, over a weak network, costs nobody the app.

const shell = 'exuvia-shell';
const assets = 'exuvia-assets';
/** Which files the pages of an address need. */
const partsFile = '/sections.json';
/** The page whose files were all found here since this worker started. */
let whole = '';

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([self.clients.claim(), keepFirst()])),
);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const isPage = !/^\/(api|uploads)(\/|$)|\./.test(pathname);
  if (request.mode === 'navigate' && isPage) event.respondWith(page(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (/^\/uploads\/(thumb|mobile)\/.*\.webp$/.test(pathname))
    event.respondWith(picture(request, pathname.startsWith('/uploads/mobile/')));
});

/** The server's page as long as it comes with what it needs to be drawn, otherwise the kept one. */
async function page(event) {
  const known = await kept(event.request);
  try {
    const answer = await fetch(event.request);
    if (!answer.ok) return answer.status < 500 ? answer : (known ?? answer);
    const text = await answer.clone().text();
    if (known && !(await fetched(namedIn(text)))) return known;
    event.waitUntil(keep(text));
    return answer;
  } catch (error) {
    if (known) return known;
    throw error;
  }
}

/** The kept page, which names what this address needs, so that it is read while the first script runs. */
async function kept(request) {
  const cache = await caches.open(shell);
  const [known, parts] = await Promise.all([cache.match('/'), cache.match(partsFile)]);
  if (!known || !parts) return known;
  const [text, { sections, home, device }] = await Promise.all([known.text(), parts.json()]);
  const { pathname } = new URL(request.url);
  const files = new Set([...device, ...(pathname === '/' ? home : of(sections, pathname))]);
  const links = [...files].map((file) =>
    file.endsWith('.css')
      ? `<link rel="preload" as="style" href="${file}">`
      : `<link rel="preload" as="script" crossorigin href="${file}">`,
  );
  const linked = text.replace('</head>', `${links.join('')}</head>`);
  return new Response(linked, { headers: known.headers });
}

/** What stands for an address, or for the longest part that it begins with. */
const of = (sections, address) =>
  address === ''
    ? []
    : (sections[address] ?? of(sections, address.slice(0, address.lastIndexOf('/'))));

async function keepFirst() {
  try {
    const answer = await fetch('/');
    if (answer.ok) await keep(await answer.text());
  } catch {
    // no network now; the next visit keeps it
  }
}

/** Keeps a version once all of its files are here, and removes those of others. */
async function keep(text) {
  if (whole === text) return;
  try {
    const list = await fetch('/assets.json');
    const names = list.ok ? await list.json() : [];
    const isOfPage = namedIn(text).every((name) => names.includes(name)); // or the server was updated in between
    if (!isOfPage || !(await fetched(names))) return;
    const cache = await caches.open(shell);
    await keepParts(cache, names);
    const headers = { 'content-type': 'text/html' };
    await cache.put('/', new Response(text, { headers }));
    await removeOthers(names);
    whole = text;
  } catch (error) {
    // Storage is full, or the network is gone: what was kept before is still whole.
    console.warn('The app could not be kept on this device', error);
  }
}

/** Without them a page is only slower. */
async function keepParts(cache, names) {
  const parts = await fetch(partsFile);
  const isJson = parts.ok && parts.headers.get('content-type')?.includes('json');
  const named = isJson ? namedIn(await parts.clone().text()) : [];
  const isOfPage = named.length > 0 && named.every((name) => names.includes(name));
  await (isOfPage ? cache.put(partsFile, parts) : cache.delete(partsFile));
}

/** What the page itself names: its scripts and sheets. Each once: `addAll` refuses what it is told twice. */
const namedIn = (text) => [
  ...new Set([...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, name]) => name)),
];

/** Whether all of these files are here now. */
async function fetched(names) {
  const cache = await caches.open(assets);
  try {
    const known = await Promise.all(names.map((name) => cache.match(name)));
    await cache.addAll(names.filter((_, at) => !known[at]));
    return true;
  } catch {
    return false;
  }
}

async function removeOthers(names) {
  const cache = await caches.open(assets);
  const old = (await cache.keys()).filter(({ url }) => !names.includes(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
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

/**
 * A thumbnail that a page has kept needs no network: its address has its version, and never changes its content. In the
 * place of a larger picture it is shown where the server gives none.
 */
async function picture(request, isLarger) {
  const known = await caches.match(request.url.replace('/mobile/', '/thumb/'));
  if (known && !isLarger) return known;
  try {
    const answer = await fetch(request);
    return known && answer.status >= 500 ? inItsPlace(known) : answer;
  } catch (error) {
    if (known) return inItsPlace(known);
    throw error;
  }
}

/** The browser must not take it for the larger one later. */
const inItsPlace = (known) =>
  new Response(known.body, {
    headers: { 'content-type': 'image/webp', 'cache-control': 'no-store' },
  });

// Notices, whose words come from the server, in the keeper's language.
self.addEventListener('push', (event) => event.waitUntil(showNotice(event.data)));
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openPage(event.notification.data ?? '/'));
});

/** Browsers want to see one for each message, also where nothing of it can be read. */
function showNotice(data) {
  let notice = {};
  try {
    notice = data.json();
  } catch (error) {
    console.warn('A notice could not be read', error);
  }
  const { title = 'Exuvia', body = '', tag = '', url = '/', lang = '' } = notice;
  return self.registration.showNotification(title, {
    body,
    tag,
    lang,
    data: url,
    icon: '/icon-192.png',
  });
}

/** A page that is open there already, else a new one: what is typed in another is left alone. */
async function openPage(url) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const open = pages.find((page) => new URL(page.url).pathname === url);
  return open ? open.focus() : self.clients.openWindow(url);
}
