/** Whether those of a row that are in both of two orders come in another order, as somebody else has put them. */
export function isReordered(now: readonly number[], was: readonly number[]): boolean {
  const [here, before] = [new Set(now), new Set(was)];
  const order = was.filter((id) => here.has(id));
  return now.filter((id) => before.has(id)).some((id, at) => id !== order[at]);
}

type Node = { id: number; parent_id: number | null };
/** What places stood in: one entry for each of them. */
type Start = { ids: readonly number[]; was_in: readonly (number | null)[] };

/** Whether a place was moved elsewhere since a device that arranges it late last heard of it. */
export function isMovedElsewhere(
  nodes: readonly Node[],
  { ids, was_in }: Start,
  next: number | null,
): boolean {
  const parents = new Map(nodes.map(({ id, parent_id }) => [id, parent_id]));
  return ids.some((id, at) => {
    const parent = parents.get(id) ?? null;
    return parent !== (was_in[at] ?? null) && parent !== next;
  });
}
