import { and, or, sql, type AnyColumn, type SQL } from 'drizzle-orm';
import { withoutDot, type SearchWord } from '#src/domain/search-words.ts';

/** True where the column holds the text, whatever its case. `%` and `_` are text. */
export function contains(column: AnyColumn | SQL, text: string): SQL {
  return sql`${column} LIKE ${`%${escaped(text)}%`} ESCAPE '\\'`;
}

/**
 * True where every word stands somewhere in the names, the scientific one first, whatever case and accents:
 * 'rosalia' finds 'Rosalía', 'ÜBER' finds 'über'; SQLite's LIKE knows the case of ASCII only. A word has no blank,
 * so none is found across two names. The values of its placeholders are wordValues(words).
 */
export function holdsWords(
  names: readonly [AnyColumn, ...AnyColumn[]],
  words: readonly SearchWord[],
): SQL | undefined {
  const text = sql`(${sql.join(
    names.map((name) => sql`' ' || ${name}`),
    sql` || `,
  )})`;
  return and(
    ...words.map(({ short }, at) => {
      const found = sql`${text} GLOB ${sql.placeholder(`word${at}`)}`;
      return short ? or(sql`${text} GLOB ${sql.placeholder(`genus${at}`)}`, found) : found;
    }),
  );
}

/** What tells apart the statements that holdsWords makes. */
export const wordsKey = (words: readonly SearchWord[]) =>
  words.map(({ short }) => (short ? 's' : 'w')).join('');

export function wordValues(words: readonly SearchWord[]): Record<string, string> {
  return Object.fromEntries(
    words.flatMap(({ text, short }, at) => {
      const startsWord = short && !text.endsWith('.') ? ' ' : '';
      return [
        [`word${at}`, `*${startsWord}${alike(text)}*`],
        ...(short ? [[`genus${at}`, ` ${alike(withoutDot(text))}*`]] : []),
      ] as [string, string][];
    }),
  );
}

/** True where the column starts with the text, whatever its case. */
export function startsWith(column: AnyColumn, text: string): SQL {
  return sql`${column} LIKE ${`${escaped(text)}%`} ESCAPE '\\'`;
}

/**
 * A text as a pattern that finds it in any case. SQLite knows no case beyond a to z, so any one character may stand
 * where another letter does: 'östliche' finds 'Östliche'.
 */
export const likePattern = (text: string) => escaped(text).replace(/[^\0-\x7f]/gu, '_');

/** Each letter as a class of all its forms, and what GLOB would read as a sign as a class of its own. */
const alike = (text: string) => Array.from(text.normalize('NFC'), formsOfLetter).join('');

function formsOfLetter(letter: string): string {
  if ('*?['.includes(letter)) return `[${letter}]`;
  const forms = formsOf.get(bare(letter)) ?? letter.toLowerCase() + letter.toUpperCase();
  return bare(letter) === letter.toUpperCase() ? letter : `[${forms}]`;
}

/** Without accents and in lower case. */
const bare = (letter: string) => (letter.normalize('NFD')[0] ?? letter).toLowerCase();

/** The Latin letters of Europe by the bare one: a has aAàÀáÁâÂãÃäÄåÅāĀăĂąĄ. */
const formsOf = new Map<string, string>();
for (let code = 0x61; code <= 0x17f; code++) {
  const letter = String.fromCodePoint(code);
  const base = bare(letter);
  const known = formsOf.get(base) ?? '';
  const fresh = !known.includes(letter) && letter.toUpperCase().length === 1;
  if (/[a-z]/.test(base) && fresh)
    formsOf.set(base, known + letter.toLowerCase() + letter.toUpperCase());
}

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');
