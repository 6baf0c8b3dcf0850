import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { placeOf, withEntryAt, withKeyPressed, type SortedList } from './sorted-lists.ts';
import { useDrag } from './use-drag.ts';

/** What was put where: the list that it is in now, the one that it came from, and the new order. */
export type Sorted = { id: number; from: number; to: number; ids: number[] };

type Sorting = {
  lists: readonly SortedList[];
  /** Stores the new order; resolves when it shows. */
  onSorted: (sorted: Sorted) => Promise<unknown>;
};

/** Marks an entry that a dragged one can take the place of. */
export const sortedEntry = (id: number) => ({ 'data-sorted': id });
/** Marks what a dragged entry can be put into, where there is no entry under it. */
export const sortedList = (key: number) => ({ 'data-sorted-list': key });

/**
 * The order of lists while it is changed: by dragging a grip, or with the arrow keys on it. What the keys changed is stored
 * with Enter, or when the grip loses the focus; Escape takes it back.
 */
export function useSortedLists({ lists, onSorted }: Sorting) {
  const [draft, setDraft] = useState<readonly SortedList[] | null>(null);
  const [dragged, setDragged] = useState<number | null>(null);
  const newest = useRef({ draft, id: 0 });
  const crossing = useRef<number | null>(null);
  const shown = draft ?? lists;

  function show(next: readonly SortedList[] | null, id = 0) {
    newest.current = { draft: next, id };
    setDraft(next);
  }
  function put(id: number, next: readonly SortedList[]) {
    if (next !== (newest.current.draft ?? lists)) show(next, id);
  }
  async function store() {
    const { draft: next, id } = newest.current;
    if (!next) return;
    const from = placeOf(lists, id);
    const to = placeOf(next, id);
    const isElsewhere = from && to && (from.key !== to.key || from.at !== to.at);
    const ids = next.find(({ key }) => key === to?.key)?.ids;
    if (isElsewhere && ids) await onSorted({ id, from: from.key, to: to.key, ids: [...ids] });
    if (newest.current.draft === next) show(null);
  }
  useDrag(dragged, {
    onOver(id, over) {
      const now = newest.current.draft ?? lists;
      const from = placeOf(now, id);
      const to = 'entry' in over ? placeOf(now, over.entry) : endOf(now, over.list);
      if (!from || !to) return false;
      // beside the entries of its own list it stays where it is
      if ('list' in over && from.key === to.key) return true;
      if (from.key !== to.key) crossing.current = id;
      put(id, withEntryAt(now, id, to.key, to.at));
      return true;
    },
    onEnd(dropped) {
      setDragged(null);
      if (dropped) void store();
      else show(null);
    },
  });
  // in another list it is another element, which has to have the focus
  useLayoutEffect(() => {
    const id = crossing.current;
    if (id === null) return;
    crossing.current = null;
    const grip = document.querySelector<HTMLElement>(`[data-sorted="${id}"] .grip`);
    grip?.focus({ preventScroll: dragged !== null });
  });

  function onKeyDown(id: number, event: KeyboardEvent) {
    const next = withKeyPressed(shown, id, event.key);
    if (next) {
      if (placeOf(next, id)?.key !== placeOf(shown, id)?.key) crossing.current = id;
      put(id, next);
    } else if (event.key === 'Escape' && draft) {
      if (placeOf(lists, id)?.key !== placeOf(draft, id)?.key) crossing.current = id;
      show(null);
    } else if (event.key === 'Enter' && draft) void store();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  return {
    orderOf: (key: number): readonly number[] => shown.find((list) => list.key === key)?.ids ?? [],
    dragged,
    /** Of the button that the entry is dragged by. */
    grip: (id: number) => ({
      onPointerDown(event: { button: number; preventDefault: () => void }) {
        if (event.button === 0) setDragged(id);
      },
      onKeyDown: (event: KeyboardEvent) => onKeyDown(id, event),
      onBlur: () => void (dragged === null && crossing.current === null && store()),
    }),
  };
}

function endOf(lists: readonly SortedList[], key: number) {
  const list = lists.find((one) => one.key === key);
  return list ? { key, at: list.ids.length } : null;
}

export type SortedLists = ReturnType<typeof useSortedLists>;

const ONLY = 0;

/** The same of one list. */
export function useSorting(props: {
  ids: readonly number[];
  onSorted: (ids: number[]) => Promise<unknown>;
}) {
  const { ids, onSorted } = props;
  const sorting = useSortedLists({
    lists: [{ key: ONLY, ids }],
    onSorted: (sorted) => onSorted(sorted.ids),
  });
  return { ...sorting, order: sorting.orderOf(ONLY) };
}
