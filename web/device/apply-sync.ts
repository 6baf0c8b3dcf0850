import {
  packFeedings,
  unpackFeedings,
  withNewer,
  type SyncAnswer,
  type SyncedAnimal,
} from '#src/domain/sync/packed-history.ts';
import type { Collection } from './collection.ts';
import { partsOfAnimal, withHistory } from './histories.ts';
import type { WholeAnswer } from './whole-animals.ts';

export const emptyCollection = (uid: number, uname: string): Collection => ({
  uid,
  uname,
  animals: new Map(),
  plans: new Map(),
  places: new Map(),
  feeders: [],
  settings: [],
  species: new Map(),
  expos: new Map(),
  waiting: new Set(),
});

/** The collection after a sync. Animals that did not change stay the same objects. */
export function applySync(collection: Collection, answer: WholeAnswer): Collection {
  const before = answer.all ? emptyCollection(collection.uid, collection.uname) : collection;
  const isSame = answer.gone.length + answer.pets.length === 0;
  const animals = isSame ? before.animals : withPets(before.animals, answer);
  const { plans, places, feeders, settings, species } = answer;
  return {
    ...before,
    expos: collection.expos,
    animals,
    plans: plans ? new Map(plans.map((plan) => [plan.fp_id, plan])) : before.plans,
    places: places ? new Map(places.map((place) => [place.id, place])) : before.places,
    feeders: feeders ?? before.feeders,
    settings: settings ?? before.settings,
    species: species ? new Map(species.map((one) => [one.sc_id, one])) : before.species,
    public_url: answer.public_url ?? before.public_url,
  };
}

function withPets(before: Collection['animals'], { gone, pets }: WholeAnswer) {
  const animals = new Map(before);
  for (const id of gone) animals.delete(id);
  for (const pet of pets) {
    const { head, history } = partsOfAnimal(pet);
    animals.set(pet.id, withHistory(head, history));
  }
  return animals;
}

/** The pages of one sync as one answer, so that nothing is shown or kept by halves. */
export function joinPages(told: readonly SyncAnswer[]): SyncAnswer | undefined {
  // one that holds everything replaces what was told before it: the database is another one since
  const pages = told.slice(
    Math.max(
      told.findLastIndex(({ all }) => all),
      0,
    ),
  );
  const last = pages.at(-1);
  if (!last) return undefined;
  const pets = new Map<number, SyncedAnimal>();
  for (const pet of pages.flatMap((page) => page.pets))
    pets.set(pet.id, afterBoth(pets.get(pet.id), pet));
  const gone = new Set<number>();
  for (const page of pages) {
    for (const { id } of page.pets) gone.delete(id);
    for (const id of page.gone) gone.add(id);
  }
  return {
    ...Object.assign({}, ...pages),
    all: pages[0]?.all ?? 0,
    cursor: last.cursor,
    more: last.more,
    pets: [...pets.values()].filter(({ id }) => !gone.has(id)),
    gone: [...gone],
    answered: pages.flatMap((page) => page.answered),
  };
}

/** An animal that changed again while the pages were asked for. */
function afterBoth(before: SyncedAnimal | undefined, after: SyncedAnimal): SyncedAnimal {
  if (!before || !('newer' in after)) return after;
  const { newer, ...head } = after;
  const told = 'newer' in before ? before.newer : before.feedings;
  const feedings = packFeedings(withNewer(newer, unpackFeedings(told)));
  return 'newer' in before
    ? { ...head, newer: feedings }
    : {
        ...head,
        feedings,
        molts: before.molts,
        measurements: before.measurements,
        events: before.events,
      };
}
