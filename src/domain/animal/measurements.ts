import { daysBetween, type Day } from '#src/domain/days.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { firstDayOf, type PartialDay } from '#src/domain/partial-days.ts';
import { issue, type Issue } from '#src/domain/problems/codes.ts';

// What is measured of animals. Stored is metric: grams and centimetres, to two decimals.

export const measurementKinds = [
  'weight',
  'leg_span',
  'body_length',
  'snout_vent',
  'total_length',
] as const;
export type MeasurementKind = (typeof measurementKinds)[number];
export type LengthKind = Exclude<MeasurementKind, 'weight'>;

export const lengthKinds = measurementKinds.filter((kind) => kind !== 'weight');

const length = { min: 0.01, max: 1000, unit: 'cm' } as const;

export const measurementBounds = {
  weight: { min: 0.01, max: 500_000, unit: 'g' },
  leg_span: length,
  body_length: length,
  snout_vent: length,
  total_length: length,
} as const satisfies Record<MeasurementKind, { min: number; max: number; unit: 'g' | 'cm' }>;

/** Why nothing of that kind can have the value; undefined where it can. */
export function measurementProblem(kind: MeasurementKind, value: number): Issue | undefined {
  const bounds = measurementBounds[kind];
  return value >= bounds.min && value <= bounds.max ? undefined : issue('decimal_range', bounds);
}

const usual: Record<AnimalType, readonly MeasurementKind[]> = {
  tarantula: ['leg_span', 'body_length', 'weight'],
  scorpion: ['total_length', 'weight'],
  spider: ['body_length', 'leg_span', 'weight'],
  insect: ['body_length', 'weight'],
  reptile: ['weight', 'total_length', 'snout_vent'],
  other: ['weight', 'total_length', 'body_length'],
};

/** The kinds to offer for an animal: those of its type, and whatever else was measured of it. */
export const kindsOf = (
  an_type: AnimalType,
  measured: readonly MeasurementKind[] = [],
): MeasurementKind[] => [...new Set([...usual[an_type], ...measured])];

/** The length by which animals of a type are known: what a size is that does not say how it was measured. */
export const sizeKind = (an_type: AnimalType): LengthKind =>
  kindsOf(an_type).find((kind) => kind !== 'weight') ?? 'total_length';

/** Whether an animal is followed by its weight: of a type that is weighed first, once it was weighed. */
export const isWeighed = (pet: { an_type: AnimalType; weight: number | null }): boolean =>
  kindsOf(pet.an_type)[0] === 'weight' && pet.weight !== null;

export type Measured = { date_ms: Day; value: number };

/** What may be a mistake in writing. It is asked about, never refused. */
export type Doubt = 'much_more' | 'much_less' | 'too_large' | 'before_hatching';

/** Largest that adults of a type get; reptiles have no such limit. */
const largest: Partial<Record<AnimalType, { weight: number; length: number }>> = {
  tarantula: { weight: 250, length: 33 },
  scorpion: { weight: 80, length: 25 },
  spider: { weight: 30, length: 32 },
  insect: { weight: 150, length: 65 },
};

/** Whether hardly any animal of a type gets so large. Without a kind it is the length by which its type is known. */
export const isTooLarge = (
  an_type: AnimalType,
  kind: MeasurementKind | undefined,
  value: number,
): boolean => value > (largest[an_type]?.[kind === 'weight' ? 'weight' : 'length'] ?? Infinity);

/**
 * By which factor an animal may have grown since it was last measured: at once, in each month more, and at most. And to
 * which it may have shrunk: in four weeks, in each month more, and at least.
 */
const growth = {
  weight: { atOnce: 1.6, monthly: 1.25, most: 6, soon: 0.75, each: 0.9, least: 0.5 },
  length: { atOnce: 1.5, monthly: 1.15, most: 5, soon: 0.8, each: 1, least: 0.8 },
};
const SOON = 28;

/** Whether a value is hardly true. `last`: the value of that kind before it, null where there is none. */
export function doubtOf(
  { an_type, hatched }: { an_type: AnimalType; hatched?: PartialDay | null | undefined },
  kind: MeasurementKind,
  { date_ms, value }: Measured,
  last: Measured | null,
): Doubt | null {
  if (hatched && date_ms < firstDayOf(hatched)) return 'before_hatching';
  if (!last) return isTooLarge(an_type, kind, value) ? 'too_large' : null;
  const of = kind === 'weight' ? 'weight' : 'length';
  const { atOnce, monthly, most, soon, each, least } = growth[of];
  const days = Math.max(0, daysBetween(last.date_ms, date_ms));
  const ratio = value / last.value;
  if (ratio > Math.min(most, atOnce * monthly ** (days / 30))) return 'much_more';
  const later = Math.max(0, days - SOON) / 30;
  if (ratio < Math.max(least, soon * each ** later)) return 'much_less';
  const isNew = isTooLarge(an_type, kind, value) && !isTooLarge(an_type, kind, last.value);
  return isNew ? 'too_large' : null;
}

/** The newest before a day, of values of one kind with the newest first. */
export const lastBefore = <M extends Measured>(values: readonly M[], day: Day): M | null =>
  values.find(({ date_ms }) => date_ms < day) ?? null;

type Length = { day: Day; size: number };

/**
 * An animal's size: the newest length, at a molt or measured by itself. Of a day the molt's counts, then the longest way
 * of measuring, by name from the end of the alphabet. `measurements`: newest first, those of a day in that order.
 */
export function newestSize(
  molts: readonly { date_mt: Day; size: number | null }[],
  measurements: readonly (Measured & { kind: MeasurementKind })[],
): number | null {
  const molt = molts.find(({ size }) => size !== null);
  const length = measurements.find(({ kind }) => kind !== 'weight');
  const atMolt: Length | null = molt ? { day: molt.date_mt, size: molt.size ?? 0 } : null;
  if (!length) return atMolt?.size ?? null;
  return atMolt && atMolt.day >= length.date_ms ? atMolt.size : length.value;
}
