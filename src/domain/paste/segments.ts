import { NOTED } from './animals.ts';
import type { Span } from './line-taken.ts';
import type { PastedLine } from './read-line.ts';

/** A part of a line, and what became of it. */
export type Segment = { text: string; as: 'open' | 'read' | 'unsure' | 'note' };

/** A line in parts: what was understood, what only perhaps, what goes to the notes, and what is between them. */
export function segmentsOf({ text, fields, notes }: PastedLine): Segment[] {
  const marks = [
    ...notes.map(({ from }) => ({ from, as: 'note' as const })),
    ...Object.entries(fields).flatMap(([key, field]) =>
      [field].flat().flatMap(({ from, sure }) => (from ? [{ from, as: meaning(key, sure) }] : [])),
    ),
  ].toSorted((a, b) => a.from[0] - b.from[0] || RANK.indexOf(a.as) - RANK.indexOf(b.as));
  const segments: Segment[] = [];
  let at = 0;
  const add = ([from, to]: Span, as: Segment['as']) => {
    if (to > from) segments.push({ text: text.slice(from, to), as });
  };
  for (const { from, as } of marks) {
    if (from[0] < at) continue;
    add([at, from[0]], 'open');
    add(from, as);
    at = from[1];
  }
  add([at, text.length], 'open');
  return segments;
}

const RANK: readonly Segment['as'][] = ['unsure', 'read', 'note', 'open'];

function meaning(key: string, sure: boolean): Segment['as'] {
  if (NOTED.some((noted) => noted === key)) return 'note';
  return sure ? 'read' : 'unsure';
}
