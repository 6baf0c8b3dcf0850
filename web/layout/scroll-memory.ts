import { isRecord } from '#src/domain/is-record.ts';

// Back restores the scroll position. The browser's own restoration fails where a page is rendered after the navigation,
// so every history entry gets a key, and its position is stored under it.

type Kept = Record<string, number>;

const storageKey = 'exuvia.scroll';
/** How long a page may take to grow to its former height, in milliseconds. */
const patience = 3_000;

/** Starts remembering positions; once per visit. */
export function rememberScroll(): void {
  if (!('scrollRestoration' in history)) return;
  history.scrollRestoration = 'manual';
  const kept = readKept();
  let key = keyOfEntry();
  let path = window.location.pathname;
  const known = kept[key];
  let stop = known === undefined ? () => {} : scrollTo(known);

  const keep = () => {
    kept[key] = window.scrollY;
  };
  const arrive = (come: 'push' | 'replace' | 'pop') => {
    const samePath = path === window.location.pathname;
    path = window.location.pathname;
    key = keyOfEntry();
    // A changed filter does not scroll, nor stops it: a list may get its filters while it is opened.
    if (come === 'replace' && samePath) return;
    stop();
    stop = scrollTo(come === 'pop' ? (kept[key] ?? 0) : 0);
  };

  window.addEventListener('scroll', keep, { passive: true });
  window.addEventListener('popstate', ({ state }) => {
    if (!isNewPart(state)) return arrive('pop');
    stop();
    key = keyOfEntry();
  });
  // wouter reports these two by events of its own.
  window.addEventListener('pushState', () => arrive('push'));
  window.addEventListener('replaceState', () => arrive('replace'));
  window.addEventListener('pagehide', () => writeKept(kept));
}

/** Whether a link to a part of the page led to an entry, which is new: the browser itself scrolls to the part. */
const isNewPart = (state: unknown) => window.location.hash !== '' && state === null;

/** The key of the current entry; a new entry gets one. */
function keyOfEntry(): string {
  const state: unknown = history.state;
  const known = isRecord(state) ? state : {};
  if (typeof known['scroll'] === 'string') return known['scroll'];
  const key = `${Date.now()}-${Math.random()}`;
  // The prototype's own function: wouter's would report a navigation.
  History.prototype.replaceState.call(history, { ...known, scroll: key }, '');
  return key;
}

/** Scrolls as soon as the page is high enough; ends when the reader scrolls. Returns how to stop. */
function scrollTo(top: number): () => void {
  const until = performance.now() + patience;
  let frame = 0;
  const stop = () => {
    cancelAnimationFrame(frame);
    for (const event of readerEvents) window.removeEventListener(event, stop);
  };
  const attempt = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) < 2 || performance.now() > until) stop();
    else frame = requestAnimationFrame(attempt);
  };
  for (const event of readerEvents) window.addEventListener(event, stop, { passive: true });
  // After React has rendered the new page.
  frame = requestAnimationFrame(attempt);
  return stop;
}

const readerEvents = ['wheel', 'touchstart', 'keydown'];

function readKept(): Kept {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return isRecord(kept) ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

function writeKept(kept: Kept): void {
  try {
    const newest = Object.entries(kept).slice(-50);
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(newest)));
  } catch {
    // Without storage a reload starts at the top.
  }
}
