import type { Db } from '#src/db/database.ts';
import { lastSeen } from '#src/db/last-seen.ts';
import { usualOfKeeper } from '#src/db/species-numbers.ts';
import { usualAt } from '#src/domain/species/spans.ts';
import { expectedMolt } from '#src/domain/animal/expected-molt.ts';
import type { Day } from '#src/domain/days.ts';
import type { TodayInput } from '#src/domain/today/input.ts';
import { todayOf, type Today } from '#src/domain/today/today.ts';
import {
  listEventTextsOfKeeper,
  listLastOffers,
  listMoltsOfKeeper,
} from '#src/features/animals/molts/expected-molt.queries.ts';
import {
  listEventsAhead,
  listLastWeights,
  listTodayAnimals,
  listTodayPlaces,
  listTodayPlans,
} from './today.queries.ts';

/** A keeper's day in numbers. */
export const todayOfKeeper = (db: Db, uid: number, today: Day): Today =>
  todayOf(todayInput(db, uid, today));

/** What it is summed up from. */
export function todayInput(db: Db, uid: number, today: Day): TodayInput {
  const animals = listTodayAnimals(db, uid);
  const byId = new Map(animals.map((animal) => [animal.id, animal]));
  const plans = Map.groupBy(listTodayPlans(db, uid), ({ pet_id }) => pet_id);
  const molts = Map.groupBy(listMoltsOfKeeper(db, uid), ({ pet_id }) => pet_id);
  const texts = Map.groupBy(listEventTextsOfKeeper(db, uid), ({ pet_id }) => pet_id);
  const usualOf = usualOfKeeper(db, uid);
  const weights = Map.groupBy(listLastWeights(db, uid, today), ({ pet_id }) => pet_id);
  const offersOf = ({ id }: { id: number }) => listLastOffers(db, id);
  return {
    ...{ animals, offersOf, places: listTodayPlaces(db, uid), today },
    plansOf: ({ id }) => plans.get(id) ?? [],
    expectedMolt(animal) {
      const records = {
        molts: () => molts.get(animal.id) ?? [],
        events: () => (texts.get(animal.id) ?? []).map(({ event }) => event),
        offers: () => offersOf(animal),
      };
      return expectedMolt(animal, records, today, usualAt(usualOf(animal.sc_id), animal.size));
    },
    seenOn: lastSeen(db, uid, 0, today),
    weightsOf: ({ id }) => weights.get(id) ?? [],
    eventsAhead: (to) =>
      listEventsAhead(db, uid, today, to).flatMap(({ pet_id, ...event }) => {
        const animal = byId.get(pet_id);
        return animal ? [{ animal, ...event }] : [];
      }),
  };
}
