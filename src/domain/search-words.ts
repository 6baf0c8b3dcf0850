/** A word of a search for animals. `short`: 'b.', 'br.' or one letter beside other words, which may mean a genus. */
export type SearchWord = { text: string; short: boolean };

type Names = { name: string; sc_name: string; cm_name: string };

/**
 * What is searched for: every word has to stand somewhere in an animal's names. 'b. hamorii', 'B.hamorii' and
 * 'b hamorii' find Brachypelma hamorii. The short words come last.
 */
export function searchWords(search: string): SearchWord[] {
  const texts = search
    .normalize('NFC')
    .replace(GLUED, '$1 ')
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, MOST_WORDS);
  const isShort = (text: string) =>
    ABBREVIATED.test(text) || (texts.length > 1 && LETTER.test(text));
  return texts
    .map((text) => ({ text, short: isShort(text) }))
    .toSorted((a, b) => Number(a.short) - Number(b.short));
}

/** True when every word is found, whatever its case and accents. The server asks the same in src/db/search.ts. */
export function hasWords(names: Names, words: readonly SearchWord[]): boolean {
  const text = ` ${plain(`${names.sc_name} ${names.name} ${names.cm_name}`)}`;
  return words.every((word) => {
    const wanted = plain(word.text);
    if (!word.short) return text.includes(wanted);
    const asTyped = wanted.endsWith('.') ? wanted : ` ${wanted}`;
    return text.startsWith(` ${withoutDot(wanted)}`) || text.includes(asTyped);
  });
}

export const withoutDot = (word: string) => word.replace(/\.$/, '');

/** More words than any name has; each costs the server a look at every animal. */
const MOST_WORDS = 6;
/** A genus that was cut: 'B.', 'Br.', 'Brach.'. */
const ABBREVIATED = /^\p{Script=Latin}{1,5}\.$/u;
const LETTER = /^\p{Script=Latin}$/u;
/** The initial of 'B.hamorii', where no blank was typed. */
const GLUED = /(?<!\S)(\p{Script=Latin}\.)(?=\p{L})/gu;

/** Rosalía is found by 'rosalia'. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
