import { FEEDER } from './meal-words.ts';
import type { PastedFields } from './fields.ts';
import { words } from './line-taken.ts';
import { isAskedOrToDo } from './line-kind.ts';
import type { PastedLine } from './read-line.ts';

/**
 * The lines that name no species and tell of an animal all the same, so that a person is asked which it is: by what is said
 * of it, and by its standing among animals as one of them.
 */
export function unknownAnimals(
  lines: readonly PastedLine[],
  ownerOf: ReadonlyMap<PastedLine, PastedLine>,
): PastedLine[] {
  const marks = Map.groupBy(lines, ({ text }) => markOf(text));
  marks.delete('');
  const marked = new Set(
    [...marks.values()].filter((alike) => alike.some(namesAnimal)).flatMap((alike) => alike),
  );
  const counted = new Set(
    [...marks.values()].flatMap((alike) => alike.filter((_, at) => isCountedOn(alike, at))),
  );
  const isUnknown = (line: PastedLine, at: number, isAnimal: (line?: PastedLine) => boolean) => {
    const { kind, text, fields } = line;
    const mayBe = (kind === 'unread' || kind === 'heading') && !fields.species;
    if (!mayBe || NO_ANIMAL.test(text) || isAskedOrToDo(text.replace(MARK, ''))) return false;
    const isBetween = isAnimal(lines[at - 1]) || isAnimal(lines[at + 1]);
    return tellsAnimal(line, {
      owner: ownerOf.get(line) ?? null,
      isBetween,
      isMarked: marked.has(line),
      isCounted: counted.has(line),
    });
  };
  const sure = new Set(lines.filter((line, at) => isUnknown(line, at, namesAnimal)));
  // and those beside one of them
  return lines.filter((line, at) =>
    isUnknown(line, at, (other) => namesAnimal(other) || (other !== undefined && sure.has(other))),
  );
}

type Standing = {
  /** The animal that it stands below, and may tell more of. */
  owner: PastedLine | null;
  /** Beside an animal. */
  isBetween: boolean;
  /** With the sign or number of animals ahead. */
  isMarked: boolean;
  /** Its number goes on from that of an animal. */
  isCounted: boolean;
};

/** Two things that only an animal has are enough; among animals one is, or what happened to it. */
function tellsAnimal(
  line: PastedLine,
  { owner, isBetween, isMarked, isCounted }: Standing,
): boolean {
  const { kind, fields, notes, text } = line;
  const has = (keys: readonly (keyof PastedFields)[]) => keys.filter((key) => fields[key]).length;
  const [own, events] = [has(OWN), has(EVENTS)];
  // 'Adult females' and 'Juveniles 3-5 cm:' stand above their animals
  if (kind === 'heading') return false;
  const [word = ''] = /\p{L}{3,}/u.exec(notes.map((note) => note.text).join(' ')) ?? [];
  if (FEEDER.test(word) || EMPTY.test(word) || (owner && isDetail(line, own, owner, word)))
    return false;
  const isRow = isMarked && /[|\t;]/.test(text) && Object.keys(fields).length > 0;
  const isNamed = word !== '' || fields.name !== undefined;
  return (
    own > 1 ||
    (own > 0 && (events > 0 || isBetween || isMarked) && isNamed) ||
    (isNamed && (isMarked || isBetween) && events > 0) ||
    (isNamed && (isCounted || isRow)) ||
    (isNamed && fields.status !== undefined && fields.left !== undefined)
  );
}

/** 'fed 3.8.', 'female, adult', 'now 10 cm': of the animal above, unless that has a sex or a size, or another name stands ahead. */
function isDetail({ text, fields }: PastedLine, own: number, owner: PastedLine, word: string) {
  if (own === 0) return true;
  if (fields.name) return false;
  const isSaidTwice = OWN.some((key) => fields[key] && owner.fields[key]);
  const isSmall = /^(?:\s{2}|\t)/.test(text) && !/^\p{Lu}/u.test(word);
  return word === '' ? !isSaidTwice : own === 1 && isSmall;
}

const EMPTY = /^(?:nothing|empty|leer|frei)$/i;
export const OWN = ['gender', 'sexes', 'sizes', 'weight', 'stage', 'name'] as const;
export const EVENTS = ['price', 'count', 'last_molt', 'last_fed', 'refused', 'status'] as const;

export const namesAnimal = (line?: PastedLine): boolean =>
  line?.kind === 'animal' && line.fields.species !== undefined;

/** What stands ahead of a line as of its siblings: '-', '3.', '[x]', or how many cells it has. */
function markOf(text: string): string {
  const cells = text.replace(/[^|\t;]/g, '');
  if (cells.length > 1) return cells;
  return (MARK.exec(text)?.[0] ?? '').trim().replace(/\d+/, '0');
}

const numberOf = ({ text }: PastedLine) => Number(/\d+/.exec(MARK.exec(text)?.[0] ?? '')?.[0]);

function isCountedOn(alike: readonly PastedLine[], at: number): boolean {
  const own = alike[at];
  return [-1, 1].some((step) => {
    const other = alike[at + step];
    return own && other && namesAnimal(other) && numberOf(other) === numberOf(own) + step;
  });
}

const MARK =
  /^\s*(?:#\s?\d{1,3}|(?:no|nr|page|karte)?\.?\s?\d{1,3}[.):]|[-*•–➡→]|\[.?\]|[☐☑✅✓]|\p{Extended_Pictographic})(?=[\s\ufe0f])/iu;
/** What lists hold beside animals: sums, the post, and what an animal lives in. */
export const NO_ANIMAL = words(
  String.raw`total|sum|summe|gesamt|rechnung|invoice|bill|shipping|postage|delivery|versand(?:kosten)?|porto|abholung|gastos de envío|wysyłka|verzending|exo ?terra|heat ?mats?|heizmatten?|led|lamps?|lampen?|substrate|substrat|coco(?:nut)? fib(?:er|re)|water dish(?:es)?|(?:deli )?cups?|bowls?|tubs?|enclosures?|\d+ ?x ?\d+ ?x ?\d+|\d+ (?:species|arten)`,
);
