import { inTransaction, type Executor } from '#src/db/database.ts';
import { addDays, dayOf, type Day } from '#src/domain/days.ts';
import { clubNumbers, MEAL_DAYS, usualGapsOf } from '#src/domain/species/club-numbers.ts';
import type { Life } from '#src/domain/species/life.ts';
import type { Context } from '#src/platform/context.ts';
import { createBreaks } from '#src/platform/jobs/slices.ts';
import {
  listCountedPets,
  listLengths,
  listMeals,
  listMolts,
  listUncounted,
  storeNumbers,
  type CountedPet,
} from './species-numbers.queries.ts';

type Counting = Pick<Context, 'db' | 'now'>;

/** The hour from which a night's numbers are counted. */
const HOUR = 4;
/** Milliseconds of reading between which all others have their turn. */
const SLICE = 10;
/** How many times as long they have it: nobody waits for these numbers. */
const REST = 3;

/** Counts what is due: species of which animals arrived, and all of them once a night. */
export async function countDue(context: Counting): Promise<void> {
  const night = nightOf(context.now());
  const isCounted = counted.get(context.db) === night;
  const due = listUncounted(context.db, isCounted ? null : night);
  await countSpecies(context, due, night);
  if (due.length === 0) counted.set(context.db, night);
}

/** The night that was counted last, so that not every minute asks for all animals. */
const counted = new WeakMap<object, Day>();

/** The day whose early morning has come, where the server stands. */
function nightOf(now: Date): Day {
  const today = dayOf(now);
  return now.getHours() < HOUR ? addDays(today, -1) : today;
}

async function countSpecies(context: Counting, species: number[], night: Day): Promise<void> {
  const { db } = context;
  const today = dayOf(context.now());
  const pause = createBreaks(SLICE, REST);
  for (const sc_id of species) {
    const pets = listCountedPets(db, sc_id);
    const lives: Life[] = [];
    for (const pet of pets) {
      lives.push(lifeOf(db, pet, today));
      await pause();
    }
    const [numbers, usual] = [clubNumbers(lives), usualGapsOf(lives)];
    await pause();
    inTransaction(db, (tx) => {
      // a keeper who left meanwhile has taken the numbers along: they must not come back with what was read before
      if (isSame(pets, listCountedPets(tx, sc_id))) storeNumbers(tx, sc_id, numbers, usual, night);
    });
  }
}

const isSame = (before: readonly CountedPet[], now: readonly CountedPet[]) =>
  before.length === now.length && before.every(({ id }, at) => now[at]?.id === id);

/** What tells of an animal up to today, or until it was archived. */
export function lifeOf(db: Executor, pet: CountedPet, today: Day): Life {
  const { uid, an_type, gender, hatched, archive_date } = pet;
  const until = archive_date !== null && archive_date < today ? archive_date : today;
  return {
    ...{ uid, an_type, gender, hatched, until },
    molts: listMolts(db, pet.id),
    lengths: listLengths(db, pet.id, an_type),
    meals: listMeals(db, pet.id, addDays(until, -MEAL_DAYS), until),
  };
}
