/** Entries in their order. `key`: what they stand in. */
export type SortedList = { key: number; ids: readonly number[] };
type Lists = readonly SortedList[];

/** Where an entry is: in which list, and at which place of it. */
export function placeOf(lists: Lists, id: number): { key: number; at: number } | null {
  const list = lists.find(({ ids }) => ids.includes(id));
  return list ? { key: list.key, at: list.ids.indexOf(id) } : null;
}

/** The lists with an entry at another place, which may be in another list; the same lists where nothing changes. */
export function withEntryAt(lists: Lists, id: number, key: number, at: number): Lists {
  const target = lists.find((list) => list.key === key);
  if (!target) return lists;
  const rest = target.ids.filter((one) => one !== id);
  const to = Math.max(0, Math.min(at, rest.length));
  const now = placeOf(lists, id);
  if (now?.key === key && now.at === to) return lists;
  return lists.map((list) => {
    if (list.key === key) return { key, ids: rest.toSpliced(to, 0, id) };
    return list.ids.includes(id) ? { ...list, ids: list.ids.filter((one) => one !== id) } : list;
  });
}

const STEPS: Record<string, -1 | 1> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};

/** What a key does with an entry: one step, at the end of its list into the next one. Null for other keys. */
export function withKeyPressed(lists: Lists, id: number, key: string): Lists | null {
  const now = placeOf(lists, id);
  if (!now) return null;
  if (key === 'Home') return withEntryAt(lists, id, now.key, 0);
  if (key === 'End') return withEntryAt(lists, id, now.key, Infinity);
  const step = STEPS[key];
  if (!step) return null;
  const at = lists.findIndex((list) => list.key === now.key);
  const to = now.at + step;
  if (to >= 0 && to < (lists[at]?.ids.length ?? 0)) return withEntryAt(lists, id, now.key, to);
  const next = lists[at + step];
  return next ? withEntryAt(lists, id, next.key, step > 0 ? 0 : Infinity) : lists;
}
