import { describe, expect, test } from 'bun:test';
import {
  isOnlyLocal,
  labelAddress,
  labelFields,
  labelLines,
  type LabelPet,
} from './label-content.ts';

const pet: LabelPet = {
  tag: '7KQ2MX',
  id: 14,
  name: 'Rosalía',
  sc_name: "Pamphobeteus sp. 'Machala'",
  cm_name: 'Purple bloom',
  an_type: 'tarantula',
  gender: 'f',
  an_count: 2,
  size: 14.5,
  mmt: '2025-06-03',
  country_code: 'EC',
  date: '2019-05-12',
};
const words = {
  number: (id: number) => `No. ${id}`,
  size: (cm: number) => `${cm} cm`,
  day: (day: string) => day,
  molted: (day: string) => `molt ${day}`,
  country: () => 'Ecuador',
  price: '18.00 €',
  words: 'CB 2025',
};
const textOf = (line: ReturnType<typeof labelLines>[number]) =>
  line.items.map((item) => item.map((run) => run.text).join('')).join(' | ');

describe('the lines of a label', () => {
  test('are names each on their own line and facts together, in the keeper’s order', () => {
    expect(labelLines(pet, labelFields, false, words).map(textOf)).toEqual([
      'Rosalía',
      "Pamphobeteus sp. 'Machala'",
      'Purple bloom',
      'CB 2025',
      '18.00 €',
      'No. 14 | 0.2 | ×2 | 14.5 cm | molt 2025-06-03 | Ecuador | 2019-05-12',
    ]);
    expect(labelLines(pet, ['id', 'name', 'gender', 'date'], false, words).map(textOf)).toEqual([
      'No. 14',
      'Rosalía',
      '0.2 | 2019-05-12',
    ]);
  });

  test('leave out what is unknown', () => {
    const bare = { ...pet, cm_name: '', size: null, mmt: null, country_code: null, date: null };
    const none = { ...words, words: ' ', price: '' };
    expect(labelLines(bare, labelFields, false, none).map(textOf)).toEqual([
      'Rosalía',
      "Pamphobeteus sp. 'Machala'",
      'No. 14 | 0.2 | ×2',
    ]);
  });

  test('have the genus in italics, short when wanted, and trade names upright', () => {
    const [line] = labelLines(pet, ['sc_name'], true, words);
    expect(line?.items).toEqual([
      [
        { text: 'P.', taxon: true },
        { text: " sp. 'Machala'", taxon: false },
      ],
    ]);
  });
});

test('an address is the public one and the short path', () => {
  expect(labelAddress('https://keep.example.org/', '7KQ2MX')).toBe(
    'https://keep.example.org/p/7KQ2MX',
  );
  expect(labelAddress('https://example.org/exuvia', 'A00111')).toBe(
    'https://example.org/exuvia/p/A00111',
  );
});

test.each([
  ['http://localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://[::1]:3000', true],
  ['http://exuvia.localhost', true],
  ['http://192.168.1.20:3000', false],
  ['http://raspberrypi.local', false],
  ['https://keep.example.org', false],
  ['', true],
])('%s is only local: %p', (address, local) => {
  expect(isOnlyLocal(address)).toBe(local);
});
