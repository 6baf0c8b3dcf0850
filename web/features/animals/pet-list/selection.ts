import { useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import { notify } from '#web/state/notices.ts';
import { useTexts } from '#web/texts/texts.ts';

/** Which pets are selected, over all pages of the list; `on`: whether cards can be selected at the moment. */
export function useSelection() {
  const { pets } = useTexts();
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(null);

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
    toggle: (id: number, selected: boolean) =>
      set(selected ? [...(chosen ?? []), id] : [...(chosen ?? [])].filter((one) => one !== id)),
  };
}

export type Selection = ReturnType<typeof useSelection>;
