import {
  measurementKinds,
  measurementProblem,
  type LengthKind,
  type MeasurementKind,
} from '#src/domain/animal/measurements.ts';
import type { Day } from '#src/domain/days.ts';
import type { Unit } from '#src/domain/animal/units.ts';
import { readSaidValue, unitNames } from '#src/domain/animal/said-value.ts';

// What a file of animals says of their measurements.

/** `kind` is left out where a length does not say how it was measured: it is then what its type is known by. */
export type MeasurementLine = { date_ms: Day; kind?: MeasurementKind; value: number };

/** `taken`: nothing says when it was measured, as in domain/animal/starting-size.ts. */
export type NewMeasurement = MeasurementLine & { taken?: 1 };

/** How the sizes of a column were measured, where its heading says so. */
export function lengthKindOf(heading: string): LengthKind | undefined {
  const name = heading.toLowerCase();
  return HEADINGS.find(([words]) => words.test(name))?.[1];
}

const HEADINGS: readonly (readonly [words: RegExp, kind: LengthKind])[] = [
  [/leg ?span|\bdls\b|spannweite|beinspanne/, 'leg_span'],
  [/body|\b[bk]l\b|körperlänge|koerperlaenge/, 'body_length'],
  [/snout|\bsvl\b|\bkrl\b|kopf-?rumpf/, 'snout_vent'],
  [/total|\btl\b|\bgl\b|gesamtlänge|gesamtlaenge/, 'total_length'],
];

/** '12,5', '12.5 g', '1.2 kg', '0,5 oz' in grams, to two decimals; null when it is no weight, or may be two. */
export function readGrams(text: string): number | null {
  const said = readSaidValue('weight', text);
  return said && 'value' in said ? said.value : null;
}

/**
 * The unit that a heading names: 'Size (in)', 'weight_kg', 'Größe in Zoll', 'Leg span in inches (DLS)'. Several ('lb/oz')
 * are one that nothing is read in, since a number alone would be a guess.
 */
export function unitOfHeading(of: 'weight' | 'length', heading = ''): string | undefined {
  const names = unitNames(of);
  const words = heading
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}"″”]+/u)
    .filter(Boolean);
  // beside a real unit 'in' is a preposition, and a letter alone may be one of a sex
  const isUnit = (word: string, at: number) =>
    word === 'in' ? at === words.length - 1 : word !== 'm' || /[([/,]\s*m\s*[)\]]?$/i.test(heading);
  const named = words.filter(isUnit).flatMap((word) => names.get(word) ?? []);
  return named.length === 0 ? undefined : [...new Set(named)].join('/');
}

/** A cell without a unit with that of its heading, or else the keeper's: 'Size (in)', 'Gewicht kg'. */
export function withUnit(
  of: 'weight' | 'length',
  cell: string,
  { heading, unit }: { heading?: string | undefined; unit?: Unit | undefined } = {},
): string {
  const number = cell.trimStart().replace(/^(?:ca|circa|about|approx|etwa)\b\.?/i, '');
  const isBare = /[\d¼½¾⅛⅜⅝⅞]/.test(number) && !/[\p{L}"″”]/u.test(number);
  if (!isBare || cell.trimEnd().endsWith("'")) return cell;
  const isMetric = unit === 'cm' || unit === 'g';
  const said = unitOfHeading(of, heading) ?? (isMetric ? undefined : unit);
  return said === undefined ? cell : `${cell.trim()} ${said}`;
}

/** What follows the day in a line of a history: 'weight 12.5', '12.5 g'. '1,250' is none, which may be two. */
export function readMeasured(rest: string): { kind: MeasurementKind; value: number } | null {
  if (/^[\d.,]+ ?(?:g|kg|oz)$/i.test(rest)) return asMeasured('weight', rest);
  const [, word = '', number = ''] = /^(\w+) +(\d+(?:[.,]\d+)?)(?: ?(?:g|cm))?$/.exec(rest) ?? [];
  const kind = measurementKinds.find((one) => one === word.toLowerCase());
  return kind ? asMeasured(kind, number) : null;
}

function asMeasured(kind: MeasurementKind, text: string) {
  const said = readSaidValue(kind === 'weight' ? 'weight' : 'length', text);
  if (!said || !('value' in said)) return null;
  return measurementProblem(kind, said.value) ? null : { kind, value: said.value };
}
