import { describe, expect, test } from 'bun:test';
import { addDays, daysBetween } from '#src/domain/days.ts';
import {
  expectedMolt,
  suggestsPreMolt,
  type MoltingAnimal,
  type UsualGap,
} from './expected-molt.ts';

type Molts = { date_mt: string; size: number | null }[];
type Some = Partial<MoltingAnimal> & { molts?: Molts; events?: string[] };

const first = '2024-01-01';

/** Molts with these days between them, the first on 1 January 2024. */
function molted(...gaps: number[]): Molts {
  let day = first;
  const days = [day, ...gaps.map((gap) => (day = addDays(day, gap)))];
  return days.map((date_mt) => ({ date_mt, size: null }));
}

function expectedOf(
  { molts = molted(88, 120), events = [], ...some }: Some,
  day: string,
  usual?: UsualGap,
) {
  const animal: MoltingAnimal = {
    ...{ an_type: 'tarantula', gender: 'f', an_count: 1, archived: 0, name: 'Nyx', notes: '' },
    ...{ hatched: null, pre_molt: null, mmt: molts.at(-1)?.date_mt ?? null },
    ...{ refusals: 0, refused_since: null, offer_date: null },
    ...some,
  };
  const records = { molts: () => molts, events: () => events, offers: () => [] };
  return expectedMolt(animal, records, day, usual);
}

/** 92 days after the second gap. */
const today = addDays(first, 88 + 120 + 92);
const span = (some: Some, day = today) => {
  const found = expectedOf(some, day);
  const last = some.molts?.at(-1)?.date_mt ?? addDays(first, 208);
  return found && [daysBetween(last, found.from), daysBetween(last, found.to)];
};

describe('an expected molt', () => {
  test('is a span around the gap that the last ones lead to, with its reasons', () => {
    const found = expectedOf({ refusals: 2, pre_molt: addDays(today, -9) }, today);
    expect(found).toEqual({
      from: addDays(first, 208 + 110),
      to: addDays(first, 208 + 184),
      reasons: [
        { code: 'gaps', numbers: [88, 120] },
        { code: 'since', numbers: [92] },
        { code: 'refused', numbers: [2] },
        { code: 'pre_molt', numbers: [9] },
      ],
    });
  });

  test.each<[string, number[], number, number]>([
    ['the same gaps, again', [100, 100, 100], 85, 133],
    ['later gaps weigh more', [60, 100, 100], 87, 154],
    ['growing gaps go on growing', [60, 80, 107], 100, 161],
    ['ten alike make the span narrow', Array.from({ length: 10 }, () => 100), 92, 124],
  ])('%s', (_, gaps, from, to) => {
    const molts = molted(...gaps);
    expect(span({ molts }, molts.at(-1)?.date_mt)).toEqual([from, to]);
  });

  test('an animal that has stopped growing is not thought to wait ever longer', () => {
    const sized = (...sizes: number[]) =>
      molted(100, 100).map((molt, at) => ({ ...molt, size: sizes[at] ?? null }));
    const [, growing = 0] = span({ molts: sized(4, 5, 6) }, addDays(first, 200)) ?? [];
    const [, grown = 0] = span({ molts: sized(14, 14.2, 14.4) }, addDays(first, 200)) ?? [];
    expect(grown).toBeLessThan(growing);
  });

  test.each<[string, Some]>([
    ['no molt', { molts: [] }],
    ['one gap', { molts: molted(88) }],
    ['an archived animal', { archived: 1 }],
    ['a group', { an_count: 5 }],
    ['a male that is said to be mature', { gender: 'm', notes: 'Mature since May' }],
    ['one of which an event says so', { gender: 'm', events: ['fell', 'ultimate molt'] }],
    ['gaps that are too different', { molts: molted(30, 200, 25, 300, 280) }],
  ])('is not there for %s', (_, some) => {
    expect(expectedOf(some, today)).toBeNull();
  });

  test('ends when its span has passed', () => {
    const to = addDays(first, 208 + 184);
    expect(span({}, to)).not.toBeNull();
    expect(span({}, addDays(to, 1))).toBeNull();
  });

  test('follows from the species where that is given, and the animal has fewer than two gaps', () => {
    const usual = { size_from: null, size_to: null, from: 100, to: 160, animals: 7 };
    const of = (molts: Molts, day = addDays(first, 95)) => expectedOf({ molts }, day, usual);
    expect(of(molted())).toEqual({
      from: addDays(first, 100),
      to: addDays(first, 160),
      reasons: [
        { code: 'usual', numbers: [100, 160, 7] },
        { code: 'since', numbers: [95] },
      ],
    });
    expect(of(molted(88, 120), today)?.reasons[0]).toEqual({ code: 'gaps', numbers: [88, 120] });
    expect(of([])).toBeNull();
  });

  test.each<[string, number | null, number | null, number[]]>([
    ['of any size', null, null, []],
    ['the smallest', 0, 1, [0, 1]],
    ['of some size', 3, 6, [3, 6]],
    ['the largest', 80, null, [80]],
  ])('says of which size the animals of its species are: %s', (_, size_from, size_to, sizes) => {
    const usual = { size_from, size_to, from: 100, to: 160, animals: 7 };
    const [reason] = expectedOf({ molts: molted() }, first, usual)?.reasons ?? [];
    expect(reason?.numbers).toEqual([100, 160, 7, ...sizes]);
  });
});

test('refusals from before its last molt are no reason for the next one', () => {
  const last = addDays(first, 208);
  const refused = { refusals: 2, refused_since: addDays(last, -9), offer_date: addDays(last, -5) };
  const found = expectedOf(refused, addDays(last, 115));
  expect(found?.reasons.map(({ code }) => code)).toEqual(['gaps', 'since']);
  expect(suggestsPreMolt({ pre_molt: null }, found, addDays(last, 115))).toBe(false);
});

describe('pre-molt is suggested', () => {
  const expected = { from: '2025-01-20', to: '2025-02-10' };
  test.each<[string, { pre_molt?: string; refusals: number }, string, boolean]>([
    ['two refusals within the span', { refusals: 2 }, '2025-01-25', true],
    ['two refusals two weeks before it', { refusals: 2 }, '2025-01-06', true],
    ['two refusals long before it', { refusals: 2 }, '2025-01-05', false],
    ['one refusal', { refusals: 1 }, '2025-01-25', false],
    ['a pre-molt that is noted', { refusals: 3, pre_molt: '2025-01-22' }, '2025-01-25', false],
    ['a span that has passed', { refusals: 3 }, '2025-02-11', false],
  ])('%s', (_, { pre_molt = null, refusals }, day, suggested) => {
    const reasons = [{ code: 'refused' as const, numbers: [refusals] }];
    expect(suggestsPreMolt({ pre_molt }, { ...expected, reasons }, day)).toBe(suggested);
  });

  test('not where no molt is expected', () => {
    expect(suggestsPreMolt({ pre_molt: null }, null, today)).toBe(false);
  });
});
