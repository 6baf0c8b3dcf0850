import { expect, test } from 'bun:test';
import {
  doubtOf,
  isWeighed,
  kindsOf,
  lastBefore,
  measurementProblem,
  newestSize,
  sizeKind,
  type MeasurementKind,
} from './measurements.ts';
import { animalTypes, type AnimalType } from '#src/domain/enums.ts';

test.each<[MeasurementKind, number, boolean]>([
  ['weight', 0.01, true],
  ['weight', 500_000, true],
  ['weight', 500_000.01, false],
  ['weight', 0, false],
  ['leg_span', 1000, true],
  ['leg_span', 1000.01, false],
  ['total_length', -1, false],
])('a %s of %p can be: %p', (kind, value, canBe) => {
  expect(measurementProblem(kind, value) === undefined).toBe(canBe);
});

test('what else was measured of an animal is offered, too', () => {
  expect(kindsOf('tarantula', ['weight', 'total_length'])).toEqual([
    'leg_span',
    'body_length',
    'weight',
    'total_length',
  ]);
  expect(kindsOf('reptile')[0]).toBe('weight');
});

test('each type is known by a length', () => {
  expect(animalTypes.map(sizeKind)).toEqual([
    ...(['leg_span', 'total_length', 'body_length', 'body_length'] as const),
    ...(['total_length', 'total_length'] as const),
  ]);
});

const before = { date_ms: '2026-01-01', value: 12.5 };
test.each<[AnimalType, MeasurementKind, string, number, string | null]>([
  ['tarantula', 'leg_span', '2026-02-01', 13, null],
  ['tarantula', 'leg_span', '2026-02-01', 12, null],
  // a comma that was forgotten
  ['tarantula', 'leg_span', '2026-02-01', 130, 'much_more'],
  ['tarantula', 'leg_span', '2026-02-01', 9, 'much_less'],
  ['reptile', 'weight', '2026-01-08', 19, null],
  ['reptile', 'weight', '2026-01-08', 25, 'much_more'],
  // as much in half a year is what hatchlings do
  ['reptile', 'weight', '2026-07-01', 60, null],
  ['reptile', 'weight', '2027-07-01', 125, 'much_more'],
  // a quarter less in four weeks is much, also of a female that laid: it is only asked
  ['reptile', 'weight', '2026-01-05', 7.6, 'much_less'],
  ['reptile', 'weight', '2026-01-05', 9.4, null],
  ['reptile', 'weight', '2026-01-29', 9.3, 'much_less'],
  ['reptile', 'weight', '2026-03-30', 9.3, null],
  ['reptile', 'weight', '2026-03-30', 7, 'much_less'],
  ['reptile', 'weight', '2026-07-01', 7, null],
  ['reptile', 'weight', '2026-07-01', 6, 'much_less'],
  ['tarantula', 'leg_span', '2027-02-01', 9, 'much_less'],
])('%s, %s on %s: %p is %p', (an_type, kind, date_ms, value, doubt) => {
  expect(doubtOf({ an_type }, kind, { date_ms, value }, before)).toBe(doubt as never);
});

test('a first value is doubted where no animal of the type gets that large', () => {
  const first = (an_type: AnimalType, kind: MeasurementKind, value: number) =>
    doubtOf({ an_type }, kind, { date_ms: '2026-01-01', value }, null);
  expect(first('tarantula', 'leg_span', 28)).toBeNull();
  expect(first('tarantula', 'leg_span', 45)).toBe('too_large');
  expect(first('scorpion', 'weight', 300)).toBe('too_large');
  expect(first('reptile', 'weight', 90_000)).toBeNull();
});

test.each([
  [32, 34, 'too_large'],
  // it was asked about and confirmed the time before
  [34, 35, null],
  [34, 90, 'much_more'],
])('after a leg span of %p one of %p is %p', (last, value, doubt) => {
  const before = { date_ms: '2026-01-01', value: last };
  const now = { date_ms: '2026-02-01', value };
  expect(doubtOf({ an_type: 'tarantula' }, 'leg_span', now, before)).toBe(doubt as never);
});

test.each([
  ['2025-03-04', '2025-03-03', 'before_hatching'],
  ['2025-03-04', '2025-03-04', null],
  ['2025-03', '2025-02-28', 'before_hatching'],
  ['2025', '2025-01-01', null],
  ['2025', '2024-12-31', 'before_hatching'],
  [null, '2024-12-31', null],
])('of an animal that hatched %p, a weight on %s is %p', (hatched, date_ms, doubt) => {
  const pet = { an_type: 'reptile', hatched } as const;
  expect(doubtOf(pet, 'weight', { date_ms, value: 60 }, null)).toBe(doubt as never);
});

test('the last before a day is not that of the day itself', () => {
  const values = [
    { date_ms: '2026-03-01', value: 3 },
    { date_ms: '2026-02-01', value: 2 },
  ];
  expect(lastBefore(values, '2026-03-01')?.value).toBe(2);
  expect(lastBefore(values, '2026-02-01')).toBeNull();
});

const length = (date_ms: string, kind: MeasurementKind, value: number) => ({
  ...{ date_ms, kind, value },
});
test.each([
  ['nothing', [], [], null],
  ['a molt', [{ date_mt: '2026-01-01', size: 4 }], [], 4],
  ['a molt that was not measured', [{ date_mt: '2026-01-01', size: null }], [], null],
  ['no weight', [], [length('2026-01-01', 'weight', 9)], null],
  [
    'the newer of both',
    [{ date_mt: '2026-01-01', size: 4 }],
    [length('2026-01-02', 'weight', 9), length('2026-01-02', 'leg_span', 5)],
    5,
  ],
  [
    'of a day the molt',
    [{ date_mt: '2026-01-01', size: 4 }],
    [length('2026-01-01', 'leg_span', 5)],
    4,
  ],
])('a size: %s', (_, molts, measurements, size) => {
  expect(newestSize(molts, measurements)).toBe(size);
});

test.each([
  ['reptile', 1412, true],
  ['reptile', null, false],
  ['other', 60, true],
  ['tarantula', 22, false],
] as const)('a %s of %p g is followed by its weight: %p', (an_type, weight, followed) => {
  expect(isWeighed({ an_type, weight })).toBe(followed);
});
