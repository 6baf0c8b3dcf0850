import { describe, expect, test } from 'bun:test';
import type { PlaceKind } from '#src/domain/enums.ts';
import { countSigns, slotSign } from './slot-signs.ts';
import { freeIn, freeSlots, rackOf, roomsOf, rowsOf, type DrawnPlace } from './rooms.ts';

function place(
  id: number,
  parent_id: number | null,
  name: string,
  kind: PlaceKind,
  more: Partial<DrawnPlace> = {},
): DrawnPlace {
  return { id, parent_id, position: id, name, kind, slots: 0, count: 0, ...more };
}

/** 'Room: Rack(mark of shelf, …)' */
const drawn = (places: readonly DrawnPlace[]) =>
  roomsOf(places).map(({ place: room, racks }) => {
    const words = racks.map(({ place: rack, shelves }) => {
      const marks = shelves.map(({ place: shelf, mark }) => `${mark}=${shelf.name}`);
      return `${rack.name}(${marks.join(', ')})`;
    });
    return `${room?.name ?? '-'}: ${words.join(' ')}`;
  });

describe('places as they are drawn', () => {
  const cellar = place(1, null, 'Cellar', 'room');
  const cases: [string, DrawnPlace[], string[]][] = [
    ['none', [], []],
    ['an empty room', [cellar], ['Cellar: ']],
    ['a rack without shelves', [place(2, null, 'Rack B', 'rack')], ['-: Rack B(=Rack B)']],
    [
      'shelves by the numbers of their names',
      [
        cellar,
        place(2, 1, 'Rack B', 'rack'),
        place(3, 2, 'Shelf 4', 'shelf'),
        place(4, 2, 'Low', 'shelf'),
      ],
      ['Cellar: Rack B(4=Shelf 4, 2=Low)'],
    ],
    [
      'one shelf needs no mark',
      [place(2, null, 'Rack B', 'rack'), place(3, 2, 'Shelf 1', 'shelf')],
      ['-: Rack B(=Shelf 1)'],
    ],
    [
      'animals on top of a rack',
      [place(2, null, 'Rack', 'rack', { count: 1 }), place(3, 2, 'Shelf 1', 'shelf')],
      ['-: Rack(=Rack, 1=Shelf 1)'],
    ],
    [
      'boxes on a shelf are its slots of one more level',
      [
        place(2, null, 'Rack', 'rack'),
        place(3, 2, 'Shelf 1', 'shelf'),
        place(4, 3, 'Box A1', 'box'),
        place(5, 3, 'Box A2', 'box'),
      ],
      ['-: Rack(1=Box A1, 2=Box A2)'],
    ],
    [
      'a box with animals of its own has another number than the shelf that it stands on',
      [
        place(2, null, 'Rack', 'rack'),
        place(3, 2, 'Shelf 1', 'shelf', { count: 2 }),
        place(4, 3, 'Box 1', 'box', { count: 1 }),
        place(5, 2, 'Shelf 2', 'shelf', { count: 1 }),
      ],
      ['-: Rack(1=Shelf 1, 1.1=Box 1, 2=Shelf 2)'],
    ],
    [
      'names with the same number count by their rank',
      [
        place(2, null, 'Rack', 'rack'),
        place(3, 2, 'Left 1', 'shelf'),
        place(4, 2, 'Right 1', 'shelf'),
      ],
      ['-: Rack(1=Left 1, 2=Right 1)'],
    ],
    [
      'animals that stand in the room itself come first',
      [place(1, null, 'Cellar', 'room', { count: 2 }), place(2, 1, 'Rack', 'rack')],
      ['Cellar: Cellar(=Cellar) Rack(=Rack)'],
    ],
    [
      'rooms before what stands in none',
      [place(0, null, 'Window box', 'box'), cellar],
      ['Cellar: ', '-: Window box(=Window box)'],
    ],
  ];
  test.each(cases)('%s', (_, places, expected) => {
    expect(drawn(places)).toEqual(expected);
  });

  test('free is what the animals leave', () => {
    expect(freeSlots({ slots: 8, count: 6 })).toBe(2);
    expect(freeSlots({ slots: 4, count: 6 })).toBe(0);
  });
});

describe('the lines of a rack', () => {
  const rack = place(1, null, 'Rack B', 'rack');
  const shelf = (id: number, more: Partial<DrawnPlace> = {}) =>
    place(id, 1, `Shelf ${id}`, 'shelf', more);
  const box = (id: number, on: number, more: Partial<DrawnPlace> = {}) =>
    place(id, on, `Box ${id % 10}`, 'box', { count: 1, ...more });
  const lines = (...more: DrawnPlace[]) =>
    rowsOf(rackOf([rack, ...more], rack)).map(({ mark, place: { name }, shelves }) =>
      `${mark} ${name}: ${shelves.map((one) => one.place.name).join()}`.trim(),
    );

  test.each([
    [
      'boxes for one animal each are the slots of their shelf',
      [shelf(2), box(21, 2), box(22, 2), shelf(3), box(31, 3), box(32, 3, { count: 0 })],
      ['2 Shelf 2: Box 1,Box 2', '3 Shelf 3: Box 1,Box 2'],
    ],
    ['or of the rack', [box(11, 1), box(12, 1)], ['Rack B: Box 1,Box 2']],
    [
      'beside those that stand on the shelf itself',
      [shelf(2, { count: 3 }), box(21, 2), box(22, 2), shelf(3)],
      ['2 Shelf 2: Shelf 2,Box 1,Box 2', '3 Shelf 3: Shelf 3'],
    ],
    [
      'a box for several is a line of its own',
      [shelf(2), box(21, 2), box(22, 2, { count: 4 }), box(23, 2, { slots: 6 })],
      ['1 Box 1: Box 1', '2 Box 2: Box 2', '3 Box 3: Box 3'],
    ],
    [
      'what stands between them does not part them',
      [shelf(2), box(21, 2), box(22, 2, { count: 4 }), box(23, 2)],
      ['Shelf 2: Box 1,Box 3', '2 Box 2: Box 2'],
    ],
    [
      'shelves are lines',
      [shelf(2, { count: 1 }), shelf(3)],
      ['2 Shelf 2: Shelf 2', '3 Shelf 3: Shelf 3'],
    ],
  ])('%s', (_, places, expected) => {
    expect(lines(...places)).toEqual(expected);
  });

  test('an empty box among others is a free slot', () => {
    const [row] = rowsOf(rackOf([rack, box(11, 1), box(12, 1, { count: 0 })], rack));
    const free = row?.shelves.map((one) => freeIn(row, one.place, one.place.count));
    expect(free).toEqual([0, 1]);
  });
});

describe('the sign of an animal in its slot', () => {
  const animal = { due: 0, muted: 0, refusals: 0, pre_molt: null } as const;
  const day = '2026-05-01';
  const cases = [
    [{}, 'not_due'],
    [{ refusals: 2 }, 'not_due'],
    [{ due: 1 }, 'due'],
    [{ due: 1, refusals: 2 }, 'refused'],
    [{ muted: 1, pre_molt: day, refusals: 3 }, 'pre_molt'],
    [{ muted: 1 }, 'fresh_molt'],
  ] as const;
  test.each(cases)('%p is %s', (more, sign) => {
    expect(slotSign({ ...animal, ...more })).toBe(sign);
  });

  test('those that refused are due, too', () => {
    const signs = ['due', 'refused', 'pre_molt', 'not_due'] as const;
    expect(countSigns(signs)).toEqual({ all: 4, due: 2, refused: 1, pre_molt: 1 });
  });
});
