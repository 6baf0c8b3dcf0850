import { useSyncExternalStore } from 'react';
import { navigate } from 'wouter/use-browser-location';

// The address's query as the page shows it. A changed filter is shown first and written into the address a moment later:
// on a phone that write takes a fifth of the time of a keystroke, and Safari allows only some hundred in half a minute.

/** How long the address may be behind, in milliseconds. */
const BEHIND = 100;

/** What the address does not say yet; `from`: what it says. */
type Unwritten = { path: string; from: string; search: string };

let unwritten: Unwritten | null = null;
/** What is being written: an open dialog takes its entry out of the history first. */
let inFlight: string | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** As `window.location.search`: wouter would decode it, and turn a typed %26 into a &. */
export function currentQuery(): string {
  return unwritten && isHere(unwritten) ? unwritten.search : window.location.search;
}

/** The same, followed. */
export function usePageQuery(): string {
  return useSyncExternalStore(subscribe, currentQuery);
}

/** Replaces the query of the current history entry. */
export function replaceQuery(search: string): void {
  const { pathname, search: from } = window.location;
  unwritten = { path: pathname, from, search };
  timer ??= setTimeout(write, BEHIND);
  tell();
}

const isHere = ({ path, from }: Unwritten): boolean =>
  path === window.location.pathname && from === window.location.search;

function write(): void {
  clearTimeout(timer);
  timer = undefined;
  if (!unwritten || !isHere(unwritten) || unwritten.search === unwritten.from) unwritten = null;
  if (!unwritten || unwritten.search === inFlight) return;
  const { path, search } = unwritten;
  inFlight = search;
  // the entry keeps the key of its scroll position
  const state = { scroll: window.history.state?.scroll };
  navigate(`${path}${search}`, { replace: true, state });
}

/** The address has changed: by what was written, with perhaps more to write since, or by something else. */
function follow(): void {
  if (unwritten && inFlight === window.location.search) {
    unwritten.from = inFlight;
    inFlight = null;
  }
  if (!unwritten || !isHere(unwritten) || unwritten.search === unwritten.from)
    unwritten = inFlight = null;
  tell();
}

// what is tapped, or a key opens, may leave the page: its entry in the history has to be whole before
for (const event of ['click', 'keydown', 'pagehide'])
  window.addEventListener(event, write, { capture: true });
// wouter reports the two in the middle by events of its own
for (const event of ['popstate', 'pushState', 'replaceState', 'hashchange'])
  window.addEventListener(event, follow);

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
