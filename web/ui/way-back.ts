// Back closes what lies over the page before it leaves the page, and asks where something typed would be lost.
// Every guard has an entry of its own in the browser's history, a mark at the page's own address. Whoever goes
// elsewhere goes from the page's entry: the marks are taken back first, so that none is left behind.

/** What Back meets first: a dialog that it closes, or typed changes that it asks about. */
export type Guard = {
  back: () => void;
  /** Typed changes: links and a closing tab ask too. */
  unsaved?: boolean;
};

/** How long the browser may take to go to an entry of its history, in milliseconds. */
const patience = 1_000;

/** The newest last. */
let guards: Guard[] = [];
/** Navigations that wait until the marks are taken back. */
let waiting: (() => void)[] = [];
/** The timer that ends a way of our own through the history. */
let onTheWay: ReturnType<typeof setTimeout> | undefined;
/** How deep we stood before Back was pressed; the marks up to here can be gone to again. */
let ahead = 0;
let last = depth();
let path = window.location.pathname;
let started = false;

/** Puts a guard over all that are there. Answers how to take it away. */
export function guard(one: Guard): () => void {
  watchBack();
  guards = [...guards, one];
  agreeSoon();
  return () => {
    guards = guards.filter((other) => other !== one);
    agreeSoon();
  };
}

/** Whether typed changes would be lost. */
export function isUnsaved(): boolean {
  return guards.some(({ unsaved }) => unsaved);
}

/** Another way out of what this guard stands for: what was typed in it is asked about first. Answers whether. */
export function asks(own: Guard): boolean {
  const typed = guards.slice(guards.indexOf(own) + 1).findLast(({ unsaved }) => unsaved);
  typed?.back();
  return typed !== undefined;
}

/** The typed changes are given up, or are stored. */
export function forgetUnsaved(): void {
  guards = guards.filter(({ unsaved }) => !unsaved);
  agreeSoon();
}

/** What Back would have done if the guard that asked had not been there. */
export function goBackFrom(asked: Guard): void {
  guards = guards.filter((other) => other !== asked);
  const below = guards.at(-1);
  if (below) below.back();
  else waiting.push(() => history.back());
  agreeSoon();
}

/** Begins to look at the history, once: a page that was loaded again may stand on the mark of a dialog that is gone. */
export function watchBack(): void {
  if (started) return;
  started = true;
  window.addEventListener('popstate', arrive);
  for (const type of ['pushState', 'replaceState'] as const) {
    const go = history[type].bind(history);
    history[type] = (...to) => {
      const leave = () => {
        go(...to);
        last = 0;
        moved();
      };
      if (depth() === 0 && onTheWay === undefined) return leave();
      waiting.push(leave);
      agree();
    };
  }
  agreeSoon();
}

function arrive(): void {
  const own = onTheWay !== undefined;
  clearTimeout(onTheWay);
  onTheWay = undefined;
  moved();
  if (!own && depth() < guards.length) {
    ahead = last;
    guards.at(-1)?.back();
  }
  last = depth();
  agreeSoon();
}

/** Another page has forms of its own. */
function moved(): void {
  if (path === window.location.pathname) return;
  path = window.location.pathname;
  ahead = 0;
  forgetUnsaved();
}

let soon: ReturnType<typeof setTimeout> | undefined;

/** After React has drawn: a dialog that takes the place of another takes its mark too. */
function agreeSoon(): void {
  clearTimeout(soon);
  soon = setTimeout(agree);
}

/** Brings the marks in the history into agreement with the guards. */
function agree(): void {
  if (onTheWay !== undefined) return;
  const at = depth();
  const wanted = waiting.length > 0 ? 0 : guards.length;
  const again = Math.min(ahead, wanted);
  ahead = 0;
  if (at > wanted) travel(wanted - at);
  else if (again > at) travel(again - at);
  else if (at < wanted) for (let mark = at + 1; mark <= wanted; mark++) push(mark);
  else {
    const now = waiting;
    waiting = [];
    for (const go of now) go();
    if (now.length > 0) agreeSoon();
  }
  last = depth();
}

function travel(steps: number): void {
  onTheWay = setTimeout(() => {
    // There is no such entry: what stands here is no mark of ours.
    write('replaceState', 0);
    arrive();
  }, patience);
  history.go(steps);
}

function push(mark: number): void {
  write('pushState', mark);
}

/** The prototype's own function: the router's would tell of a navigation that is none. */
function write(how: 'pushState' | 'replaceState', mark: number): void {
  const known: unknown = history.state;
  const state = typeof known === 'object' ? { ...known, mark } : { mark };
  History.prototype[how].call(history, state, '');
}

function depth(): number {
  const state = history.state as { mark?: unknown } | null;
  return typeof state?.mark === 'number' ? state.mark : 0;
}
