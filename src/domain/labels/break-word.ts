import { fold } from '#src/domain/text/fold.ts';

/**
 * A word that is longer than a row, in parts that fit: between syllables where that takes no more than half of a row, with
 * a hyphen between letters, and with no one or two letters alone in the last row.
 */
export function breakWord(word: string, fits: (text: string) => boolean): string[] {
  const parts: string[] = [];
  let rest = [...word];
  while (!fits(rest.join('')) && rest.length > 1) {
    const at = breakAt(rest, mostOf(rest, fits));
    parts.push(shown(rest, at, fits));
    rest = rest.slice(at);
  }
  return [...parts, rest.join('')];
}

/** How many letters fit, with the hyphen that they need; at least one. */
function mostOf(letters: readonly string[], fits: (text: string) => boolean): number {
  let most = 1;
  while (most < letters.length - 1 && fits(head(letters, most + 1))) most += 1;
  return most;
}

function breakAt(letters: readonly string[], most: number): number {
  const last = Math.max(1, Math.min(most, letters.length - SHORTEST));
  const some = Array.from({ length: last }, (_, at) => last - at).filter(
    (at) => at >= Math.max(2, last / 2),
  );
  const isOwn = (at: number) => !isLetter(letters[at - 1] ?? '') || !isLetter(letters[at] ?? '');
  return some.find(isOwn) ?? some.find((at) => isBetweenSyllables(letters, at)) ?? last;
}

/** Letters that stand in a row of their own look lost. */
const SHORTEST = 3;

function isBetweenSyllables(letters: readonly string[], at: number): boolean {
  const [before = '', one = '', two = ''] = letters.slice(at - 1, at + 2);
  return !isVowel(one) && isVowel(two) && (isVowel(before) || isVowel(letters[at - 2] ?? ''));
}

const isLetter = (letter: string) => /\p{L}/u.test(letter);
const isVowel = (letter: string) => 'aeiouy'.includes(fold(letter).slice(0, 1) || ' ');

const head = (letters: readonly string[], at: number): string =>
  letters.slice(0, at).join('') +
  (isLetter(letters[at - 1] ?? '') && isLetter(letters[at] ?? '') ? '-' : '');

/** Where there is no room for a hyphen it is left out. */
function shown(letters: readonly string[], at: number, fits: (text: string) => boolean): string {
  const text = head(letters, at);
  return fits(text) ? text : letters.slice(0, at).join('');
}
