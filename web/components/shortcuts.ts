import { useKeys } from '#web/ui/shortcuts.ts';

/** Every shortcut of a single key, by where it works. A page says what they do there by `useShortcuts`. */
export const shortcutKeys = {
  everywhere: { search: ['/'], help: ['?'] },
  list: {
    next: ['j'],
    previous: ['k'],
    select: ['x'],
    edit: ['e'],
    fed: ['f'],
    refused: ['r'],
    molt: ['m'],
  },
  animal: {
    next: ['j', ']', 'ArrowRight'],
    previous: ['k', '[', 'ArrowLeft'],
    edit: ['e'],
    fed: ['f'],
    refused: ['r'],
    offered: ['o'],
    molt: ['m'],
  },
  round: { fed: ['f'], refused: ['r'], offered: ['o'], skip: ['s'], undo: ['z'] },
} as const;

export type ShortcutPlace = keyof typeof shortcutKeys;
type Actions<Place extends ShortcutPlace> = {
  [Name in keyof (typeof shortcutKeys)[Place]]?: (() => void) | undefined;
};

/** What the shortcuts of a place do; those without an action do nothing. */
export function useShortcuts<Place extends ShortcutPlace>(
  place: Place,
  actions: Actions<Place>,
): void {
  const named = Object.entries<(() => void) | undefined>(actions);
  const keysOf: Record<string, readonly string[]> = shortcutKeys[place];
  useKeys(
    Object.fromEntries(
      named.flatMap(([name, act]) => (act ? (keysOf[name] ?? []).map((key) => [key, act]) : [])),
    ),
  );
}
