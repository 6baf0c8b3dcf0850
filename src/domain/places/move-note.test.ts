import { expect, test } from 'bun:test';
import { noteOfMove } from './move-note.ts';

const noted = (moved_from: number | null) => ({ id: 1, moved_from });

test.each([
  ['a first move', null, 1, 2, { moved_from: 1 }],
  ['from nowhere', null, null, 2, { moved_from: null }],
  ['to nowhere', null, 1, null, { moved_from: 1 }],
  ['a second move', noted(1), 2, 3, { moved_from: 1 }],
  ['a second one to nowhere', noted(1), 2, null, { moved_from: 1 }],
  ['back to where the day began', noted(1), 2, 1, 'none'],
  ['back to nowhere, where the day began', noted(null), 2, null, 'none'],
  ['to where it is', null, 1, 1, 'unchanged'],
  ['to where it is, after a move', noted(1), 2, 2, 'unchanged'],
  ['from nowhere to nowhere', null, null, null, 'unchanged'],
] as const)('%s', (_, note, from, to, outcome) => {
  expect(noteOfMove(note, from, to)).toEqual(outcome);
});
