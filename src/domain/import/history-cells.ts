import { isDay, type Day } from '#src/domain/days.ts';
import { toHundredths } from '#src/domain/animal/size.ts';
import { readMeasured, type MeasurementLine } from './measured-cells.ts';
import type { Progress } from '#src/domain/enums.ts';

// A pet's history in one cell of a table: a line for each record, its day first.
//   feedings  2025-06-03 fed Dubia      molts         2025-06-03 4.5
//   events    2025-06-03 rehoused       measurements  2025-06-03 weight 12.5

export type FeedingLine = { date_f: Day; food: string; progress: Progress };
export type MoltLine = { date_mt: Day; size: number | null };
export type EventLine = { date_ev: Day; event: string };

/** The records of a cell, or the first line that can't be read. */
export type HistoryCell<Line> = { lines: Line[] } | { wrong: string };

type ReadDay = (text: string) => Day | null;

export function writeFeedings(lines: readonly FeedingLine[]): string {
  return lines
    .map(({ date_f, food, progress }) => `${date_f} ${WORDS[progress]} ${escaped(food)}`.trimEnd())
    .join('\n');
}

export function writeMolts(lines: readonly MoltLine[]): string {
  return lines.map(({ date_mt, size }) => `${date_mt} ${size ?? ''}`.trimEnd()).join('\n');
}

export function writeMeasurements(lines: readonly Required<MeasurementLine>[]): string {
  return lines.map(({ date_ms, kind, value }) => `${date_ms} ${kind} ${value}`).join('\n');
}

export function writeEvents(lines: readonly EventLine[]): string {
  return lines.map(({ date_ev, event }) => `${date_ev} ${escaped(event)}`).join('\n');
}

/** A line without a result was eaten: that is what keepers write down. */
export function readFeedings(cell: string, readDay: ReadDay = plainDay): HistoryCell<FeedingLine> {
  return readLines(cell, readDay, (date_f, rest) => {
    const [, word = '', food = ''] = /^(fed|attempt|refused)?\s*(.*)$/is.exec(rest) ?? [];
    const progress = Math.max(0, WORDS.indexOf(word.toLowerCase())) as Progress;
    return { date_f, food: unescaped(food), progress };
  });
}

/** Sizes in cm, with a decimal point or comma, to two decimals. */
export function readMolts(cell: string, readDay: ReadDay = plainDay): HistoryCell<MoltLine> {
  return readLines(cell, readDay, (date_mt, rest) => {
    if (rest === '') return { date_mt, size: null };
    const number = /^(\d+(?:[.,]\d+)?)(?: ?cm)?$/.exec(rest)?.[1];
    return number ? { date_mt, size: toHundredths(Number(number.replace(',', '.'))) } : null;
  });
}

/** Each line with what was measured, by its wire name: a number alone says nothing. */
export function readMeasurements(
  cell: string,
  readDay: ReadDay = plainDay,
): HistoryCell<MeasurementLine> {
  return readLines(cell, readDay, (date_ms, rest) => {
    const measured = readMeasured(rest);
    return measured && { date_ms, ...measured };
  });
}

export function readEvents(cell: string, readDay: ReadDay = plainDay): HistoryCell<EventLine> {
  return readLines(cell, readDay, (date_ev, rest) =>
    rest === '' ? null : { date_ev, event: unescaped(rest) },
  );
}

function readLines<Line>(
  cell: string,
  readDay: ReadDay,
  read: (day: Day, rest: string) => Line | null,
): HistoryCell<Line> {
  const lines: Line[] = [];
  for (const text of cell.split(/\r\n|\r|\n/)) {
    if (text.trim() === '') continue;
    const [, first = '', rest = ''] = /^(\S+)\s*(.*)$/s.exec(text.trim()) ?? [];
    const day = readDay(first.replace(/[:,]$/, ''));
    const line = day && read(day, rest.trim());
    if (!line) return { wrong: text.trim() };
    lines.push(line);
  }
  return { lines };
}

const WORDS = ['fed', 'attempt', 'refused'];

const plainDay: ReadDay = (text) => (isDay(text) ? text : null);

/** A record stays on one line: its own line breaks are written as \n. */
function escaped(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
}

function unescaped(text: string): string {
  const signs: Record<string, string> = { n: '\n', r: '\r', '\\': '\\' };
  return text.replace(/\\([nr\\])/g, (_, sign: string) => signs[sign] ?? sign);
}
