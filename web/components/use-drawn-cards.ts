import { useState, type ReactElement } from 'react';
import { createRowKeys } from '#web/ui/row-keys.ts';
import { usePainted } from '#web/ui/use-painted.ts';

/** As many cards as a phone shows below what a list is narrowed down with, and above its keyboard while one types. */
const FIRST = 3;
const ABOVE_KEYBOARD = 2;
/** A larger screen shows most of a page of cards at once. */
const phone = window.matchMedia('(max-width: 47.99rem)');
const hasKeyboardOnScreen = window.matchMedia('(pointer: coarse)');

type Draw<Animal> = (pet: Animal, key: number, at: number) => ReactElement;

/**
 * The cards of a list, drawn with the keys of the elements that they take over: in other cards only the words change. On
 * a phone those that are seen first are drawn, and all once these are painted, so that each letter of a search shows
 * before the cards below the fold.
 */
export function useDrawnCards<Animal extends { id: number }>(
  pets: readonly Animal[],
  draw: Draw<Animal>,
): ReactElement[] {
  const [keysOf] = useState(createRowKeys);
  const ids = pets.map(({ id }) => id);
  const seen = ids.slice(0, FIRST).join();
  const isAll = usePainted(seen, '') === seen || !phone.matches;
  const keys = keysOf(ids, petWithFocus(), !isAll);
  const drawn = isAll ? pets : pets.slice(0, isTyping() ? ABOVE_KEYBOARD : FIRST);
  return drawn.map((pet, at) => draw(pet, keys.get(pet.id) ?? -1, at));
}

const isTyping = () =>
  hasKeyboardOnScreen.matches && document.activeElement?.matches('[type=search]') === true;

/** It keeps its element, and so the focus. */
function petWithFocus(): number | null {
  const card = document.activeElement?.closest<HTMLElement>('[data-pet]');
  return card ? Number(card.dataset['pet']) : null;
}
