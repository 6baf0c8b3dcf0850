import type { Span } from './line-taken.ts';
import type { PastedLine } from './read-line.ts';

/**
 * Where each line begins with a name, 'Blue', 'June' and 'Miss Piggy' at the head of one are names, too, though each of them
 * alone may mean something else.
 */
export function nameByHeads(lines: readonly PastedLine[]): void {
  const animals = lines.filter(({ kind }) => kind === 'animal');
  const named = animals.filter((line) => beginsWith(line, line.fields.name?.from ?? null));
  const unnamed = animals.flatMap((line) => {
    const [note] = line.notes;
    const { name, species } = line.fields;
    return note && species?.from && !name && isName(note.text) && beginsWith(line, note.from)
      ? [{ line, note }]
      : [];
  });
  const heads = named.length + unnamed.length;
  if (named.length < FEWEST || heads * 2 <= animals.length) return;
  for (const { line, note } of unnamed) {
    line.notes = line.notes.filter((one) => one !== note);
    line.fields.name = { value: note.text, sure: false, from: note.from };
  }
}

/** Whether a part of the line is the first of those that its signs part. */
function beginsWith({ text }: PastedLine, from: Span | null): boolean {
  return from !== null && AHEAD.test(text.slice(0, from[0])) && PARTED.test(text.slice(from[1]));
}

const isName = (text: string) => NAME.test(text) && !NO_NAME.test(text);

/** So many lines show that it is such a list, and most have to begin so. */
const FEWEST = 2;
const AHEAD = /^[^\p{L}\p{N}]*(?:\d{1,3}[.)]?\s+)?$/u;
const PARTED = /^\s*(?:[,;:|\t]|[-–—]\s)/u;
const NAME = /^\p{Lu}[\p{L}'’.]*(?:[ -][\p{L}'’.]+){0,2}$/u;
const NO_NAME =
  /^(?:new|neue?[rs]?|unnamed|unknown|unbekannt|no name|ohne namen?|sold|dead|gone)\b/iu;
