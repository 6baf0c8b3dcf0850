import { replaceEqualDeep } from '@tanstack/react-query';
import { queries } from './queries.ts';

/** So many rows are quickly compared value by value, as the library does by itself. */
const FEW = 50;

/**
 * Lists of all animals are compared row by row: the device keeps the row of an animal the same object as long as nothing
 * of it has changed, and to compare the values of thousands takes longer than to draw those in sight.
 */
export function shareRows(): void {
  for (const queryKey of [
    ['pet', 'table'],
    ['pet', 'dashboard', 'feed'],
  ])
    queries.setQueryDefaults(queryKey, { structuralSharing: withRows });
}

export function withRows(before: unknown, after: unknown): unknown {
  const [old, now] = [rowsOf(before), rowsOf(after)];
  if (!old || !now || now.length <= FEW) return replaceEqualDeep(before, after);
  const isSame = old.length === now.length && now.every((row, at) => row === old[at]);
  return isSame ? replaceEqualDeep(before, { ...(after as object), rows: old }) : after;
}

function rowsOf(answer: unknown): readonly unknown[] | undefined {
  const rows = (answer as { rows?: unknown } | null | undefined)?.rows;
  return Array.isArray(rows) ? rows : undefined;
}
