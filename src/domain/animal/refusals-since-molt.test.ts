import { expect, test } from 'bun:test';
import type { Progress } from '#src/domain/enums.ts';
import { derivedOfFeedings } from './derived.ts';
import { refusalsSinceMolt } from './refusals-since-molt.ts';

const today = '2026-11-26';

test.each<[string, string | null, [string, Progress][], number]>([
  ['nothing was offered', '2026-11-25', [], 0],
  [
    'it never molted',
    null,
    [
      ['11-10', 2],
      ['11-14', 2],
    ],
    2,
  ],
  [
    'all before the molt',
    '2026-11-25',
    [
      ['11-10', 2],
      ['11-14', 2],
    ],
    0,
  ],
  [
    'all after the molt',
    '2026-11-01',
    [
      ['11-10', 2],
      ['11-14', 2],
    ],
    2,
  ],
  [
    'before and after it',
    '2026-11-12',
    [
      ['11-10', 2],
      ['11-14', 2],
    ],
    1,
  ],
  [
    'on its day',
    '2026-11-14',
    [
      ['11-10', 2],
      ['11-14', 2],
    ],
    0,
  ],
  [
    'an open offer after it',
    '2026-11-15',
    [
      ['11-10', 2],
      ['11-14', 2],
      ['11-20', 1],
    ],
    0,
  ],
  [
    'a meal after it',
    '2026-11-12',
    [
      ['11-10', 2],
      ['11-14', 0],
      ['11-20', 2],
    ],
    1,
  ],
  [
    'a molt of a day to come',
    '2026-12-25',
    [
      ['11-10', 2],
      ['11-14', 2],
    ],
    2,
  ],
])('refusals since the molt: %s', (_, mmt, offers, count) => {
  const newest = offers
    .map(([day, progress]) => ({ date_f: `2026-${day}`, progress, food: 'Cricket' }))
    .toReversed();
  const animal = { ...derivedOfFeedings(newest), mmt };
  expect(refusalsSinceMolt(animal, () => newest, today)).toBe(count);
});
