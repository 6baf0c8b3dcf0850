import { usualAt } from '#src/domain/species/spans.ts';
import { expectedMolt } from '#src/domain/animal/expected-molt.ts';
import type { Day } from '#src/domain/days.ts';
import type { Animal } from '#src/domain/sync/collection.ts';
import type { Collection } from '#web/device/collection.ts';
import { speciesOf } from './pet-card.ts';

/** When an animal is expected to molt next. Its records are read only where they say something. */
export function expectedMoltOf(collection: Collection, animal: Animal, today: Day) {
  const { archived, an_count, gender, name, notes, hatched, pre_molt, mmt } = animal;
  const { refusals, refused_since, offer_date } = animal;
  const { an_type, usual } = speciesOf(collection, animal);
  return expectedMolt(
    {
      ...{ archived, an_count, gender, name, notes, hatched, pre_molt, mmt, an_type },
      ...{ refusals, refused_since, offer_date },
    },
    {
      molts: () => animal.molts,
      events: () => animal.events.flatMap(({ event, move }) => (move ? [] : [event])),
      offers: () => animal.feedings,
    },
    today,
    usualAt(usual, animal.size),
  );
}
