import { describe, expect, test } from 'bun:test';
import type { AnimalType } from '#src/domain/enums.ts';
import { feedersOfKind, knownFeeder } from './feeders-of-kind.ts';

const eater = (sc_id: number, an_type: AnimalType, food: string | null, date_f: string | null) => ({
  ...{ sc_id, an_type, food, date_f },
});
const keeper = [
  eater(1, 'tarantula', 'Cricket', '2026-03-01'),
  eater(1, 'tarantula', 'Roach', '2026-03-08'),
  eater(2, 'tarantula', 'Moth', '2026-03-09'),
  eater(3, 'tarantula', null, null),
  eater(7, 'reptile', 'Mouse', '2026-01-05'),
  eater(8, 'reptile', null, null),
];

describe('the likely feeder', () => {
  test.each<[string, number, AnimalType, string]>([
    ['of its species, the newest', 1, 'tarantula', 'Roach'],
    ['of its type where the species has not eaten', 3, 'tarantula', 'Moth'],
    ['of its own type, whatever others ate since', 8, 'reptile', 'Mouse'],
    ['none where no animal of its type has eaten', 9, 'scorpion', ''],
  ])('%s', (_, sc_id, an_type, food) => {
    expect(feedersOfKind(keeper, 'Moth').likely({ sc_id, an_type })).toBe(food);
  });

  test.each<[string, number, number | null, string]>([
    ['of a sling is that of its siblings', 1, 1.2, 'Fruit fly'],
    ['of its mother is none of them', 1, 12, 'Cricket'],
    ['of a juvenile nobody has said', 1, 3, ''],
    ['of one that was never measured is that of its species', 1, null, 'Fruit fly'],
    ['of another adult is that of adults', 2, 14, 'Cricket'],
  ])('%s', (_, sc_id, size, food) => {
    const sized = [
      { ...eater(1, 'tarantula', 'Fruit fly', '2026-03-09'), size: 1 },
      { ...eater(5, 'tarantula', 'Cricket', '2026-03-01'), size: 10 },
    ];
    expect(feedersOfKind(sized).likely({ sc_id, an_type: 'tarantula', size })).toBe(food);
  });

  test.each(['Roach', 'Cricket'])('of one day the one chosen last, %s', (last) => {
    const same = [
      eater(1, 'spider', 'Roach', '2026-03-01'),
      eater(1, 'spider', 'Cricket', '2026-03-01'),
    ];
    expect(feedersOfKind(same, last).likely({ sc_id: 1, an_type: 'spider' })).toBe(last);
  });
});

test('what was taken off the list is not proposed any more', () => {
  const { likely, toChoose } = feedersOfKind(keeper, '', ['Cricket', 'Roach']);
  expect(likely({ sc_id: 2, an_type: 'tarantula' })).toBe('Roach');
  expect(toChoose('tarantula', ['Cricket', 'Roach'], [])).toEqual(['Roach', 'Cricket']);
  expect(feedersOfKind(keeper, '', []).likely({ sc_id: 2, an_type: 'tarantula' })).toBe('');
});

describe('the feeders to choose from', () => {
  const usual = ['Mouse', 'Rat'];
  test('those of its type, then known ones that nobody else eats, and usual ones where these are few', () => {
    const { toChoose } = feedersOfKind(keeper);
    expect(toChoose('reptile', ['Cricket', 'Moth', 'Quail'], usual)).toEqual([
      ...['Mouse', 'Quail', 'Rat'],
    ]);
  });
  test('no usual ones beside many', () => {
    expect(feedersOfKind(keeper).toChoose('tarantula', ['Fly', 'Mouse'], ['Worm'])).toEqual([
      ...['Moth', 'Roach', 'Cricket', 'Fly'],
    ]);
  });
  test('after the first round the usual ones are still there', () => {
    const one = [eater(1, 'spider', 'Fly', '2026-03-01')];
    expect(feedersOfKind(one).toChoose('spider', ['Fly'], ['Fly', 'Cricket'])).toEqual([
      ...['Fly', 'Cricket'],
    ]);
  });

  test('what scorpions eat is there for tarantulas, what reptiles eat is not', () => {
    const others = [
      eater(1, 'tarantula', 'Cricket', '2026-03-01'),
      eater(2, 'scorpion', 'Dubia roach', '2026-03-01'),
      eater(3, 'reptile', 'Mouse', '2026-03-01'),
    ];
    const known = ['Dubia roach', 'Mouse', 'Cricket'];
    expect(feedersOfKind(others).toChoose('tarantula', known, [])).toEqual([
      ...['Cricket', 'Dubia roach'],
    ]);
  });
});

test.each([
  ['dubia roach', 'Dubia roach'],
  ['CRICKET', 'Cricket'],
  ['Dubia', 'Dubia'],
  ['Dubia ', 'Dubia '],
  ['dubia roach ', 'Dubia roach '],
])('%p is %p to a keeper of both', (typed, food) => {
  expect(knownFeeder(typed, ['Cricket', 'Dubia roach'])).toBe(food);
});
