import '#web/testing/dom.ts';
import { expect, test } from 'bun:test';
import * as fc from 'fast-check';
import type { Round } from '#web/state/round.ts';
import { marksOf } from './round-marks.ts';

const outcomes = fc.constantFrom(
  null,
  null,
  'fed',
  'fed',
  'refused',
  'offered',
  'molted',
  'skipped',
);
const places = fc.constantFrom(1, 1, 1, 2);
const animals = fc.array(fc.tuple(outcomes, places), { minLength: 1, maxLength: 60 });

test('marks that are drawn as one stand for as many animals that look the same, in their order', () => {
  fc.assert(
    fc.property(animals, fc.nat(), fc.boolean(), (all, at, alongPlaces) => {
      const stands = [1, 2].map((id) => ({
        ...{ id, name: `Rack ${id}` },
        pets: all.flatMap(([, place], id) => (place === id ? [id] : [])),
      }));
      const round = {
        pets: all.map(([, place_id], id) => ({ id, place_id })),
        answers: all.flatMap(([outcome], id) => (outcome ? [{ id, outcome }] : [])),
        at: at % all.length,
        ...(alongPlaces && { stands }),
      } as unknown as Round;
      const each = marksOf(round, false);
      expect(each.map(({ count }) => count)).toEqual(all.map(() => 1));
      const drawn = marksOf(round, true).flatMap(({ look, count }) => [
        look,
        // only the first of a place is apart from those before
        ...Array.from({ length: count - 1 }, () => look.replace(/ ?next-place$/, '')),
      ]);
      expect(drawn).toEqual(each.map(({ look }) => look));
    }),
  );
});

test('there are no gaps between places where they would take the room of the marks', () => {
  const round = (places: number) =>
    ({
      pets: Array.from({ length: places }, (_, id) => ({ id, place_id: id })),
      answers: [],
      at: 0,
      stands: Array.from({ length: places }, (_, id) => ({ id, name: `Box ${id}`, pets: [id] })),
    }) as unknown as Round;
  const gaps = (places: number) =>
    marksOf(round(places), true).filter(({ look }) => look.includes('next-place')).length;
  expect(gaps(5)).toBe(4);
  expect(gaps(50)).toBe(0);
});
