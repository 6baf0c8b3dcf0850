import { leaveGuard, isBlocked, type HistoryBlocker } from './leave-guard.ts';

// Back closes what is open over the page before it leaves the page, and asks where unsaved input would be lost.
// Each blocker has a history entry of its own at the page's own address. A navigation starts from the page's entry:
// those of the blockers are removed first, so that none is left behind.

/** How long the browser may take to go to a history entry, in milliseconds. */
const goTimeout = 1_000;

/** The timeout of a `history.go` of our own; undefined when none is running. */
let goTimer: ReturnType<typeof setTimeout> | undefined;
/** The depth before Back was pressed; the entries up to it can be reached by going forward. */
let forwardDepth = 0;
let lastDepth = depth();
let path = window.location.pathname;
let started = false;

/** Adds a blocker on top of the existing ones. Returns how to remove it. */
export function blockHistory(blocker: HistoryBlocker): () => void {
  watchHistory();
  leaveGuard.blockers = [...leaveGuard.blockers, blocker];
  syncSoon();
  return () => {
    leaveGuard.blockers = leaveGuard.blockers.filter((other) => other !== blocker);
    syncSoon();
  };
}

/** To be called before a dialog closes by other means than Back: asks about unsaved input in it, and returns whether. */
export function asksAboutUnsaved(own: HistoryBlocker): boolean {
  const unsavedBlocker = leaveGuard.blockers
    .slice(leaveGuard.blockers.indexOf(own) + 1)
    .findLast(({ unsaved }) => unsaved);
  unsavedBlocker?.back();
  return unsavedBlocker !== undefined;
}

/** The unsaved input was discarded or stored. */
export function removeUnsavedBlockers(): void {
  leaveGuard.blockers = leaveGuard.blockers.filter(({ unsaved }) => !unsaved);
  syncSoon();
}

/** Does what Back would have done without this blocker. */
export function goBackPast(blocker: HistoryBlocker): void {
  leaveGuard.blockers = leaveGuard.blockers.filter((other) => other !== blocker);
  const below = leaveGuard.blockers.at(-1);
  if (below) below.back();
  else leaveGuard.pending.push(() => history.back());
  syncSoon();
}

/** Starts once per visit: after a reload the current entry may be that of a dialog that is gone. */
export function watchHistory(): void {
  if (started) return;
  started = true;
  // the code may have come pages ago
  path = window.location.pathname;
  window.addEventListener('popstate', onPopState);
  for (const type of ['pushState', 'replaceState'] as const) {
    const original = history[type].bind(history);
    history[type] = (...to) => {
      const navigate = () => {
        original(...to);
        lastDepth = 0;
        onPathChange();
      };
      if (depth() === 0 && goTimer === undefined) return navigate();
      leaveGuard.pending.push(navigate);
      sync();
    };
  }
  syncSoon();
}

function onPopState(): void {
  const isOwn = goTimer !== undefined;
  clearTimeout(goTimer);
  goTimer = undefined;
  onPathChange();
  if (!isOwn && depth() < leaveGuard.blockers.length) {
    forwardDepth = lastDepth;
    leaveGuard.blockers.at(-1)?.back();
  }
  lastDepth = depth();
  syncSoon();
}

/** Unsaved input belongs to the page that was left. */
function onPathChange(): void {
  if (path === window.location.pathname) return;
  path = window.location.pathname;
  forwardDepth = 0;
  removeUnsavedBlockers();
}

let syncTimer: ReturnType<typeof setTimeout> | undefined;

/** After React has rendered: a dialog that replaces another takes over its entry. */
function syncSoon(): void {
  clearTimeout(syncTimer);
  syncTimer = setTimeout(() => {
    sync();
    if (!isBlocked()) leaveGuard.onFree();
  });
}

/** Makes the history have one entry per blocker, or none while a navigation is pending. */
function sync(): void {
  if (goTimer !== undefined) return;
  const current = depth();
  const wanted = leaveGuard.pending.length > 0 ? 0 : leaveGuard.blockers.length;
  const reachable = Math.min(forwardDepth, wanted);
  forwardDepth = 0;
  if (current > wanted) go(wanted - current);
  else if (reachable > current) go(reachable - current);
  else if (current < wanted) for (let next = current + 1; next <= wanted; next++) pushDepth(next);
  else {
    const navigations = leaveGuard.pending;
    leaveGuard.pending = [];
    for (const navigate of navigations) navigate();
    if (navigations.length > 0) syncSoon();
  }
  lastDepth = depth();
}

function go(steps: number): void {
  goTimer = setTimeout(() => {
    // There is no such entry: the current one is not that of a blocker.
    writeDepth('replaceState', 0);
    onPopState();
  }, goTimeout);
  history.go(steps);
}

function pushDepth(blockerDepth: number): void {
  writeDepth('pushState', blockerDepth);
}

/** The prototype's own function: the router's would report a navigation. */
function writeDepth(method: 'pushState' | 'replaceState', blockerDepth: number): void {
  const known: unknown = history.state;
  const state = typeof known === 'object' ? { ...known, blockerDepth } : { blockerDepth };
  History.prototype[method].call(history, state, '');
}

/** How many blockers the current history entry has. */
function depth(): number {
  const state = history.state as { blockerDepth?: unknown } | null;
  return typeof state?.blockerDepth === 'number' ? state.blockerDepth : 0;
}
