import { expect, test } from 'bun:test';
import { withPlacePaths } from './place-columns.ts';

const read = (head: string[], ...rows: string[][]) => withPlacePaths({ head, rows });

test('room, rack, shelf and box in columns of their own are one path, from the outermost', () => {
  expect(
    read(
      ['Name', 'Box', 'Rack', 'Room', 'Shelf', 'Notes'],
      ['Ada', 'A1-1', 'Rack A', 'Cellar', 'Shelf 1', 'shy'],
      ['Bo', '', 'B', 'Cellar', '2', ''],
      ['Cy', '', '', '-', '', ''],
    ),
  ).toEqual({
    table: {
      head: ['Name', 'Room / Rack / Shelf / Box', 'Notes'],
      rows: [
        ['Ada', 'Cellar / Rack A / Shelf 1 / A1-1', 'shy'],
        ['Bo', 'Cellar / Rack B / Shelf 2', ''],
        ['Cy', '', ''],
      ],
    },
    placeAt: 1,
  });
});

test('in German, with numbers', () => {
  expect(
    read(['Raum', 'Regal-Nr.', 'Boden', 'Art'], ['Keller', '2', '3', 'B. hamorii'])?.table.rows,
  ).toEqual([['Keller / Regal 2 / Boden 3', 'B. hamorii']]);
});

test.each([
  [
    ['Name', 'Rack'],
    ['Ada', 'A'],
  ],
  [
    ['Rack', 'Tank size'],
    ['A', '30'],
  ],
  [
    ['Rack', 'Box'],
    ['A', '30x30x20 cm'],
  ],
  [
    ['Regal', 'Boden'],
    ['A', 'Humus'],
  ],
  [
    ['Name', 'Location'],
    ['Ada', 'Cellar'],
  ],
])('%j stay as they are', (head, row) => {
  expect(read(head, row)).toBeNull();
});
