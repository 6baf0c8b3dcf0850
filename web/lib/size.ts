import { inUnit, readUnits, type Unit, type Units } from '#src/domain/animal/units.ts';
import { formatSmall } from '#web/lib/format.ts';
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
export const sizeText = (cm: number) => numberIn(cm, units().length);

/** The same of a weight. */
export const weightNumber = (g: number) => numberIn(g, units().weight);

/** The same of what is stored, in a unit. */
export const numberIn = (value: number, unit: Unit) => formatSmall(inUnit(value, unit));

/** Full width, in cm, of a ruler without neighbours: the smallest usual one that holds the size. */
export const rulerFor = (size: number) =>
  [6, 12, 20, 32].find((width) => width >= size) ?? Math.ceil(size);
