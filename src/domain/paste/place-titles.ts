import { placeKinds, type PlaceKind } from '#src/domain/enums.ts';
import { kindOfName, kindOfWord } from '#src/domain/places/kind-words.ts';
import { namesInPath, isPath } from '#src/domain/places/path-names.ts';
import { BETWEEN } from '#src/domain/places/tree.ts';
import type { Field, Line } from './line-taken.ts';

/**
 * 'Regal links:', 'Shelf left:', 'Cellar / Rack B:' alone on a line: the place of all below. Null for anything else.
 * Without the colon it may be where the animal above stands, unless the list shows that it `mayBeBare`.
 */
export function readPlaceTitle(text: string, mayBeBare = false): string | null {
  const own = text.trim();
  if (own.length > LONGEST) return null;
  const [, title = '', colon = ''] = /^[\s•*#>-]*([^:]{3,60}?)\s*(:?)\s*\**$/.exec(own) ?? [];
  if (colon === '' && !mayBeBare) return null;
  const names = namesInPath(title.replace(/\*+$/, ''));
  const path = names.join(' / ');
  return names.every(isPart) && isKindOf(names[0]) && isPath(path) ? path : null;
}

/** With bullets and stars around its 60 letters. A line of very many spaces takes too long to look at. */
export const LONGEST = 80;

/** A shelf below the title of its rack stands in it, up to the next title of a rack. */
export function withinTitle(path: string, above: string | null): string {
  const whole = [...around(path, above), path].join(BETWEEN);
  return isPath(whole) ? whole : path;
}

/** What of the place above stands around another one: of 'Regal A / Fach 1' the rack around 'Fach 2'. */
export function around(path: string, above: string | null): string[] {
  const kind = kindOfName(namesInPath(path)[0] ?? '');
  return namesInPath(above ?? '').filter((name) => {
    const outer = kindOfName(name);
    return kind !== null && outer !== null && depth(outer) < depth(kind);
  });
}

/** 'Sonst:', and 'Terri 1-4' where a part of the list begins: what stands below is not in the place above. */
export const isOtherTitle = (text: string, begins: boolean): boolean =>
  (begins ? /^[^.!?,;:]{3,30}:?\s*$/ : /^[^.!?,;:]{3,30}:\s*$/).test(text);

/**
 * 'GBB 0.1, Regal A / 2': a part of a line that says nothing but where its animal stands; it may be a remark. What is inside
 * of the place above the line stands in that one.
 */
export function readPlace(line: Line, above: string | null): Field<string> | null {
  for (const from of line.rest()) {
    const text = line.text
      .slice(...from)
      .replace(/^(?:im|in|auf|am|on|the|my)(?:\s+the)?\s+/iu, '');
    const path = readPlaceTitle(text, true);
    const [name = ''] = namesInPath(path ?? '');
    const kind = kindOfName(name);
    // 'Regal' alone tells no place from another, 'Keller' does
    if (path === null || kind === null || (kind !== 'room' && !/\s/.test(path))) continue;
    line.take(from);
    const outer = above === null ? null : kindOfName(namesInPath(above).at(-1) ?? '');
    const isInside = outer !== null && depth(kind) > depth(outer);
    return { value: isInside ? `${above}${BETWEEN}${path}` : path, sure: false, from };
  }
  return null;
}

const depth = (kind: PlaceKind) => placeKinds.indexOf(kind);

/** Nothing but words for places, the sides of one, and what numbers it: whatever else it says may be an animal's. */
const isPart = (name: string): boolean =>
  ROOM.test(name) || wordsOf(name).every((word) => isKind(word) || PART.test(word));

/** 'Living room', 'Spare room' */
const ROOM = /^\p{L}[\p{L}'’]* room$/iu;

/** 'Regal A / 2': what stands in a place need not say what it is. */
const isKindOf = (name = ''): boolean => wordsOf(name).some(isKind);

const wordsOf = (name: string) => name.split(/[\s,-]+/).filter(Boolean);

/** A box may be of one animal, which stands behind it. */
const isKind = (word: string) => !['box', null].includes(kindOfWord(word));

const SIDE =
  /^(?:left|right|top|upper|lower|mid(?:dle)?|bottom|back|front|first|second|third|links|rechts|oben|unten|mitte|hinten|vorn|vorne|(?:linke|rechte|obere|untere|mittlere|hintere|vordere|erste|zweite|dritte)[nrs]?|the|my|im|in|auf|on|no\.?|nr\.?|#)$/iu;
const NUMBER = /^#?(?:\d{1,3}[a-z]?|[a-z]\d{0,3}|[ivx]{1,4})\.?$/iu;
const PART = new RegExp(`${SIDE.source}|${NUMBER.source}`, 'iu');
