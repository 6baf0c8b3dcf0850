import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { confirm } from '#web/state/dialogs.ts';
import { useInterrupted, useInterruptible } from './interrupted.ts';
import { texts } from '#web/texts/texts.ts';
import { isUnsaved, type HistoryBlocker } from '#web/ui/leave-guard.ts';
import { blockHistory, goBackPast, removeUnsavedBlockers } from '#web/ui/history-blocker.ts';

/**
 * The state of a form. Every change is applied to the newest draft, so that two changes in the same tick, such as a
 * chosen option and the next field's first letter, are both kept. Leaving a changed draft asks first. `form`: its name on
 * its page, by which what is typed survives a session that ends meanwhile. The third is for a form that stays once it is saved.
 */
export function useDraft<Draft extends object>(start: Draft | (() => Draft), form?: string) {
  const begun = useInterrupted(form, () => (typeof start === 'function' ? start() : start));
  const { draft, change, isChanged, changes, stored } = useChanges(begun);
  useUnsaved(isChanged);
  useInterruptible(begun.key, isChanged, changes);
  return [draft, change, stored] as const;
}

/** What is typed, and what of it differs from the beginning. */
export function useChanges<Draft extends object>(begun: { first: Draft; draft: Draft }) {
  const [draft, setDraft] = useState<Draft>(begun.draft);
  const [first, setFirst] = useState<Draft>(begun.first);
  const change = (part: Partial<Draft> | ((newest: Draft) => Partial<Draft>)) =>
    setDraft((newest) => ({ ...newest, ...(typeof part === 'function' ? part(newest) : part) }));
  return {
    ...{ draft, change, isChanged: fingerprint(draft) !== fingerprint(first) },
    changes: () => changedIn(draft, first),
    stored: () => setFirst(draft),
    startOver: () => setDraft(first),
  };
}

/** Asks before the page or the dialog is left while unsaved input would be lost. */
export function useUnsaved(changed: boolean): void {
  useEffect(() => {
    if (!changed) return;
    const unsaved: HistoryBlocker = { unsaved: true, back: () => void onBack(unsaved) };
    const release = blockHistory(unsaved);
    watchLinks();
    window.addEventListener('beforeunload', onBeforeUnload);
    return () => {
      window.removeEventListener('beforeunload', onBeforeUnload);
      release();
    };
  }, [changed]);
}

async function onBack(unsaved: HistoryBlocker): Promise<void> {
  if (await confirmLeaving()) goBackPast(unsaved);
}

/** As `navigate`, for what is no link: a key, or what was found by typing. */
export async function leaveFor(href: string, how?: { replace: true }): Promise<void> {
  if (isUnsaved() && !(await confirmLeaving())) return;
  removeUnsavedBlockers();
  navigate(href, how);
}

function confirmLeaving(): Promise<boolean> {
  const { errors } = texts();
  return confirm({
    title: errors.unsaved,
    text: errors.unsavedText,
    button: errors.leave,
    style: 'plain',
    cancel: errors.stay,
  });
}

/** The browser's own prompt, in its own words. */
function onBeforeUnload(event: BeforeUnloadEvent): void {
  if (isUnsaved()) event.preventDefault();
}

let watching = false;

function watchLinks(): void {
  if (watching) return;
  watching = true;
  document.addEventListener('click', (event) => void onLinkClick(event), { capture: true });
}

async function onLinkClick(event: MouseEvent): Promise<void> {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !opensAnotherPage(link) || !isUnsaved()) return;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  event.stopPropagation();
  if (!(await confirmLeaving())) return;
  removeUnsavedBlockers();
  link.click();
}

/** Whether the link opens another page here, instead of a file, another tab or an anchor on this page. */
function opensAnotherPage(link: HTMLAnchorElement): boolean {
  const { location } = window;
  return (
    link.origin === location.origin &&
    !link.hasAttribute('download') &&
    (link.target === '' || link.target === '_self') &&
    (link.pathname !== location.pathname || recordIn(link.search) !== recordIn(location.search))
  );
}

/** The page of another record, or picture, has the same path. */
function recordIn(search: string): string {
  const params = new URLSearchParams(search);
  return `${params.get('id')} ${params.get('picture')}`;
}

const changedIn = (draft: object, first: object) =>
  Object.fromEntries(
    Object.entries(draft).filter(
      ([name, value]) => fingerprint(value) !== fingerprint(first[name as keyof typeof first]),
    ),
  );

/** Equal for drafts with equal content; sets and maps are compared by their entries. */
function fingerprint(draft: unknown): string {
  return JSON.stringify(draft, (_key, value: unknown) =>
    value instanceof Set || value instanceof Map ? [...value].sort() : value,
  );
}
