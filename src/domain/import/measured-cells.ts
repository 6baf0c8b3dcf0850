import {
  measurementKinds,
  measurementProblem,
  type LengthKind,
  type MeasurementKind,
} from '#src/domain/animal/measurements.ts';
import { toHundredths } from '#src/domain/animal/size.ts';
import type { Day } from '#src/domain/days.ts';
import { readSaidValue } from './said-value.ts';

// What a file of animals says of their measurements.

/** `kind` is left out where a length does not say how it was measured: it is then what its type is known by. */
export type MeasurementLine = { date_ms: Day; kind?: MeasurementKind; value: number };

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

/** A bare number with the unit of its heading: 'Size (in)', 'Gewicht kg'. */
export function withUnit(cell: string, heading = ''): string {
  if (!/^\s*\d+([.,]\d+)?\s*$/.test(cell)) return cell;
  const [, unit = ''] =
    /(?:^|[\s(/[])(mm|cm|in(?:ch(?:es)?)?|zoll|kg|g|gramm?s?|oz|lbs?)\.?\s*[)\]]?$/i.exec(
      heading,
    ) ?? [];
  return unit === '' ? cell : `${cell.trim()} ${unit}`;
}

/** What follows the day in a line of a history: 'weight 12.5'. */
export function readMeasured(rest: string): { kind: MeasurementKind; value: number } | null {
  const [, word = '', number = ''] = /^(\w+) +(\d+(?:[.,]\d+)?)(?: ?(?:g|cm))?$/.exec(rest) ?? [];
  const kind = measurementKinds.find((one) => one === word.toLowerCase());
  const value = toHundredths(Number(number.replace(',', '.')));
  return kind && !measurementProblem(kind, value) ? { kind, value } : null;
}
