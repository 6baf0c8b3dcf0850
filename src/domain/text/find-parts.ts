import { fold } from './fold.ts';
import { NAME, type SearchWord } from './search-words.ts';

/** A part of a text: from its first letter to behind its last one. */
export type Part = readonly [from: number, to: number];

/** Where the words of a search stand in a text, by the rule of all searches: each word at its first place. */
export function findParts(text: string, words: readonly SearchWord[]): Part[] {
  const letters = foldedLetters(text);
  const found = words.flatMap(({ parts }) => firstPlace(letters, parts) ?? []);
  return joined(found.toSorted(([a], [b]) => a - b));
}

/** The folded text, and for each of its letters which letter of the text it comes from. */
type Folded = { folded: string; from: readonly number[] };

function foldedLetters(text: string): Folded {
  const from: number[] = [];
  let folded = '';
  for (let at = 0; at < text.length; at++) {
    const letter = fold(text.charAt(at));
    for (let one = 0; one < letter.length; one++) from.push(at);
    folded += letter;
  }
  return { folded, from };
}

function firstPlace({ folded, from }: Folded, parts: readonly string[]): Part[] | null {
  for (const part of parts) {
    const at = placeOf(folded, part);
    const word = part.replace(NAME, '').trim();
    const first = from[at];
    const last = from[at + word.length - 1];
    if (first !== undefined && last !== undefined) return [[first, last + 1]];
  }
  return null;
}

/** Of the bare word: one that stands for a genus begins the text, a single letter begins a word. */
function placeOf(folded: string, part: string): number {
  if (part.startsWith(NAME)) return folded.startsWith(part.slice(NAME.length)) ? 0 : -1;
  return part.startsWith(' ') ? ` ${folded}`.indexOf(part) : folded.indexOf(part);
}

function joined(parts: readonly Part[]): Part[] {
  const all: Part[] = [];
  for (const [from, to] of parts) {
    const before = all.at(-1);
    if (before && from <= before[1]) all[all.length - 1] = [before[0], Math.max(before[1], to)];
    else all.push([from, to]);
  }
  return all;
}

/** What of a long text stands around its first found part, in one line, with its parts. */
export function excerptOf(
  text: string,
  words: readonly SearchWord[],
  length: number,
): { text: string; parts: Part[] } {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  const [first = 0] = findParts(line, words)[0] ?? [];
  const from = line.length <= length ? 0 : startOfWord(line, Math.max(0, first - BEFORE));
  const cut = line.slice(from, from + length).trimEnd();
  const excerpt = `${from > 0 ? '…' : ''}${cut}${from + length < line.length ? '…' : ''}`;
  return { text: excerpt, parts: findParts(excerpt, words) };
}

/** Letters that stand before what was found. */
const BEFORE = 20;

const startOfWord = (line: string, at: number) => (at === 0 ? 0 : line.indexOf(' ', at - 1) + 1);
