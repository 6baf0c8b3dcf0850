// Whether something holds the page: all that the first screen asks. The code that works the history comes with the first
// form or dialog, see history-blocker.ts.

/** What Back meets first: a dialog that it closes, or unsaved input that it asks about. */
export type HistoryBlocker = {
  back: () => void;
  /** Unsaved input: links and a closing tab ask too. */
  unsaved?: boolean;
};

export const leaveGuard = {
  /** The newest last. */
  blockers: [] as HistoryBlocker[],
  /** Navigations that wait until the blockers' entries are removed. */
  pending: [] as (() => void)[],
  onFree: () => {},
};

/** Whether a dialog is open, or there is unsaved input. */
export const isBlocked = (): boolean => leaveGuard.blockers.length > 0;

/** Whether there is unsaved input. */
export const isUnsaved = (): boolean => leaveGuard.blockers.some(({ unsaved }) => unsaved);

/** Whether the page is being left: its form is saved, and still there until the entries of its blockers are gone. */
export const isLeaving = (): boolean => leaveGuard.pending.length > 0;

/** Calls back when nothing is open or unsaved any more. */
export const onUnblocked = (callback: () => void): void => void (leaveGuard.onFree = callback);
