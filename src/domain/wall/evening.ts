import { daysBetween, type Day } from '#src/domain/days.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { feedingState, type Due } from '#src/domain/feeding/due-state.ts';
import { isMuted } from '#src/domain/feeding/feeding.ts';
import { walkingOrder, wayTo, type Node } from '#src/domain/places/tree.ts';

/** So many refusals since the last meal are a reason to look at an animal. */
const STREAK = 2;

type Shown = {
  id: number;
  name: string;
  sc_name: string;
  an_type: AnimalType;
  has_img: 0 | 1;
  img_version: number;
};
/** An animal that is kept now. */
export type KeptAnimal = Shown & {
  place_id: number | null;
  offer_date: Day | null;
  refusals: number;
  refused_since: Day | null;
  pre_molt: Day | null;
  mmt: Day | null;
};
/** A row of the box 'Feedings in progress'. */
type InProgress = Due & { id: number; progress: 1 | null; date_f: Day | null; food: string | null };
export type EveningPlace = Node & { kind: string; path: string };

type Input = {
  kept: readonly KeptAnimal[];
  inProgress: readonly InProgress[];
  places: readonly EveningPlace[];
  today: Day;
};

/** Today's round: what is still to do and what is done, place by place, whose offer is open, who rests, whom to look at. */
export function eveningOf({ kept, inProgress, places, today }: Input) {
  const byId = new Map(kept.map((animal) => [animal.id, animal]));
  const due = new Map(
    inProgress.filter((row) => feedingState(row, today) === 'due').map((row) => [row.id, row]),
  );
  const groups = Map.groupBy(
    kept.filter(({ id, offer_date }) => due.has(id) || offer_date === today),
    ({ place_id }) => (place_id === null ? null : (rackAt(places, place_id)?.id ?? null)),
  );
  const standing = [...walkingOrder(places), null].flatMap((place) => {
    const group = groups.get(place?.id ?? null);
    return group ? [placeOf(place, group, due)] : [];
  });
  return {
    due: standing.reduce((sum, one) => sum + one.due, 0),
    done: standing.reduce((sum, one) => sum + one.done, 0),
    places: standing,
    open: inProgress.flatMap(({ id, progress, date_f, food }) => {
      const animal = progress === 1 && byId.get(id);
      return animal ? [{ ...animal, date_f, food: food ?? '' }] : [];
    }),
    rests: kept.filter(({ pre_molt, mmt }) => isMuted(pre_molt, mmt, today)),
    look: kept
      .filter(({ refusals, pre_molt }) => refusals >= STREAK && pre_molt === null)
      .toSorted((a, b) => b.refusals - a.refusals),
  };
}

export type Evening = ReturnType<typeof eveningOf>;

/** What is drawn as one thing: what stands in a room, at whatever level the animal stands in it. */
function rackAt(places: readonly EveningPlace[], id: number): EveningPlace | null {
  const [top, next] = wayTo(places, id);
  return (top?.kind === 'room' ? (next ?? top) : top) ?? null;
}

function placeOf(
  place: EveningPlace | null,
  group: readonly KeptAnimal[],
  due: ReadonlyMap<number, InProgress>,
) {
  const still = group.filter(({ id }) => due.has(id));
  const foods = still.flatMap(({ id }) => due.get(id)?.food || []);
  return {
    place_id: place?.id ?? null,
    place: place?.path ?? null,
    due: still.length,
    done: group.length - still.length,
    refused: still.filter(({ refusals }) => refusals > 0).length,
    foods: [...new Set(foods)],
  };
}

/** How many animals of a list are read across a room. */
const LISTED = 8;

/** The same as a wall shows it. */
export function wallOf(input: Input) {
  const { open, rests, look, ...evening } = eveningOf(input);
  const since = (day: Day | null) =>
    day === null || day > input.today ? null : daysBetween(day, input.today);
  const listed = (animals: readonly KeptAnimal[]) =>
    animals.slice(0, LISTED).map((animal) => ({
      ...shownOf(animal),
      refusals: animal.refusals,
      pre_molt_days: since(animal.pre_molt),
      molted_days: since(animal.mmt),
    }));
  return {
    day: input.today,
    ...evening,
    open: open.length,
    rests: listed(rests),
    look: listed(look),
  };
}

export type Wall = ReturnType<typeof wallOf>;

const shownOf = ({ id, name, sc_name, an_type, has_img, img_version }: KeptAnimal): Shown => ({
  ...{ id, name, sc_name, an_type },
  ...{ has_img, img_version },
});
