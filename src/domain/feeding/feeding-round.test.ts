import { describe, expect, test } from 'bun:test';
import type { Progress } from '#src/domain/enums.ts';
import {
  isAboutAttempt,
  suggestedFeeder,
  openAttempt,
  recordBefore,
  recordOf,
  refusalsInARow,
  replaces,
  type Offer,
} from './feeding-round.ts';

const today = '2026-03-30';
const fed = (date_f: string, food = 'Dubia'): Offer => ({ date_f, food, progress: 0 });
const offered = (date_f: string, food = 'Dubia'): Offer => ({ date_f, food, progress: 1 });
const refused = (date_f: string, food = 'Dubia'): Offer => ({ date_f, food, progress: 2 });

test.each<[string, Offer[], number, string | null]>([
  ['nothing recorded', [], 0, null],
  ['fed last', [fed('2026-03-20'), refused('2026-03-10')], 0, null],
  ['refused once', [refused('2026-03-20'), fed('2026-03-10')], 1, '2026-03-20'],
  [
    'refused twice with an attempt between',
    [refused('2026-03-28'), offered('2026-03-20'), refused('2026-03-10'), fed('2026-03-01')],
    2,
    '2026-03-10',
  ],
  ['never ate', [refused('2026-03-20'), refused('2026-03-10')], 2, '2026-03-10'],
])('refusals in a row: %s', (_, recent, count, since) => {
  expect(refusalsInARow(recent)).toEqual({ count, since });
});

test.each<[string, Offer[], boolean]>([
  ['made today', [offered(today)], true],
  ['made yesterday', [offered('2026-03-29'), fed('2026-03-01')], true],
  ['made two days ago', [offered('2026-03-28')], false],
  ['dated ahead', [offered('2026-04-01')], false],
  ['followed by a refusal', [refused(today), offered('2026-03-29')], false],
  ['none', [], false],
])('an open attempt: %s', (_, recent, open) => {
  expect(openAttempt(recent, today) !== null).toBe(open);
});

describe('the record of an answer', () => {
  test('is of the day of the round', () => {
    expect(recordOf([fed('2026-03-20')], 'fed', 'Locust', today)).toEqual(fed(today, 'Locust'));
    expect(recordOf([], 'refused', 'Dubia', today)).toEqual(refused(today));
    expect(recordOf([], 'offered', '', today)).toEqual(offered(today, ''));
    expect(recordOf([], 'skipped', 'Dubia', today)).toBeNull();
  });

  test('closes an attempt of yesterday with the same feeder', () => {
    const recent = [offered('2026-03-29')];
    expect(recordOf(recent, 'fed', 'Dubia', today)).toEqual(fed('2026-03-29'));
    expect(recordOf(recent, 'refused', 'Dubia', today)).toEqual(refused('2026-03-29'));
  });

  test('is a new one for another feeder, or when the attempt is older', () => {
    expect(recordOf([offered('2026-03-29')], 'fed', 'Locust', today)).toEqual(fed(today, 'Locust'));
    expect(recordOf([offered('2026-03-20')], 'fed', 'Dubia', today)).toEqual(fed(today));
  });

  test('is replaced by the previous one on undo', () => {
    const recent = [offered('2026-03-29'), fed('2026-03-20')];
    expect(recordBefore(recent, fed('2026-03-29'))).toEqual(offered('2026-03-29'));
    expect(recordBefore(recent, fed(today))).toBeNull();
    expect(recordBefore(recent, fed('2026-03-29', 'Locust'))).toBeNull();
  });
});

test.each<[string, Offer[], string, string, string]>([
  ['what is on offer', [offered(today, 'Cricket')], 'Dubia', 'Locust', 'Cricket'],
  ['what the plan says', [fed('2026-03-01', 'Cricket')], 'Dubia', 'Locust', 'Dubia'],
  [
    'what it ate last',
    [refused(today, 'Rat'), fed('2026-03-01', 'Cricket')],
    '',
    'Locust',
    'Cricket',
  ],
  ['what its kind eats', [refused(today, 'Rat')], '', 'Locust', 'Locust'],
  ['nothing', [], '', '', ''],
])('the likely feeder is %s', (_, recent, planned, ofKind, expected) => {
  expect(suggestedFeeder(recent, today, planned, ofKind)).toBe(expected);
});

test.each([
  ['of today', '2026-03-10', true, true],
  ['of yesterday, due again', '2026-03-09', true, true],
  ['of the day before, due again', '2026-03-08', true, false],
  ['of last week, not due yet', '2026-03-03', false, true],
] as const)('an outcome is about an attempt %s', (_, attempt, isDueAgain, expected) => {
  expect(isAboutAttempt(attempt, isDueAgain, '2026-03-10')).toBe(expected);
});

test.each<[Progress | null, Progress, boolean]>([
  [0, 2, true],
  [0, 1, true],
  [2, 0, true],
  [2, 2, false],
  [0, 0, false],
  [1, 0, false],
  [1, 2, false],
  [null, 2, false],
])('after %p, %p takes the place of another outcome: %p', (was, progress, expected) => {
  expect(replaces(was, progress)).toBe(expected);
});
