import type { Gender } from '#src/domain/enums.ts';
import { PAIR, readSex } from './counts.ts';
import type { PastedFields } from './fields.ts';
import { Line, type Field, type Span } from './line-taken.ts';
import type { PastedLine } from './read-line.ts';

/**
 * '2x GBB, one 5cm one 3cm' as a line for each animal: as many lengths of one measure as there are animals. The rest is
 * said of each.
 */
export function bySize(line: PastedLine): PastedLine[] {
  const { fields, text } = line;
  const { count, gender, sizes = [] } = fields;
  const [first] = sizes;
  const isEach = sizes.every(
    ({ value, from }) =>
      from !== null && value.min === value.max && value.measure === first?.value.measure,
  );
  // '1 female 12cm, 1 male 9cm': each has a sex of its own
  const ofEach = sexesOfEach(line);
  const isOneSex = ofEach !== null || ((gender === undefined || gender.sure) && !fields.sexes);
  if (line.kind !== 'animal' || sizes.length < 2 || sizes.length !== count?.value) return [line];
  if (!isEach || !isOneSex) return [line];
  const ends = sizes.map(({ from }) => from?.[1] ?? 0);
  return sizes.map((size, at) => {
    const start = ends[at - 1] ?? 0;
    const end = at === sizes.length - 1 ? text.length : (ends[at] ?? 0);
    const part = partOf(line, [start, end], ends.at(-1) ?? 0, ofEach?.[at] ?? null);
    const own = { value: size.value, sure: !isPair(line), from: within(size.from, [start, end]) };
    return { ...part, part: at + 1, fields: { ...part.fields, sizes: [own] } };
  });
}

/** Of 'Paar 0,9 m und 1,1 m' nobody said which one is which. */
const isPair = ({ text, fields: { count } }: PastedLine): boolean =>
  Boolean(count?.from && PAIR.test(text.slice(...count.from)));

/** The sex that stands with each length, if the line tells none or others of all; null where one has none. */
function sexesOfEach({ text, fields: { gender, sexes, sizes = [] } }: PastedLine) {
  if (gender?.sure && !sexes) return null;
  const ends = sizes.map(({ from }) => from?.[1] ?? 0);
  const found = ends.map((end, at) => readSex(new Line(text.slice(ends[at - 1] ?? 0, end))));
  const told = found.filter((sex) => sex !== null);
  if (told.length < found.length) return null;
  const count = (value: Gender) => told.filter((sex) => sex.value === value).length;
  const agrees =
    sexes !== undefined && count('m') === sexes.value.m && count('f') === sexes.value.f;
  return told.map((sex) => ({ ...sex, sure: agrees && sexes.sure }));
}

/** One animal of the line; `tail`: what stands behind it is said of all. */
function partOf(line: PastedLine, span: Span, tail: number, own: Field<Gender> | null): PastedLine {
  const { count } = line.fields;
  const { sexes: _, gender, ...others } = line.fields;
  const text = line.text.slice(...span);
  // 'one male 5cm, one female 3cm': perhaps
  const sex =
    own ??
    (gender ? null : readSex(new Line(text.replace(METRES, (said) => ' '.repeat(said.length)))));
  const notes = line.notes.filter(({ text: note, from: [from, to] }) => {
    const isHere = from >= span[0] && to <= span[1];
    const isSex = isHere && sex?.from && within([from, to], span)?.[0] === sexStart(note, sex.from);
    return !ONE.test(note) && !isSex && (isHere || from >= tail);
  });
  const fields = Object.fromEntries(
    Object.entries({ ...others, ...(!own && gender && { gender }) }).map(([key, field]) => [
      key,
      'from' in field ? { ...field, from: within(field.from, span) } : field,
    ]),
  ) as PastedFields;
  return {
    ...line,
    text,
    fields: {
      ...fields,
      ...(sex && { gender: { value: sex.value, sure: own?.sure ?? false, from: sex.from } }),
      count: { value: 1, sure: !isPair(line), from: within(count?.from ?? null, span) },
    },
    notes: notes.map((note) => ({ text: note.text, from: within(note.from, span) ?? [0, 0] })),
  };
}

/** Where it stands in a part of the line; null where it stands elsewhere. */
const within = (from: Span | null, [start, end]: Span): Span | null =>
  from && from[0] >= start && from[1] <= end ? [from[0] - start, from[1] - start] : null;

/** Where a note begins that ends with a word of sex: 'one male'. */
const sexStart = (note: string, [, end]: Span) => end - note.length;

const ONE =
  /^(?:(?:one|the|other|another|each|and|is|a|und|eins?|eine[rs]?|das|der|die|andere[rs]?|ist|je|noch)[\s.,:]*)+$/iu;
/** The m of '1,1 m' is no male. */
const METRES = /\d[.,]\d+\s?m(?!\p{L})/gu;
