import { measurementBounds } from './measurements.ts';
import { toHundredths } from './plausible-size.ts';

// One rule for weights and lengths as keepers write them, in English and German.

/** A weight in g or a length in cm, to two decimals; or why it is none. Null for what is no number. */
export type SaidValue =
  | { value: number }
  /** '1,250': a thousand or a fraction, in the unit that was said. */
  | { many: number; few: number; unit: string }
  | { unknown: string };

const units = {
  weight: {
    ...namedBy('mg milligram milligrams milligramm', 0.001),
    ...namedBy('g gr gram grams gramm gramme grammes', 1),
    ...namedBy('kg kilo kilos kilogram kilograms kilogramm', 1000),
    ...namedBy('oz ounce ounces unze unzen', 28.349523125),
    ...namedBy('lb lbs pound pounds', 453.59237),
  },
  length: {
    ...namedBy('mm millimetre millimetres millimeter millimeters', 0.1),
    ...namedBy('cm centimetre centimetres centimeter centimeters zentimeter', 1),
    ...namedBy('m metre metres meter meters', 100),
    ...namedBy('ft foot feet fuß', 30.48),
    ...namedBy(`in inch inches zoll " ″ ” ''`, 2.54),
  },
};

function namedBy(names: string, factor: number): Record<string, number> {
  return Object.fromEntries(names.split(' ').map((name) => [name, factor]));
}

/** How units are called in headings and cells, each with the first of its names. */
export const unitNames = (of: 'weight' | 'length'): ReadonlyMap<string, string> => {
  const all = Object.entries(units[of]);
  const first = (factor: number) => all.find((one) => one[1] === factor)?.[0] ?? '';
  return new Map(all.map(([name, factor]) => [name, first(factor)]));
};

const bounds = { weight: measurementBounds.weight, length: measurementBounds.total_length };

/** '12,5', '.5', '12.50 Gramm', '1 250 g', '1.250 kg', '8 lb 2 oz', '45 mm'. A number alone is in `unit`. */
export function readSaidValue(
  of: 'weight' | 'length',
  text: string,
  unit: string = bounds[of].unit,
): SaidValue | null {
  const said = text.trim().replace(/\.$/, '').replace(GROUPS, withoutSpaces);
  const pounds = of === 'weight' ? poundsAndOunces(said) : null;
  if (pounds) return pounds;
  const [, digits = '', name = ''] = /^([\d.,]+)\s*([^\s\d.,]*)$/.exec(said) ?? [];
  const [first, ...others] = numbersOf(digits);
  if (first === undefined) return null;
  const factor = new Map(Object.entries(units[of])).get(name.toLowerCase() || unit);
  if (factor === undefined) return { unknown: name };
  const few = others[0];
  if (few === undefined) return { value: toHundredths(first * factor) };
  const can = [first, few].filter((number) => isWithin(of, number * factor));
  if (can.length === 2) return { many: first, few, unit: name || unit };
  return { value: toHundredths((can[0] ?? few) * factor) };
}

const isWithin = (of: 'weight' | 'length', value: number) =>
  toHundredths(value) >= bounds[of].min && value <= bounds[of].max;

/** '1 250', "12'500". */
const GROUPS = /^\d{1,3}(?:[\s'’]\d{3})+(?!\d)/;
const withoutSpaces = (digits: string) => digits.replace(/\D/g, '');

function poundsAndOunces(said: string): SaidValue | null {
  const [, pounds = '', ounces = ''] =
    /^(\d+)\s*(?:lbs?|pounds?)\.?,?\s*([\d.,]+)\s*(?:oz|ounces?)$/i.exec(said) ?? [];
  const [oz, other] = numbersOf(ounces);
  if (oz === undefined || other !== undefined) return null;
  const { lb = 0, oz: ounce = 0 } = units.weight;
  return { value: toHundredths(Number(pounds) * lb + oz * ounce) };
}

/** What digits with points and commas may mean: none, one number, or '1,250' as a thousand and as a fraction. */
function numbersOf(digits: string): number[] {
  if (/^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*(?:(?!\1)[.,]\d*)?$/.test(digits)) {
    const marks = digits.match(/[.,]/g) ?? [];
    if (marks.length === 1) return [Number(digits.replace(/\D/, '')), decimal(digits)];
    const isSplit = marks.at(-1) !== marks[0];
    const at = isSplit ? digits.lastIndexOf(marks.at(-1) ?? '') : digits.length;
    return [Number(`${withoutSpaces(digits.slice(0, at))}.${digits.slice(at + 1)}`)];
  }
  return /^(?:\d+[.,]?\d*|[.,]\d+)$/.test(digits) ? [decimal(digits)] : [];
}

const decimal = (digits: string) => Number(digits.replace(',', '.'));
