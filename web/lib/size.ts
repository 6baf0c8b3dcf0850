import { isSize } from '#src/domain/animal/size.ts';
import { inUnit, readUnits, toStored, type Units } from '#src/domain/animal/units.ts';
import { formatNumber } from '#web/lib/format.ts';
import { currentSetting, useSetting } from '#web/state/settings.ts';

// Lengths are stored in cm and weights in g; keepers read and write them in the units that they chose.

/** The keeper's units, and how to change them. */
export function useUnits(): [Units, (part: Partial<Units>) => void] {
  const [setting, set] = useSetting('units');
  return [readUnits(setting), (part) => set({ ...units(), ...part })];
}

/** The same outside of components. */
export const units = (): Units => readUnits(currentSetting('units'));

/** How sizes read, in components: drawn again when the units change. */
export function useSizes() {
  useSetting('units');
  return { lengthText, weightText, sizeText };
}

/** '14.5 cm' or '5.71 in' */
export const lengthText = (cm: number) => `${sizeText(cm)} ${units().length}`;

/** '1412 g' or '49.81 oz' */
export const weightText = (g: number) => `${weightNumber(g)} ${units().weight}`;

/** 14.5, 4.25, 6, or 14,5: without its unit, and without trailing zeros. */
export const sizeText = (cm: number) => formatNumber(inUnit(cm, units().length));

/** The same of a weight. */
export const weightNumber = (g: number) => formatNumber(inUnit(g, units().weight));

/**
 * A length as typed in the keeper's unit, with or without it, with comma or point and up to two decimals, in cm; null when empty, 'wrong'
 * when it is none.
 */
export function parseSize(typed: string): number | null | 'wrong' {
  const value = parseNumber(typed, units().length);
  if (typeof value !== 'number') return value;
  const cm = toStored(value, units().length);
  return isSize(cm) ? cm : 'wrong';
}

/** The same of a weight, in g; whether it is plausible is asked elsewhere. */
export function parseWeight(typed: string): number | null | 'wrong' {
  const value = parseNumber(typed, units().weight);
  return typeof value === 'number' ? toStored(value, units().weight) : value;
}

function parseNumber(typed: string, unit: string): number | null | 'wrong' {
  const text = typed.replace(',', '.').replace(unit, '').trim();
  if (text === '') return null;
  return /^(?=.*\d)\d*\.?\d{0,2}$/.test(text) ? Number(text) : 'wrong';
}

/** Full width, in cm, of a ruler without neighbours: the smallest usual one that holds the size. */
export const rulerFor = (size: number) =>
  [6, 12, 20, 32].find((width) => width >= size) ?? Math.ceil(size);
