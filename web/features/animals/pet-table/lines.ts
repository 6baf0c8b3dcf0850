import type { TableGroup, TableRow } from './row.ts';

/** A line of the table: the heading of a group, or an animal. `top` and `height` in pixels. */
export type Line = { at: number; top: number; height: number } & (
  { kind: 'group'; group: TableGroup } | { kind: 'row'; row: TableRow; heading: number | null }
);

export type Heights = { row: number; group: number };

/** All lines below each other; of a folded group its heading alone. */
export function linesOf(
  groups: readonly TableGroup[] | null,
  rows: readonly TableRow[],
  folded: ReadonlySet<TableGroup['key']>,
  heights: Heights,
): Line[] {
  const lines: Line[] = [];
  let top = 0;
  const addRow = (row: TableRow, heading: number | null) => {
    lines.push({ kind: 'row', row, heading, at: lines.length, top, height: heights.row });
    top += heights.row;
  };
  for (const group of groups ?? []) {
    const heading = lines.length;
    lines.push({ kind: 'group', group, at: heading, top, height: heights.group });
    top += heights.group;
    if (folded.has(group.key)) continue;
    for (const row of group.rows) addRow(row, heading);
  }
  if (!groups) for (const row of rows) addRow(row, null);
  return lines;
}

/** What is drawn: lines, and the room of those between them that are not. `key`: the same for the room at the same end. */
export type Part = { gap: number; key: string } | { line: Line };

/**
 * The lines within so many pixels from the top, with the heading of the first one's group, which sticks to the top, and
 * with `pinned`, such as the one that has the focus.
 */
export function partsWithin(
  lines: readonly Line[],
  [from, to]: readonly [number, number],
  pinned: readonly (number | null)[] = [],
): Part[] {
  const first = firstEndingAfter(lines, from);
  const shown = new Set<number>();
  for (let at = first; at < lines.length && (lines[at]?.top ?? to) < to; at++) shown.add(at);
  const start = lines[first];
  const heading = start?.kind === 'row' ? start.heading : null;
  for (const at of [...pinned, heading]) if (at !== null && lines[at]) shown.add(at);
  const parts: Part[] = [];
  let end = 0;
  let between = 0;
  for (const at of [...shown].sort((a, b) => a - b)) {
    const line = lines[at];
    if (!line) continue;
    if (line.top > end)
      parts.push({ gap: line.top - end, key: end === 0 ? 'above' : `between ${between++}` });
    parts.push({ line });
    end = line.top + line.height;
  }
  const bottom = heightOf(lines);
  if (bottom > end) parts.push({ gap: bottom - end, key: 'below' });
  return parts;
}

export function heightOf(lines: readonly Line[]): number {
  const last = lines.at(-1);
  return last ? last.top + last.height : 0;
}

function firstEndingAfter(lines: readonly Line[], from: number): number {
  let [low, high] = [0, lines.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const line = lines[middle];
    if (line && line.top + line.height <= from) low = middle + 1;
    else high = middle;
  }
  return low;
}
