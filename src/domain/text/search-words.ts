import { readTag } from '#src/domain/animal/tag.ts';
import { NICKNAMES } from '#src/domain/species/nicknames.ts';
import { fold } from './fold.ts';

/**
 * A word of a search: matches when one of its parts is in a record's search key, or its number or tag is the record's.
 * More than one part has 'b.', 'br.' or a single letter beside other words, which may mean a genus, and 'gbb', for which
 * the species stands that keepers call so.
 */
export type SearchWord = { parts: readonly string[]; number: number | null; tag: string | null };

/**
 * What a search matches: scientific names, which can be shortened to 'B. hamorii', other texts, and the numbers of the
 * record, which '#14' and '14' find.
 */
export type Searchable = {
  names?: readonly string[];
  texts?: readonly string[];
  numbers?: readonly (number | null)[];
  tag?: string;
};

/**
 * The one rule of all searches: every word must occur somewhere, in any order, ignoring case and accents. 'b. hamorii',
 * 'B.hamorii' and 'b hamorii' find Brachypelma hamorii. The short words come last.
 */
export function searchWords(search: string): SearchWord[] {
  const texts = fold(search)
    .replace(GLUED, '$1 ')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  const isShort = (text: string) =>
    ABBREVIATED.test(text) || (texts.length > 1 && LETTER.test(text));
  return texts
    .map((text) => ({
      parts: isShort(text) ? shortParts(text) : [text, ...(meantBy.get(text) ?? [])],
      number: numberOf(text),
      tag: readTag(text),
    }))
    .toSorted((a, b) => a.parts.length - b.parts.length);
}

/** True when a record has every word. The SQL version is src/db/search.ts. */
export const matchesWords = (record: Searchable, words: readonly SearchWord[]): boolean =>
  words.length === 0 || matchesKey(searchKey(record), record, words);

/** The same where the record's search key is known. */
export const matchesKey = (
  key: string,
  { numbers, tag: own }: Pick<Searchable, 'numbers' | 'tag'>,
  words: readonly SearchWord[],
): boolean =>
  words.every(
    ({ parts, number, tag }) =>
      parts.some((part) => key.includes(part)) ||
      (number !== null && numbers?.includes(number)) ||
      (tag !== null && own === tag),
  );

/** True when every word stands in a search key as a word of its own: 'rack e' in 'Rack E', and not in 'Rack A, Ella'. */
export function matchesWhole(key: string, words: readonly SearchWord[]): boolean {
  const spaced = ` ${key.replaceAll(NAME, ' ')} `;
  return words.every(({ parts }) =>
    parts.some((part) => spaced.includes(` ${part.replaceAll(NAME, '').trim()} `)),
  );
}

/** The search key of a record's texts. Words contain no spaces, so none matches across two texts. */
export const searchKey = ({ names = [], texts = [] }: Searchable) =>
  fold([...names.map((name) => `${NAME}${name} `), ...texts.map((text) => ` ${text}`)].join(''));

/** Precedes each scientific name in a search key. */
export const NAME = '\u001f';

type Animal = {
  id?: number;
  tag?: string;
  name?: string;
  sc_name: string;
  cm_name?: string;
  de_name?: string | undefined;
};

/** What a list of animals, or of their species, is searched by. */
export const animalTexts = ({
  id,
  tag,
  name = '',
  sc_name,
  cm_name = '',
  de_name = '',
}: Animal): Searchable => ({
  names: [sc_name],
  texts: [name, cm_name, de_name],
  numbers: id === undefined ? [] : [id],
  ...(tag && { tag }),
});

/** What stands in search keys for a species that is called by one word. */
const meantBy = new Map(
  NICKNAMES.map(([short, ...sc_names]) => [
    fold(short),
    sc_names.map((sc_name) => NAME + fold(sc_name)),
  ]),
);

/** More words than any name has; each makes the server check every record. */
const MOST_WORDS = 8;
/** An abbreviated genus: 'B.', 'Br.', 'Brach.'. */
const ABBREVIATED = /^\p{Script=Latin}{1,5}\.$/u;
const LETTER = /^\p{Script=Latin}$/u;
/** The initial of 'B.hamorii', typed without a space. */
const GLUED = /(?<!\S)(\p{Script=Latin}\.)(?=\p{L})/gu;

/** A genus, or else the word as typed; a single letter matches the start of a word. */
const shortParts = (text: string) =>
  text.endsWith('.') ? [NAME + text.slice(0, -1), text] : [NAME + text, ` ${text}`];

function numberOf(text: string): number | null {
  const number = /^#?(\d{1,15})$/.exec(text)?.[1];
  return number === undefined ? null : Number(number);
}
