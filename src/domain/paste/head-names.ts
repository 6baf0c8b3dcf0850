import type { Span } from './line-taken.ts';
import type { PastedLine } from './read-line.ts';

/**
 * Where each line begins with a name, 'Blue', 'June' and 'Miss Piggy' at the head of one are names, too, though each of them
 * alone may mean something else; and so they are right behind the species, 'GBB - Blue', 'GBB (Pop Rocks)', where each line
 * has its name there.
 */
export function nameByHeads(lines: readonly PastedLine[]): void {
  const animals = lines.filter(({ kind }) => kind === 'animal');
  for (const stands of [isAtHead, isBehindSpecies]) nameBy(animals, stands);
  nameSmall(animals);
}

/** Whether a part of a line stands where names do. */
type Stands = (line: PastedLine, from: Span) => boolean;

function nameBy(animals: readonly PastedLine[], stands: Stands): void {
  const named = animals.filter((line) => {
    const from = line.fields.name?.from;
    return from && stands(line, from);
  });
  const unnamed = animals.flatMap((line) => {
    const note = line.notes.find(({ text, from }) => isName(text) && stands(line, from));
    const { name, species } = line.fields;
    return note && species?.from && !name ? [{ line, note }] : [];
  });
  const heads = named.length + unnamed.length;
  if (named.length < FEWEST || heads * 2 <= animals.length) return;
  for (const { line, note } of unnamed) callBy(line, note);
}

/** 'kevin - gbb', 'old bob - g. porteri', where at least three lines begin so, and most. */
function nameSmall(animals: readonly PastedLine[]): void {
  const heads = animals.flatMap((line) => {
    const { name, species } = line.fields;
    const note = line.notes.find((one) => SMALL.test(one.text) && isAheadOfSpecies(line, one.from));
    return note && species?.from && !name ? [{ line, note }] : [];
  });
  if (heads.length <= FEWEST || heads.length * 2 <= animals.length) return;
  for (const { line, note } of heads) callBy(line, note);
}

const isAheadOfSpecies: Stands = ({ text, fields }, from) =>
  AHEAD.test(text.slice(0, from[0])) &&
  /^\s+[-–—]\s+$/.test(text.slice(from[1], fields.species?.from?.[0] ?? from[1]));

function callBy(line: PastedLine, note: PastedLine['notes'][number]): void {
  line.notes = line.notes.filter((one) => one !== note);
  line.fields.name = { value: note.text, sure: false, from: note.from };
}

/** Whether it is the first of the parts that the signs of a line part. */
const isAtHead: Stands = ({ text }, from) =>
  AHEAD.test(text.slice(0, from[0])) && PARTED.test(text.slice(from[1]));

const isBehindSpecies: Stands = ({ text, fields }, from) => {
  const end = fields.species?.from?.[1];
  const between = end === undefined || end > from[0] ? '' : text.slice(end, from[0]);
  return /^\s*(?:\(|[-–—]\s)$/.test(between) && /^(?:\)|\s*$|\s[-–—]\s)/.test(text.slice(from[1]));
};

const isName = (text: string) => NAME.test(text) && !NO_NAME.test(text);

/** So many lines show that it is such a list, and most have to begin so. */
const FEWEST = 2;
const AHEAD = /^[^\p{L}\p{N}]*(?:\d{1,3}[.)]?\s+)?$/u;
const PARTED = /^\s*(?:[,;:|\t]|[-–—]\s)/u;
const NAME = /^\p{Lu}[\p{L}'’.]*(?:[ -][\p{L}'’.]+){0,2}$/u;
const SMALL =
  /^(?!(?:new|old|neue?[rs]?|alte?[rs]?|small|large|big|little|tiny|klein\p{L}*|gro(?:ß|ss)\p{L}*|un\p{L}+|my|mein\p{L}*|the|sold|dead|gone|sick|fat|fed)$)\p{Ll}{3,12}(?:\s\p{Ll}{3,12})?$/u;
const NO_NAME =
  /^(?:new|neue?[rs]?|unnamed|unknown|unbekannt|no name|ohne namen?|sold|dead|gone)\b/iu;
