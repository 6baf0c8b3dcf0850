import { describe, expect, test } from 'bun:test';
import * as fc from 'fast-check';
import { limits } from '#src/domain/limits.ts';
import {
  fileBytes,
  isThere,
  isTooLarge,
  isWhole,
  stateOf,
  ticked,
  tickNames,
  type OfferedAnimal,
  type Ticks,
} from './hand-over.ts';

const kept = { an_count: 3, archived: 0, archive_reason: null, handed_over: 0 } as const;
const sold = { ...kept, archived: 1, archive_reason: 'sold' } as const;
const last = { archived_pet: 1, returned: 0 } as const;
const some = { archived_pet: 0, returned: 0 } as const;

describe('the animals of an offered record', () => {
  test.each([
    ['all that are kept', kept, 3, null, true, true],
    ['some of a group', kept, 2, null, true, false],
    ['more than there are', kept, 4, null, false, true],
    ['all, archived as sold by hand', sold, 3, null, true, true],
    ['all, archived as given', { ...sold, archive_reason: 'given' }, 3, null, true, true],
    ['some of those that were archived as sold', sold, 2, null, false, false],
    ['dead ones', { ...sold, archive_reason: 'died' }, 3, null, false, true],
    ['lost ones', { ...sold, archive_reason: 'lost' }, 3, null, false, true],
    ['ones that went before', { ...sold, handed_over: 1 }, 3, null, false, true],
    ['ones that came back', { ...kept, handed_over: 1 }, 3, null, true, true],
    ['the last ones, by their sale', sold, 3, last, true, true],
    ['the last ones, that went before', { ...sold, handed_over: 1 }, 3, last, false, true],
    ['some that were sold out of a group', kept, 2, some, true, false],
    ['as many as are left, sold out of a group', kept, 3, some, true, false],
    ['some, the rest of which went before', { ...sold, handed_over: 1 }, 2, some, true, false],
    ['ones whose sale was taken back', kept, 3, { ...some, returned: 1 }, false, false],
  ] as const)('%s', (_, pet, count, sale, there, whole) => {
    expect([isThere(pet, count, sale), isWhole(pet, count, sale)]).toEqual([there, whole]);
  });
});

describe('a hand-over', () => {
  const now = '2026-03-10T12:00:00.000Z';
  const later = '2026-03-10T12:00:00.001Z';
  test.each([
    ['open', later, 1, 'open'],
    ['open', now, 1, 'expired'],
    ['open', later, 0, 'withdrawn'],
    ['taken', now, 0, 'taken'],
    ['withdrawn', now, 1, 'withdrawn'],
  ] as const)('that is %s until %s with %d animals is %s', (state, expires, animals, expected) => {
    expect(stateOf({ state, expires, animals }, now)).toBe(expected);
  });
});

describe('the file of a hand-over', () => {
  const most = limits.takeInBytes;
  const none = { records: 0, pictures: 0, papers: 0 };
  test.each([
    ['of an animal alone', [none], 4000, false],
    ['with pictures and a paper', [{ records: 100, pictures: 9000, papers: 500 }], 15_500, false],
    [
      'of two',
      [
        { ...none, pictures: 9000 },
        { ...none, papers: 500 },
      ],
      13_500,
      false,
    ],
    ['that fits exactly', [{ ...none, pictures: most - 4000 }], most, false],
    ['of a byte too much', [{ ...none, papers: most - 3999 }], most + 1, true],
    [
      'of two that are too much together',
      Array(2).fill({ ...none, pictures: most / 2 }),
      most + 4000,
      true,
    ],
    [
      'whose records alone are too much once unpacked',
      [{ records: 10, pictures: most - 4300, papers: 0 }],
      most - 100,
      true,
    ],
  ] as const)('%s', (_, animals, bytes, tooLarge) => {
    expect([fileBytes(animals), isTooLarge(animals)]).toEqual([bytes, tooLarge]);
  });
});

describe('what is not ticked', () => {
  const all: OfferedAnimal = {
    no: 1,
    name: 'Frida',
    sc_name: 'Brachypelma hamorii',
    cm_name: 'Mexican Redknee',
    an_type: 'tarantula',
    gender: 'f',
    an_count: 1,
    tag: '3WKX9P',
    size: 12,
    weight: 34.5,
    picture: 1,
    pictures: 3,
    papers: [{ name: 'CITES', kind: 'pdf', bytes: 9000 }],
    notes: 'Kicks hairs early',
    first: '2020-03-01',
    feedings: 214,
    refused: 9,
    molts: [{ date_mt: '2025-01-03', size: 12 }],
    last_fed: { date_f: '2026-02-01', food: 'Dubia' },
    refusals: 2,
    refused_since: '2026-02-08',
    pre_molt: '2026-02-09',
    hatched: '2018',
    kept_since: '2020-03-01',
    bred: 1,
    parent_name: 'Rosa',
    document_no: 'DE-17',
  };
  // of the papers each is ticked by itself
  const identity = 'no name sc_name cm_name an_type gender an_count tag papers'.split(' ');
  const parts = {
    history:
      'size weight first feedings refused molts last_fed refusals refused_since pre_molt'.split(
        ' ',
      ),
    pictures: ['picture', 'pictures'],
    notes: ['notes'],
    origin: ['hatched', 'kept_since', 'bred', 'parent_name', 'document_no'],
  };

  test('is empty, and nothing else is', () => {
    fc.assert(
      fc.property(fc.subarray([...tickNames]), (chosen) => {
        const ticks = Object.fromEntries(
          tickNames.map((name) => [name, chosen.includes(name) ? 1 : 0]),
        ) as Ticks;
        const shown = ticked(all, ticks);
        const full = Object.entries(shown)
          .filter(([, value]) => (Array.isArray(value) ? value.length > 0 : Boolean(value)))
          .map(([key]) => key);
        const expected = [...identity, ...chosen.flatMap((name) => parts[name])];
        expect(full.toSorted()).toEqual(expected.toSorted());
        expect(Object.keys(shown)).toEqual(Object.keys(all));
      }),
    );
  });
});
