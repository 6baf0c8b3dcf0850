import type { Day } from '#src/domain/days.ts';
import type { Animal } from '#src/domain/sync/collection.ts';
import { isStillPlanned } from '#src/domain/today/planned-events.ts';
import type { TodayAnimal } from '#src/domain/today/input.ts';
import { todayOf } from '#src/domain/today/today.ts';
import type { Collection, Reader } from '#web/device/collection.ts';
import { placesOf } from '#web/device/places.ts';
import { expectedMoltOf } from './expected-molts.ts';
import { seenOn } from './last-seen.ts';
import { petIdentity } from './pet-card.ts';
import { plansByAnimal } from './table-row.ts';

/** The keeper's day in numbers. */
export const todayAnswers: Record<string, Reader> = {
  '/today': (collection, { today }) => {
    const kept = [...collection.animals.values()].filter(({ archived }) => !archived);
    const animals = kept.map((animal) => todayAnimal(collection, animal));
    const plans = plansByAnimal(collection);
    const whole = ({ id }: { id: number }) => collection.animals.get(id);
    return todayOf({
      ...{ animals, places: [...placesOf(collection).values()], today },
      plansOf: ({ id }) => plans.get(id) ?? [],
      expectedMolt(animal) {
        const found = whole(animal);
        return found ? expectedMoltOf(collection, found, today) : null;
      },
      offersOf: (animal) => whole(animal)?.feedings ?? [],
      seenOn: (animal) => seenOn(whole(animal), today),
      weightsOf: (animal) =>
        whole(animal)?.measurements.filter(({ kind }) => kind === 'weight') ?? [],
      eventsAhead: (to) => animals.flatMap((animal) => aheadOf(animal, whole(animal), today, to)),
    });
  },
};

function todayAnimal(collection: Collection, animal: Animal): TodayAnimal {
  const { archived, notes, hatched, kept_since, created, place_id, food } = animal;
  const { offer_date, offer_food, progress, refusals, refused_since, pre_molt, mmt, size } = animal;
  return {
    ...petIdentity(collection, animal),
    ...{ archived, notes, hatched, kept_since, created, place_id, food },
    ...{ offer_date, offer_food, progress, refusals, refused_since, pre_molt, mmt, size },
  };
}

function aheadOf(animal: TodayAnimal, whole: Animal | undefined, today: Day, to: Day) {
  const ahead =
    whole?.events.filter((event) => event.date_ev <= to && isStillPlanned(event, today)) ?? [];
  return ahead.map(({ date_ev, event }) => ({ animal, date_ev, event }));
}
