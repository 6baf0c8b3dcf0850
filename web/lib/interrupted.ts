import { useEffect, useState } from 'react';
import { currentSession, onSessionEnd } from '#web/state/session.ts';

// A session that is ended from elsewhere takes the page away, whatever is typed in it. It comes back when the same keeper logs in
// again in this tab and opens the form: nobody else gets it, nothing is stored, and who leaves leaves nothing behind.

type Typed = { key: string; changes: () => object };

const open = new Set<Typed>();
let kept = new Map<string, object>();

onSessionEnd((_, isLeft) => {
  if (isLeft) kept = new Map();
  else for (const { key, changes } of open) kept.set(key, changes());
});

/** The form at this address, of the keeper who is logged in; without a name the beginning of all of them. */
const keyOf = (...form: string[]) => {
  const { pathname, search } = window.location;
  return [currentSession()?.user.uid, `${pathname}${search}`, ...form, ''].join(' ');
};

const EDIT = 'edit';

/**
 * What an edit was opened with. Where what was typed before the session ended is there again it is what it was opened with
 * then, so that what was changed elsewhere meanwhile is no part of what its keeper saw. `of`: what is edited, where the page
 * has forms of several records, with which the names of these forms begin.
 */
export function useOpened<Opened extends object>(
  start: () => Opened,
  ...of: string[]
): { now: Opened; seen: Opened } {
  const [begun] = useState(() => {
    const key = keyOf(...of, EDIT);
    const now = start();
    const isTyped = [...kept.keys()].some((one) => one.startsWith(keyOf(...of)) && one !== key);
    return { key, now, seen: { ...now, ...(isTyped && kept.get(key)) } };
  });
  useEffect(() => void kept.delete(begun.key), [begun]);
  useInterruptible(begun.key, true, () => begun.seen);
  return begun;
}

/** `start` with what was typed before the session ended. `form`: its name on the page; without one nothing is kept. */
export function useInterrupted<Draft>(form: string | undefined, start: () => Draft) {
  const [begun] = useState(() => {
    const key = form === undefined ? undefined : keyOf(form);
    const first = start();
    return { key, first, draft: { ...first, ...(key && kept.get(key)) } };
  });
  useEffect(() => {
    if (begun.key) kept.delete(begun.key);
  }, [begun]);
  return begun;
}

/** Remembers what is typed, as long as the form is open. */
export function useInterruptible(
  key: string | undefined,
  isChanged: boolean,
  changes: () => object,
) {
  useEffect(() => {
    if (!isChanged || key === undefined) return;
    const typed = { key, changes };
    open.add(typed);
    return () => void open.delete(typed);
  });
}
