import { kindOfWord } from '#src/domain/places/kind-words.ts';
import type { Above } from './above.ts';
import { cellsOf, type Cell } from './cells.ts';
import {
  callsGenus,
  isCommonName,
  isKind,
  setCommonNamesAside,
  setFormAside,
} from './common-names.ts';
import { inherit } from './inherited.ts';
import { kindOf } from './line-kind.ts';
import { setAside } from './set-aside.ts';
import { read, type ListRules, type PastedFields } from './fields.ts';
import { Line, type Span } from './line-taken.ts';
import { FILLING, isNoName, readName } from './names.ts';
import { leaveOtherDay } from './other-days.ts';
import { readPlace } from './place-titles.ts';
import { readFields } from './read-fields.ts';

/** `notes` is all that was not understood; `from` is [0, 0] where it stands in another part. A line without a species is no animal, unless a person says so. */
export type PastedLine = {
  line: number;
  /** From 1, where a line names several species; their texts together are the line. */
  part?: number;
  text: string;
  kind: 'animal' | 'heading' | 'detail' | 'empty' | 'unread';
  fields: PastedFields;
  notes: { text: string; from: Span }[];
};

/** As a person counts them: '3', and '3b' for the second animal of the third line. */
export const lineNumber = ({ line, part }: Pick<PastedLine, 'line' | 'part'>) =>
  part === undefined ? String(line) : `${line}${String.fromCodePoint(96 + part)}`;

/** Longer ones are no animal; they are named as not understood. */
export const LONGEST = 1000;

/** A line of which nothing is read: all of it is a note. */
export const unread = (text: string, line: number): PastedLine => ({
  line,
  text,
  kind: 'unread',
  fields: {},
  notes: [{ text, from: [0, text.length] }],
});

export function readLine(text: string, number: number, rules: ListRules, above: Above): PastedLine {
  if (text.trim() === '') return { line: number, text, kind: 'empty', fields: {}, notes: [] };
  if (text.length > LONGEST) return unread(text, number);
  const line = new Line(text);
  const bullet = line.find(rules.isNumbered ? NUMBERED : above.species ? LETTERED : BULLET);
  if (bullet) line.take(bullet.from);
  const cells = cellsOf(line, above.header);
  const aside = setAside(line);
  const fields = readFields(line, rules, cells, above.species ?? null);
  if (cells.length === 0) leaveOtherDay(line, fields, aside);
  aside.push(...(fields.price?.others ?? []));
  const { species } = fields;
  if (species)
    aside.push(...setCommonNamesAside(line, species.value, rules.index), ...setFormAside(line));
  // a word in a column of its own is what its heading says
  if (species && above.header === null) {
    read(fields, 'place', () => readPlace(line, above.place ?? null));
    // what stands behind the day that it left tells why, or to whom
    const { left } = fields;
    const beforeLeft = left?.from ? line.part([0, left.from[0]]) : line;
    read(fields, 'name', () =>
      readName(
        beforeLeft,
        'bare',
        (word, isSetApart) =>
          kindOfWord(word) !== null ||
          callsGenus(word, species.value) ||
          // 'T. albo - Curly' is a name, though the species is a 'Curly hair', too
          (isSetApart ? isKind(word) : isCommonName(word, species.value, rules.index)),
      ),
    );
  }
  const notes = [...line.rest(), ...aside]
    .toSorted((a, b) => a[0] - b[0])
    .map(([start, end]) => {
      // 'to Max for' before a price
      const said = text.slice(start, end).replace(/(?<=\S)\s+(?:for|für)$/iu, '');
      return { text: titled(said, start, cells), from: [start, start + said.length] as const };
    });
  const { name } = fields;
  // 'P. murinus "Kigoma" - Xena': one of them is a form
  if (name?.sure && cells.length === 0 && notes.some((note) => isDashedName(text, note.from)))
    name.sure = false;
  const told = kindOf(text, fields, notes);
  // 'Sex: female' stands above nothing
  const kind = told === 'heading' && cells.length > 0 ? 'unread' : told;
  if (kind === 'animal') inherit({ text, fields }, above);
  const said = kind === 'animal' ? notes.filter((note) => !FILLING.test(note.text)) : notes;
  return { line: number, text, kind, fields, notes: said };
}

const isDashedName = (text: string, [from, to]: Span) =>
  /\s[-–—]\s+$/.test(text.slice(0, from)) &&
  /^\p{Lu}\p{Ll}{2,15}$/u.test(text.slice(from, to)) &&
  /^\s*(?:$|[-–—,;])/.test(text.slice(to)) &&
  !isNoName(text.slice(from, to));

const NUMBERED = /^\s*\d{1,3}[.)]?\s+(?:-\s+)?/;
const BULLET = /^\s*(?:[-*•]|\d{1,3}[.)](?=\s)|\[[ xX✓]?\](?=\s)|[☐☑✅✓](?=\s))\s*/u;
/** Below a species 'a.' is no genus. */
const LETTERED = new RegExp(String.raw`^\s*[a-z][.)]\s+|${BULLET.source}`, 'u');

/** A day or a number alone says nothing without the heading of its column, where that names no field. */
function titled(said: string, start: number, cells: readonly Cell[]): string {
  const { kind, title = '' } =
    cells.find(({ from: [from, to] }) => start >= from && start < to) ?? {};
  return kind === null && title !== '' && !/\p{L}/u.test(said) ? `${title}: ${said}` : said;
}
