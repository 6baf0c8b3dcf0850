import { isRecord } from '#src/domain/is-record.ts';
import { toHundredths } from './plausible-size.ts';

// Stored is metric, to two decimals: centimetres and grams. Keepers read and write the units that they chose.

const lengthUnits = ['cm', 'in'] as const;
const weightUnits = ['g', 'oz'] as const;
export type LengthUnit = (typeof lengthUnits)[number];
export type WeightUnit = (typeof weightUnits)[number];
export type Unit = LengthUnit | WeightUnit;
export type Units = { length: LengthUnit; weight: WeightUnit };

export const metric: Units = { length: 'cm', weight: 'g' };

/** How much of the stored unit one of it is. */
const stored: Record<Unit, number> = { cm: 1, in: 2.54, g: 1, oz: 28.349523125 };

/**
 * A stored value in another unit, to two decimals: what a keeper typed comes back as it was typed, also 3/8 of an inch,
 * which has three. A sling of 0.02 g is far less than a hundredth of an ounce, so small weights have up to four: as few as
 * are stored as the same.
 */
export function inUnit(value: number, unit: Unit): number {
  const exact = value / stored[unit];
  const most = unit !== 'oz' || Math.abs(exact) >= 0.1 ? 2 : Math.abs(exact) >= 0.01 ? 3 : 4;
  const rounded = [2, 3, 4].slice(0, most - 1).map((decimals) => rounding(exact, decimals));
  if (unit === 'in') rounded.push(Math.round(exact * 8) / 8);
  const same = rounded.find((one) => toStored(one, unit) === toHundredths(value));
  return same ?? rounded[most - 2] ?? 0;
}

const rounding = (value: number, decimals: number) =>
  Math.round(value * 10 ** decimals) / 10 ** decimals;

/** What is stored of a value in that unit. */
export const toStored = (value: number, unit: Unit): number => toHundredths(value * stored[unit]);

/** The units of the setting `units`, under which other clients may keep what they like. */
export function readUnits(setting: unknown): Units {
  if (!isRecord(setting)) return metric;
  return {
    length: lengthUnits.find((unit) => unit === setting['length']) ?? metric.length,
    weight: weightUnits.find((unit) => unit === setting['weight']) ?? metric.weight,
  };
}
