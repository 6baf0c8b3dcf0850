import { dueOf, firstPlanOf } from '#src/domain/feeding/due.ts';
import { feedingState, isDue } from '#src/domain/feeding/due-state.ts';
import { missedFirst } from '#src/domain/feeding/missed-first.ts';
import { walkingOrder, wayTo } from '#src/domain/places/tree.ts';
import { compareIds } from '#src/domain/sync/ids.ts';
import type { TodayAnimal, TodayInput, TodayPlace, TodayPlan } from './input.ts';

/** An animal as it stands this evening. `plans`: the active ones by which it is due; `food`: what it is to be offered. */
export type Evening = {
  animal: TodayAnimal;
  state: 'due' | 'open' | 'resting' | null;
  plans: TodayPlan[];
  food: string;
  rack: TodayPlace | null;
};

/** What the box 'Feedings in progress' says of each animal, with the plans and the place that it is fed by. */
export function eveningOf({ animals, plansOf, places, today }: TodayInput): Evening[] {
  const racks = new Map<number, TodayPlace | null>();
  const rackOf = (id: number) => {
    const known = racks.get(id) ?? rackAt(places, id);
    racks.set(id, known);
    return known;
  };
  return animals.map((animal) => {
    const plans = plansOf(animal)
      .filter(({ fp_active }) => fp_active)
      .toSorted((a, b) => compareIds(a.fp_id, b.fp_id));
    const { plan: first, due } = firstPlanOf(plans, animal, today);
    const { progress, place_id } = animal;
    return {
      animal,
      state: feedingState({ ...due, progress }, today),
      plans: plans.filter((plan) => isDue(dueOf(plan, animal, today), today)),
      food: first?.def_feeder || animal.food || '',
      rack: place_id === null ? null : rackOf(place_id),
    };
  });
}

/** What is drawn as one thing: what stands in a room, at whatever level the animal stands in it. */
function rackAt(places: readonly TodayPlace[], id: number): TodayPlace | null {
  const [top, next] = wayTo(places, id);
  return (top?.kind === 'room' ? (next ?? top) : top) ?? null;
}

/** `refused`: those of the due that refused since their last meal; `pet_ids`: who is due. */
type Group = { due: number; refused: number; foods: string[]; pet_ids: number[] };
type PlaceGroup = Group & { place_id: number | null; place: string | null };
type PlanGroup = Group & {
  fp_id: number;
  fp_name: string;
  places: { place_id: number | null; place: string | null; due: number }[];
};

/** Who is due, along the places; who stands nowhere comes last. */
export function byPlace(evening: readonly Evening[], places: readonly TodayPlace[]): PlaceGroup[] {
  const due = evening.filter(({ state }) => state === 'due');
  const groups = Map.groupBy(due, ({ rack }) => rack?.id ?? null);
  return [...walkingOrder(places), null].flatMap((place) => {
    const group = groups.get(place?.id ?? null);
    if (!group) return [];
    return [{ place_id: place?.id ?? null, place: place?.path ?? null, ...groupOf(group) }];
  });
}

/** Who is due by which plan, most animals first: who is due by two of them counts in both. */
export function byPlan(evening: readonly Evening[], places: readonly TodayPlace[]): PlanGroup[] {
  const pairs = evening.flatMap((one) => one.plans.map((plan) => ({ plan, one })));
  const groups = [...Map.groupBy(pairs, ({ plan }) => plan.fp_id).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { fp_id, fp_name, def_feeder } = first.plan;
    const due = group.map(({ one }) => ({
      ...one,
      ...{ state: 'due' as const, food: def_feeder || (one.animal.food ?? '') },
    }));
    const standing = byPlace(due, places).map(({ place_id, place, due: count }) => ({
      ...{ place_id, place, due: count },
    }));
    return [{ fp_id, fp_name, ...groupOf(due), places: standing }];
  });
  return groups.toSorted((a, b) => b.due - a.due || compareIds(a.fp_id, b.fp_id));
}

function groupOf(due: readonly Evening[]): Group {
  const uses = Map.groupBy(
    due.filter(({ food }) => food !== ''),
    ({ food }) => food,
  );
  const foods = [...uses].toSorted(
    ([a, some], [b, others]) => others.length - some.length || (a < b ? -1 : 1),
  );
  return {
    due: due.length,
    refused: due.filter(({ animal }) => animal.refusals > 0).length,
    foods: foods.map(([food]) => food),
    pet_ids: due.map(({ animal }) => animal.id),
  };
}

/** Who was never offered anything, though the day of one of its plans is past; by which plan, and what it is to be offered. */
export const neverFed = ({ animals, plansOf, today }: TodayInput) =>
  animals.flatMap((animal) => {
    const missed = missedFirst(plansOf(animal), animal, today);
    if (!missed) return [];
    const { fp_id, def_feeder } = missed.plan;
    const { day: since, next_date } = missed;
    return [{ id: animal.id, fp_id, food: def_feeder, since, next_date }];
  });

/** Offers of which nobody has noted what became of them, the oldest first; also of who is due again by now. */
export const openOffers = (evening: readonly Evening[]) =>
  evening
    .flatMap(({ animal }) => {
      const { progress, offer_date, offer_food } = animal;
      return progress === 1 && offer_date !== null
        ? [{ animal, date_f: offer_date, food: offer_food ?? '' }]
        : [];
    })
    .toSorted((a, b) => (a.date_f === b.date_f ? 0 : a.date_f < b.date_f ? -1 : 1));
