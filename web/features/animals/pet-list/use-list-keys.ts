import { useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useShortcuts } from '#web/components/shortcuts.ts';
import type { Recording } from '#web/features/animals/pet-details/record-now.tsx';
import { paths } from '#web/paths.ts';

type Choice = { on: boolean; start: () => void; toggle: (id: number, selected: boolean) => void };

/** The animal that had the focus last: Back leads to it. */
let last: number | null = null;
/** The animal whose link is becoming a check box: the focus is nowhere until the next frame, and keys may come before. */
let refocused: number | null = null;

/**
 * The keys of a list of animals, whose elements have `data-pet`. The current animal is the one that has the focus, so
 * that Enter opens it and screen readers follow. Returns what is to be recorded.
 */
export function useListKeys(choice: Choice & { has: (id: number) => boolean }) {
  const [recording, setRecording] = useState<Recording | null>(null);
  const record = (kind: Recording['kind']) => () => {
    const id = currentPet();
    if (id !== null && !choice.on) setRecording({ id, kind });
  };
  function select() {
    const id = currentPet();
    if (id === null) return;
    if (!choice.on) choice.start();
    choice.toggle(id, !choice.has(id));
    refocused = id;
    requestAnimationFrame(() => refocused === id && focusPet(elementOf(id)));
  }
  useShortcuts('list', {
    next: () => step(1),
    previous: () => step(-1),
    select,
    edit: () => {
      const id = currentPet();
      if (id !== null) navigate(paths.petEdit(id));
    },
    fed: record('fed'),
    refused: record('refused'),
    molt: record('molt'),
  });
  return { recording, record: setRecording, endRecording: () => setRecording(null) };
}

const shown = () => [...document.querySelectorAll<HTMLElement>('main [data-pet]')];
const elementOf = (id: number) => shown().find((element) => idOf(element) === id);
const idOf = (element: HTMLElement) => Number(element.dataset['pet']);

function currentPet(): number | null {
  const element = document.activeElement?.closest<HTMLElement>('[data-pet]');
  return element ? idOf(element) : refocused;
}

/** Moves the focus to the next animal, or the previous one; first to where it was before. */
function step(by: 1 | -1): void {
  const all = shown();
  const current = currentPet();
  const at = all.findIndex((element) => idOf(element) === (current ?? last));
  const to = current === null ? Math.max(at, 0) : at + by;
  focusPet(all[Math.min(Math.max(to, 0), all.length - 1)]);
}

function focusPet(element: HTMLElement | undefined): void {
  refocused = null;
  if (!element) return;
  last = idOf(element);
  // in the table the number: Enter opens the animal there, and edits what can be edited
  const cell = element.querySelector<HTMLElement>('td[data-column]:not(.is-editable)');
  const part = cell ?? element.querySelector<HTMLElement>('a[href], input, button');
  part?.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest' });
}
