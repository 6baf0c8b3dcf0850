import { useRef, useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import { between } from '#web/features/animals/pet-table/cursor.ts';
import { notify } from '#web/state/notices.ts';
import { useTexts } from '#web/texts/texts.ts';

/** Which pets are selected, over all pages of the list; `on`: whether cards can be selected at the moment. */
export function useSelection() {
  const { pets } = useTexts();
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);
  const last = useRef(0);

  function set(ids: Iterable<number>) {
    const next = [...new Set(ids)];
    // The maximum of one call.
    if (next.length > limits.idsPerCall) notify(pets.tooManySelected(limits.idsPerCall));
    setChosen(new Set(next.slice(0, limits.idsPerCall)));
  }
  return {
    on: chosen !== null,
    ids: [...(chosen ?? [])],
    has: (id: number) => chosen?.has(id) ?? false,
    start: () => setChosen(new Set()),
    end: () => setChosen(null),
    clear: () => setChosen(new Set()),
    add: (ids: readonly number[]) => set([...(chosen ?? []), ...ids]),
    /** All from the one that was chosen last to this one, in the order of the list. */
    addUpTo: (id: number, list: readonly { id: number }[]) => {
      const ids = list.map((one) => one.id);
      set([...(chosen ?? []), ...between(ids, last.current, id)]);
      last.current = id;
    },
    toggle: (id: number, selected: boolean) => {
      set(selected ? [...(chosen ?? []), id] : [...(chosen ?? [])].filter((one) => one !== id));
      last.current = id;
    },
  };
}

export type Selection = ReturnType<typeof useSelection>;
