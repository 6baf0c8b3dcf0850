import { useEffect, useState } from 'react';
import { confirm } from '#web/state/dialogs.ts';
import { texts } from '#web/texts/texts.ts';
import { forgetUnsaved, goBackFrom, guard, isUnsaved, type Guard } from '#web/ui/way-back.ts';

/**
 * A record while it is typed. Every change is made to the newest draft: two that come within one moment, as a
 * chosen option and the next field's first letter do, are both kept. Whoever leaves it changed is asked.
 */
export function useDraft<Draft>(start: Draft | (() => Draft)) {
  const [draft, setDraft] = useState(start);
  const [first] = useState(() => fingerprint(draft));
  const change = (part: Partial<Draft> | ((newest: Draft) => Partial<Draft>)) =>
    setDraft((newest) => ({ ...newest, ...(typeof part === 'function' ? part(newest) : part) }));
  useUnsaved(fingerprint(draft) !== first);
  return [draft, change] as const;
}

/** Asks before the page or the dialog is left, as long as something typed would be lost with it. */
export function useUnsaved(changed: boolean): void {
  useEffect(() => {
    if (!changed) return;
    const unsaved: Guard = { unsaved: true, back: () => void askedBack(unsaved) };
    const release = guard(unsaved);
    watchLinks();
    window.addEventListener('beforeunload', ask);
    return () => {
      window.removeEventListener('beforeunload', ask);
      release();
    };
  }, [changed]);
}

async function askedBack(unsaved: Guard): Promise<void> {
  if (await mayLeave()) goBackFrom(unsaved);
}

function mayLeave(): Promise<boolean> {
  const { errors } = texts();
  return confirm({
    title: errors.unsaved,
    text: errors.unsavedText,
    button: errors.leave,
    style: 'plain',
    cancel: errors.stay,
  });
}

/** The browser's own question, in its own words. */
function ask(event: BeforeUnloadEvent): void {
  if (isUnsaved()) event.preventDefault();
}

let watching = false;

function watchLinks(): void {
  if (watching) return;
  watching = true;
  document.addEventListener('click', (event) => void askedLink(event), { capture: true });
}

async function askedLink(event: MouseEvent): Promise<void> {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || !leads(link) || !isUnsaved()) return;
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey)
    return;
  event.preventDefault();
  event.stopPropagation();
  if (!(await mayLeave())) return;
  forgetUnsaved();
  link.click();
}

/** Whether it opens another page here, instead of a file, another tab or a place on this page. */
function leads(link: HTMLAnchorElement): boolean {
  const { location } = window;
  return (
    link.origin === location.origin &&
    !link.hasAttribute('download') &&
    (link.target === '' || link.target === '_self') &&
    link.pathname !== location.pathname
  );
}

/** Equal for drafts that hold the same; sets are told by what is in them. */
function fingerprint(draft: unknown): string {
  return JSON.stringify(draft, (_key, value: unknown) =>
    value instanceof Set || value instanceof Map ? [...value].sort() : value,
  );
}
