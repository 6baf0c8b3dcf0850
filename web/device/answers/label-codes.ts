import { readTag } from '#src/domain/animal/tag.ts';
import type { Animal } from '#src/domain/sync/collection.ts';
import { compareIds } from '#src/domain/sync/ids.ts';
import type { Collection } from '#web/device/collection.ts';
import { idOf } from './params.ts';

/**
 * The keeper's animals that the code of a label may mean, the likeliest first: that of the tag or number, and those that
 * had the number before they were imported. None where it may be somebody else's.
 */
export function animalsMeant(collection: Collection, code: string): Animal[] {
  const tag = readTag(code);
  if (tag !== null) return newestWithTag(collection, tag);
  const no = idOf(code);
  const own = collection.animals.get(no);
  return own ? distinct(collection, [own, ...formerly(collection, no)]) : [];
}

/** The same where nobody else can be asked: those that had the number, too. */
export function animalsMeantAlone(collection: Collection, code: string): Animal[] {
  const meant = animalsMeant(collection, code);
  if (meant.length > 0 || readTag(code) !== null) return meant;
  return distinct(collection, formerly(collection, idOf(code)));
}

const formerly = ({ animals }: Collection, no: number): Animal[] =>
  [...animals.values()]
    .filter(
      ({ id, former_no, earlier_nos }) =>
        id !== no && (former_no === no || earlier_nos.includes(no)),
    )
    .toSorted((a, b) => compareIds(a.id, b.id));

/** Of an animal that was handed over and came back, the newest record. */
function distinct(collection: Collection, animals: readonly Animal[]): Animal[] {
  const ofToday = animals.map((animal) =>
    animal.handed_over ? (newestWithTag(collection, animal.tag)[0] ?? animal) : animal,
  );
  return [...new Set(ofToday)];
}

/** The record that has a tag now: rather one that was not handed over, then one that is kept, then the newest. */
function newestWithTag({ animals }: Collection, tag: string): Animal[] {
  return [...animals.values()]
    .filter((animal) => tag !== '' && animal.tag === tag)
    .toSorted(
      (a, b) => a.handed_over - b.handed_over || a.archived - b.archived || compareIds(b.id, a.id),
    )
    .slice(0, 1);
}
