import { grouped, plural } from '#src/domain/text/english-plural.ts';

// When animals are expected to molt next, and what that follows from.
export const molting = {
  sheds: {
    expected: 'Expected shed',
    suggest: (n: number) => `It refused ${n}x, and its shed is near.`,
    notePreMolt: 'Note pre-shed',
    notePreMoltOf: (name: string) => `Note pre-shed of ${name}`,
    usual: (from: number, to: number, animals: number, size: string | null) =>
      `${grouped(animals)} animals of its species ${size ? `at ${size}` : 'of any size'} shed after ${from} to ${to} days`,
    preMolt: (n: number) =>
      n === 0 ? 'in pre-shed since today' : `in pre-shed for ${plural(n, 'day')}`,
  },
  expected: 'Expected molt',
  by: (day: string) => `by ${day}`,
  between: (from: string, to: string) => `${from} to ${to}`,
  gaps: (days: string) => `its last gaps: ${days} days`,
  usual: (from: number, to: number, animals: number, size: string | null) =>
    `${grouped(animals)} animals of its species ${size ? `at ${size}` : 'of any size'} molt after ${from} to ${to} days`,
  since: (n: number) => `${plural(n, 'day')} now`,
  refused: (n: number) => (n === 1 ? 'refused once' : n === 2 ? 'refused twice' : `refused ${n}x`),
  preMolt: (n: number) =>
    n === 0 ? 'in pre-molt since today' : `in pre-molt for ${plural(n, 'day')}`,
  suggest: (n: number) => `It refused ${n}x, and its molt is near.`,
  notePreMolt: 'Note pre-molt',
  notePreMoltOf: (name: string) => `Note pre-molt of ${name}`,
};
