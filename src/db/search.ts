import { sql, type AnyColumn, type SQL } from 'drizzle-orm';

/** True where the column holds the text, whatever its case. `%` and `_` are text. */
export function contains(column: AnyColumn, text: string): SQL {
  return sql`${column} LIKE ${containsPattern(text)} ESCAPE '\\'`;
}

/**
 * True where the column holds the text, whatever its case and accents: 'rosalia' finds 'Rosalía', 'ÜBER' finds
 * 'über'. SQLite's LIKE knows the case of ASCII only. Slower than contains, so for one keeper's rows.
 * The value of the placeholder is alikePattern(text).
 */
export function holdsAlike(column: AnyColumn, name: string): SQL {
  return sql`${column} GLOB ${sql.placeholder(name)}`;
}

/** True where the column starts with the text, whatever its case. */
export function startsWith(column: AnyColumn, text: string): SQL {
  return sql`${column} LIKE ${`${escaped(text)}%`} ESCAPE '\\'`;
}

export const containsPattern = (text: string) => `%${escaped(text)}%`;

/** Each letter as a class of all its forms, and what GLOB would read as a sign as a class of its own. */
export function alikePattern(text: string): string {
  return `*${Array.from(text.normalize('NFC'), alike).join('')}*`;
}

function alike(letter: string): string {
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
