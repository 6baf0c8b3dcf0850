import { compareIds } from '#src/domain/sync/ids.ts';
import { noCaseKey } from '#src/domain/text/collation.ts';
import { byPlace, byPlan, eveningOf, neverFed, openOffers, type Evening } from './evening.ts';
import { shownOf, type TodayAnimal, type TodayInput } from './input.ts';
import {
  expectedMolts,
  inPreMolt,
  moltsOf,
  notSeen,
  refusedOnce,
  refusing,
  toWeigh,
} from './watch.ts';
import { weekOf } from './week.ts';

export type Today = ReturnType<typeof todayOf>;

/**
 * A keeper's day in numbers: who is due, by place and by plan, whose offer is open, who is to be watched and why, and
 * the week. The first page shows it, and programs read it.
 */
export function todayOf(given: TodayInput) {
  const input = { ...given, animals: byName(given.animals) };
  const evening = eveningOf(input);
  const molts = moltsOf(input);
  return {
    day: input.today,
    animals: input.animals.length,
    ...countStates(evening),
    by_place: byPlace(evening, input.places),
    by_plan: byPlan(evening, input.places),
    never_fed: neverFed(input),
    open_offers: openOffers(evening).map(shown),
    in_pre_molt: inPreMolt(input).map(({ animal, since, days }) => ({
      ...shownOf(animal),
      ...{ since, days, refusals: animal.refusals, refused_since: animal.refused_since },
    })),
    refusing: refusing(input, molts).map(shown),
    refused_once: refusedOnce(input).map(shown),
    expected_molts: expectedMolts(input, molts).map(shown),
    not_seen: notSeen(input).map(shown),
    to_weigh: toWeigh(input).map(shown),
    week: weekOf(input),
  };
}

const shown = <Row extends { animal: TodayAnimal }>({ animal, ...row }: Row) => ({
  ...shownOf(animal),
  ...row,
});

function countStates(evening: readonly Evening[]) {
  const count = (state: Evening['state']) => evening.filter((one) => one.state === state).length;
  return { due: count('due'), open: count('open'), resting: count('resting') };
}

/** The order of all lists where nothing else decides. */
function byName(animals: readonly TodayAnimal[]): TodayAnimal[] {
  const keyed = animals.map((animal) => ({ animal, key: noCaseKey(animal.name) }));
  keyed.sort((a, b) =>
    a.key === b.key ? compareIds(a.animal.id, b.animal.id) : a.key < b.key ? -1 : 1,
  );
  return keyed.map(({ animal }) => animal);
}
