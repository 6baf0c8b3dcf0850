import type { Gender } from '#src/domain/enums.ts';
import type { PastedAnimals } from '#src/domain/paste/animals.ts';
import { shortSpeciesName } from '#src/domain/text/species-name.ts';
import { readSexes } from './pasted-rows.ts';

export type KeptAnimal = {
  name: string;
  sc_name: string;
  gender: Gender;
  an_count: number;
  kept_since: string | null;
};

/**
 * Which lines look like animals that the keeper has, as when a list is pasted twice: by species, sex, day and name, where a
 * name that was only given for want of one counts as none. Of who has a name a line may leave out the sex and the day. Each
 * kept animal is that of one line.
 */
export function knownLines(
  lines: readonly PastedAnimals[],
  kept: readonly KeptAnimal[],
): boolean[] {
  const free = new Set(kept);
  return lines.map((line) => {
    const wanted = readSexes(line.sexes).flatMap(({ gender, count }) =>
      line.together
        ? [{ gender, an_count: count }]
        : Array.from({ length: Math.min(count, kept.length + 1) }, () => ({ gender, an_count: 1 })),
    );
    const found = new Set<KeptAnimal>();
    for (const { gender, an_count } of wanted) {
      const one = [...free].find(
        (animal) =>
          !found.has(animal) &&
          (animal.gender === gender || (gender === 'other' && isCalled(animal, line))) &&
          animal.an_count === an_count &&
          isLike(animal, line),
      );
      if (!one) return false;
      found.add(one);
    }
    for (const animal of found) free.delete(animal);
    return found.size > 0;
  });
}

const isCalled = (animal: KeptAnimal, { name }: PastedAnimals): boolean =>
  name.trim() !== '' && animal.name.toLowerCase() === name.trim().toLowerCase();

function isLike(animal: KeptAnimal, line: PastedAnimals): boolean {
  const { sc_name, name, kept_since } = line;
  if (sc_name === null || animal.sc_name !== sc_name) return false;
  const isUntold = kept_since === '' && isCalled(animal, line);
  if (!isUntold && (animal.kept_since ?? '') !== kept_since) return false;
  const base = (name.trim() || shortSpeciesName(sc_name)).toLowerCase();
  const own = animal.name.toLowerCase();
  return own.startsWith(base) && /^(?: \d+)?$/.test(own.slice(base.length));
}

/** A list of which most is there already was pasted before: what is known of it is left out, unless its keeper says so. */
export const isPastedBefore = (known: readonly boolean[]): boolean => {
  const count = known.filter(Boolean).length;
  return count >= 2 && count * 2 >= known.length;
};
