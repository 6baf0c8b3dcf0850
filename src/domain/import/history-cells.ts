import { isDay, type Day } from '#src/domain/days.ts';
import { measurementBounds } from '#src/domain/animal/measurements.ts';
import { toHundredths } from '#src/domain/animal/plausible-size.ts';
import { readMeasured, type MeasurementLine } from './measured-cells.ts';
import {
  genders,
  moltOutcomes,
  sexSigns,
  type Gender,
  type MoltOutcome,
  type Progress,
  type SexSign,
} from '#src/domain/enums.ts';
import { limits } from '#src/domain/limits.ts';

// A pet's history in one cell of a table: a line for each record, its day first. Keepers write them behind each other,
// too: a separator and a day begin a new line.
//   feedings  2025-06-03 fed 3x Dubia   molts         2025-06-03 4.5 #9 stuck f by exuvia; wet paper
//   events    2025-06-03 rehoused       measurements  2025-06-03 weight 12.5

export type FeedingLine = {
  date_f: Day;
  food: string;
  progress: Progress;
  amount?: number | null;
};
export type MoltLine = { date_mt: Day; size: number | null } & MoltSaid;
type MoltSaid = {
  outcome?: MoltOutcome | null;
  molt_no?: number | null;
  gender?: Gender | null;
  sex_by?: SexSign | null;
  note?: string;
};
export type EventLine = { date_ev: Day; event: string };

/** The records of a cell, or the first line that can't be read. */
export type HistoryCell<Line> = { lines: Line[] } | { wrong: string };

type ReadDay = (text: string) => Day | null;

export function writeFeedings(lines: readonly FeedingLine[]): string {
  return lines
    .map(({ date_f, food, progress, amount }) =>
      // a feeder that is called like an amount is none
      [date_f, WORDS[progress], amount && `${amount}x`, escaped(food).replace(/^(?=\d+x\b)/, '\\')]
        .filter(Boolean)
        .join(' '),
    )
    .join('\n');
}

export function writeMolts(lines: readonly MoltLine[]): string {
  return lines
    .map(({ date_mt, size, molt_no, outcome, gender, sex_by, note }) => {
      const said = [
        date_mt,
        size,
        molt_no && `#${molt_no}`,
        outcome,
        gender,
        sex_by && `by ${sex_by}`,
      ];
      const line = said.filter((one) => one !== null && one !== undefined).join(' ');
      // a note that begins with a day is no line of its own
      return note ? `${line}; ${escaped(note).replace(STARTING_DAY, '\\$&')}` : line;
    })
    .join('\n');
}

export function writeMeasurements(lines: readonly Required<MeasurementLine>[]): string {
  return lines
    .map(({ date_ms, kind, value }) =>
      [date_ms, kind, value, measurementBounds[kind].unit].join(' '),
    )
    .join('\n');
}

export function writeEvents(lines: readonly EventLine[]): string {
  return lines.map(({ date_ev, event }) => `${date_ev} ${escaped(event)}`).join('\n');
}

/** A line without a result was eaten: that is what keepers write down. */
export function readFeedings(cell: string, readDay: ReadDay = plainDay): HistoryCell<FeedingLine> {
  return readLines(cell, readDay, (date_f, rest) => {
    const [, word = '', many = '', said = ''] =
      /^(fed|attempt|refused)?\s*(?:([1-9]\d{0,2})\s?x\b\s*)?(.*)$/is.exec(rest) ?? [];
    const [food, outcome] = word === '' ? withOutcome(said) : [said, word];
    const progress = Math.max(0, WORDS.indexOf(outcome.toLowerCase())) as Progress;
    const amount = many === '' ? {} : { amount: Number(many) };
    return { date_f, food: unescaped(food), progress, ...amount };
  });
}

/** 'Dubia (refused)', 'Heimchen, verweigert': what keepers put behind the feeder. */
function withOutcome(said: string): [food: string, outcome: string] {
  for (const [outcome, words] of OUTCOMES) {
    const [all] = new RegExp(`(?:^|[\\s,;:–-]+)\\(?(?:${words})\\)?$`, 'iu').exec(said) ?? [];
    if (all !== undefined) return [said.slice(0, said.length - all.length), outcome];
  }
  return [said, ''];
}

/** What a cell says of how a meal ended, and nothing else. */
export function readOutcome(cell: string): Progress | null {
  const said = OUTCOMES.find(([, words]) => new RegExp(`^(?:${words})[.!]?$`, 'iu').test(cell));
  return said ? (WORDS.indexOf(said[0]) as Progress) : null;
}

const OUTCOMES = [
  ['refused', 'refused|not eaten|ignored|verweigert|nicht gefressen|ignoriert'],
  ['attempt', 'offered|angeboten'],
  ['fed', 'eaten|ate|fed|gefressen|gefüttert'],
] as const;

/** Sizes in cm, with a decimal point or comma, to two decimals; then what is said of the molt, in any order. */
export function readMolts(cell: string, readDay: ReadDay = plainDay): HistoryCell<MoltLine> {
  return readLines(cell, readDay, (date_mt, rest) => {
    const [, number, head = '', note = ''] =
      /^(\d+(?:[.,]\d+)?(?: ?cm)?(?=[\s;]|$))?([^;]*)(?:;\s*(.*))?$/s.exec(rest) ?? [];
    const said = readSaid(head);
    if (!said) return null;
    const size = number ? toHundredths(Number.parseFloat(number.replace(',', '.'))) : null;
    return { date_mt, size, ...said, ...(note && { note: unescaped(note) }) };
  });
}

/** '#9 stuck f by exuvia'; null where a word is none of these. */
function readSaid(head: string): MoltSaid | null {
  const said: MoltSaid = {};
  for (const word of head.toLowerCase().match(/by\s+\w+|\S+/g) ?? []) {
    const no = Number(/^#(\d{1,3})$/.exec(word)?.[1] ?? Number.NaN);
    const outcome = moltOutcomes.find((one) => one === word);
    const gender = genders.find((one) => one === word);
    const sex_by = sexSigns.find((one) => one === word.replace(/^by\s+/, ''));
    if (no >= limits.molt_no.min && no <= limits.molt_no.max) said.molt_no = no;
    else if (outcome) said.outcome = outcome;
    else if (gender) said.gender = gender;
    else if (sex_by) said.sex_by = sex_by;
    else return null;
  }
  return said;
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
  for (const text of cell.split(BREAK)) {
    if (text.trim() === '') continue;
    const [, first = '', rest = ''] = /^([^\s;]+)\s*(.*)$/s.exec(text.trim()) ?? [];
    const day = readDay(first.replace(/[:,]$/, ''));
    const line = day && read(day, rest.trim());
    if (!line) return { wrong: text.trim() };
    lines.push(line);
  }
  return { lines };
}

const DAY = String.raw`(?:\d{4}-\d\d?-\d\d?|\d{1,2}[./]\d{1,2}[./]\d{2,4})`;
/** Within a line: a feeder that ends with a comma is followed by the next line's day. */
const SPACE = String.raw`[^\S\r\n]*`;
/** A line break, or a separator before a day; in what Exuvia writes such a separator is escaped. */
const BREAK = new RegExp(String.raw`\r\n|\r|\n|(?<!\\)[;,|]${SPACE}(?=${DAY}(?![\d.]))`);
const STARTING_DAY = new RegExp(`^${DAY}`);
const SEPARATOR = new RegExp(String.raw`[;,|](?=${SPACE}${DAY}(?![\d.]))`, 'g');

const WORDS = ['fed', 'attempt', 'refused'];

const plainDay: ReadDay = (text) => (isDay(text) ? text : null);

/** A record stays on one line: its own line breaks are written as \n. */
function escaped(text: string): string {
  return text
    .replaceAll('\\', '\\\\')
    .replaceAll('\n', '\\n')
    .replaceAll('\r', '\\r')
    .replace(SEPARATOR, '\\$&');
}

function unescaped(text: string): string {
  const signs: Record<string, string> = { n: '\n', r: '\r', '\\': '\\' };
  return text.replace(/\\([nr\\\d;,|])/g, (_, sign: string) => signs[sign] ?? sign);
}
