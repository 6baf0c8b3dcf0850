import type { Ids } from '#web/device/ids.ts';

let known: Ids = {};
let former: ReadonlyMap<number, number> = new Map();

/** Takes the ids that the server has given to records of this device. */
export function noteIds(ids: Ids): void {
  if (ids === known) return;
  known = ids;
  former = new Map(Object.entries(ids).map(([negative, id]) => [id, Number(negative)]));
}

/**
 * The key of a record in a list: the same before and after the server has named it. With another one an open dialog would
 * be made again, without what was typed in it.
 */
export const lastingKey = (id: number): number => former.get(id) ?? id;
