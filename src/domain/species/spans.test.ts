import { describe, expect, test } from 'bun:test';
import { middlesBySize, usualAt, usualGaps, type Told } from './spans.ts';
import type { SizedDays } from './life.ts';

/** An animal of a keeper with gaps of so many days at a size. */
const told = (uid: number, size: number | null, ...days: number[]): Told<SizedDays> => ({
  uid,
  values: days.map((one) => ({ size, days: one })),
});
const five = (size: number | null) =>
  [2, 2, 3, 3, 4].map((uid, at) => told(uid, size, 100 + at * 10));

describe('the middle half by size', () => {
  test('is of all sizes, and of each with three keepers and five animals', () => {
    const spans = middlesBySize([...five(4), told(2, 12, 300), told(3, 12, 320)]);
    expect(spans).toEqual([
      { size_from: null, size_to: null, low: 110, high: 220, animals: 7 },
      { size_from: 3, size_to: 6, low: 110, high: 130, animals: 5 },
    ]);
  });

  test('is nothing below that', () => {
    expect(middlesBySize(five(4).slice(1))).toEqual([]);
    expect(middlesBySize([2, 2, 3, 3, 3].map((uid) => told(uid, 4, 100)))).toEqual([]);
  });

  test('is in steps, and a long record weighs no more than four values', () => {
    const many = Array.from({ length: 44 }, () => 900);
    const spans = middlesBySize([told(2, 4, ...many), ...[1, 2, 3].flatMap(() => five(4))]);
    expect(spans[0]).toEqual({ size_from: null, size_to: null, low: 110, high: 140, animals: 16 });
  });

  test('of all sizes is of all gaps, not of the last ones, which are those of adults', () => {
    const lives = [2, 2, 3, 3, 4].map((uid) => ({
      uid,
      values: [
        ...Array.from({ length: 12 }, (_, at) => ({ size: 2, days: 40 + at * 10 })),
        ...Array.from({ length: 4 }, () => ({ size: 12, days: 400 })),
      ],
    }));
    const [all, small, adult] = middlesBySize(lives);
    expect(all).toMatchObject({ size_from: null, low: 75, high: 220 });
    expect(small).toMatchObject({ size_from: 1, low: 65, high: 130 });
    expect(adult).toMatchObject({ size_from: 10, low: 400, high: 400 });
    expect(middlesBySize(lives, { newest: 4 })[0]).toMatchObject({ low: 400, high: 400 });
    expect(usualAt(usualGaps(lives), null)).toBeNull();
    expect(usualAt(usualGaps(lives), 12)).toMatchObject({ size_from: 10, from: 400, to: 400 });
  });
});

test.each<[string, (number | null)[], number | null, boolean]>([
  ['the class of its size', [4], 4, true],
  ['no other class', [4], 12, false],
  ['not of all sizes where sizes are known', [4], 1, false],
  ['all sizes where nobody measures', [null], 4, true],
  ['all sizes where its own is not known', [4], null, true],
])('what is usual at a size: %s', (_, sizes, size, known) => {
  const usual = usualGaps(sizes.flatMap(five));
  expect(usualAt(usual, size) !== null).toBe(known);
});

test('gaps that differ too much foresee nothing', () => {
  const wide = [2, 2, 3, 3, 4].map((uid, at) => told(uid, 4, 20 + at * 100));
  expect(usualGaps(wide)).toEqual([]);
  expect(usualAt(null, 4)).toBeNull();
});

test('the usual span holds the next molt of at least 70 % of animals that it was not counted from', () => {
  let seed = 7;
  const random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  const normal = () => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
  const gapAt = (size: number) => Math.round((30 + 5 * size ** 1.6) * Math.exp(0.2 * normal()));
  const sizeOf = () => 1 + random() * 13;
  const club = Array.from({ length: 120 }, (_, at) => ({
    uid: 2 + (at % 7),
    values: Array.from({ length: 4 }, sizeOf).map((size) => ({ size, days: gapAt(size) })),
  }));
  const usual = usualGaps(club);
  const others = Array.from({ length: 2000 }, sizeOf).map((size) => ({ size, days: gapAt(size) }));
  const foreseen = others.flatMap(({ size, days }) => {
    const span = usualAt(usual, size);
    return span ? [days >= span.from && days <= span.to] : [];
  });
  const held = foreseen.filter(Boolean).length / foreseen.length;
  console.log(
    `usual span: it held the next molt in ${Math.round(held * 100)} %, and was shown for ${Math.round((foreseen.length / others.length) * 100)} %`,
  );
  expect(held).toBeGreaterThanOrEqual(0.7);
  expect(foreseen.length / others.length).toBeGreaterThanOrEqual(0.5);
});
