import { expect, test } from 'bun:test';
import { isMovedSince, noteOfLateMove } from './late-move.ts';

const [monday, tuesday] = ['2026-03-09', '2026-03-10'];
const note = (id: number, date_ev: string, recorded: number, event: string, moved_from = 1) =>
  ({ id, date_ev, event, moved_from, recorded }) as const;
const move = { date_ev: monday, recorded: 10, place_id: 2, event: 'Rack 2' };
const nothing = { remove: [], update: null, insert: null, began: null };

test.each([
  [
    'before a move of another day, which began elsewhere then',
    [note(7, tuesday, 20, 'Rack 3')],
    { insert: { moved_from: 1 }, began: { id: 7, moved_from: 2 } },
  ],
  [
    'before a move of its day, which keeps its line',
    [note(7, monday, 20, 'Rack 3')],
    { insert: { moved_from: 1 } },
  ],
  ['before a move of its day to the same place', [note(7, monday, 20, 'Rack 2')], {}],
  [
    'between two moves: in the line of the earlier one of its day',
    [note(6, monday, 5, 'Rack 4'), note(7, tuesday, 20, 'Rack 3', 4)],
    { update: { id: 6, event: 'Rack 2', recorded: 10 }, began: { id: 7, moved_from: 2 } },
  ],
  [
    'back to where the day began',
    [note(6, monday, 5, 'Rack 4', 2), note(7, tuesday, 20, 'Rack 3', 4)],
    { remove: [6], began: { id: 7, moved_from: 2 } },
  ],
  [
    'to where a later day began as well',
    [note(7, tuesday, 20, 'Rack 2')],
    { insert: { moved_from: 1 }, began: { id: 7, moved_from: 2 } },
  ],
  [
    'of a day after that of the later one',
    [note(7, '2026-03-08', 20, 'Rack 3')],
    { insert: { moved_from: 1 } },
  ],
])('a late move %s', (_, notes, changes) => {
  expect(isMovedSince(notes, move.recorded)).toBe(true);
  expect(noteOfLateMove(notes, move)).toEqual({ ...nothing, ...changes });
});

test('an animal has moved since where a later move is noted', () => {
  expect(isMovedSince([note(7, monday, 10, 'Rack 3')], 10)).toBe(false);
  expect(isMovedSince([], 10)).toBe(false);
});
