import { useEffect, useLayoutEffect, useRef } from 'react';

/** What single keys do, by `KeyboardEvent.key`; letters are lower case. */
export type Keys = Readonly<Record<string, () => void>>;

let areOn: () => boolean = () => true;

/** Sets who decides whether single keys do anything: people who speak to their device turn them off (WCAG 2.1.4). */
export function singleKeysWhen(decide: () => boolean): void {
  areOn = decide;
}

/**
 * Single-key shortcuts that work wherever the focus is, but not while typing, in a dialog, with a modifier, or where
 * the focused part has used the key itself.
 */
export function useKeys(keys: Keys): void {
  const latest = useRef(keys);
  // before it is painted: a key that is pressed at what is seen would else do what was there before
  useLayoutEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    function press(event: KeyboardEvent) {
      const act = areOn() && isFree(event) ? latest.current[keyOf(event)] : undefined;
      if (!act) return;
      event.preventDefault();
      act();
    }
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

/** As typed, but for Caps Lock. */
const keyOf = ({ key, shiftKey }: KeyboardEvent): string =>
  key.length === 1 && !shiftKey ? key.toLowerCase() : key;

/** Whether a pressed key may be a shortcut. Shift is part of signs such as `?`, but makes a letter another one. */
export function isFree(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, repeat, isComposing, defaultPrevented, target } = event;
  if (ctrlKey || metaKey || altKey || isComposing || defaultPrevented) return false;
  // Only steps may be repeated by a key that is held down.
  if (repeat && !STEPS.has(keyOf(event))) return false;
  if (document.querySelector('dialog[open]') || !(target instanceof Element)) return false;
  return !isTyping(target) && !(key.startsWith('Arrow') && usesArrows(target));
}

const STEPS = new Set(['j', 'k']);

const TYPING = [
  'input:not([type="radio"]):not([type="checkbox"]):not([type="button"]):not([type="submit"])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="combobox"]',
  '[role="listbox"]',
  '[role="menu"]',
  '[role="textbox"]',
].join();

const isTyping = (target: Element): boolean => target.closest(TYPING) !== null;

/** Anything but the page itself, its links and its buttons may scroll, or have a choice of its own. */
const usesArrows = (target: Element): boolean =>
  !target.matches('body, main, h1, a, button') ||
  target.closest('[role="tablist"], [role="grid"], [role="toolbar"]') !== null;
