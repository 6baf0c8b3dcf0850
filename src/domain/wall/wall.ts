import { daysBetween, type Day } from '#src/domain/days.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { isMuted } from '#src/domain/feeding/resting.ts';
import { walkingOrder } from '#src/domain/places/tree.ts';
import { eveningOf, type Evening } from '#src/domain/today/evening.ts';
import type { TodayAnimal, TodayInput, TodayPlace } from '#src/domain/today/input.ts';
import { todayOf, type Today } from '#src/domain/today/today.ts';

/** How many animals of a list are read across a room. */
const LISTED = 8;

/** What a wall shows beside what Today does. */
export type WallInput = TodayInput & {
  /** Where an animal stands among those of its place. */
  order: (animal: { id: number }) => number;
  /** When the last offer of today to an animal was noted: milliseconds since 1970. */
  offeredAt: (animal: { id: number }) => number | null;
  /** What its keeper wrote about a place. */
  remarkOf: (place: { id: number }) => string;
};

/** The keeper's day as a wall shows it: what is done beside what is due, who rests, whom to look at, who molts soon. */
export function wallOf(input: WallInput) {
  const day = todayOf(input);
  const standing = placesOf(input, day);
  const rests = restingIn(input, day);
  const look = watchedIn(input, day);
  return {
    day: day.day,
    due: day.due,
    done: standing.reduce((sum, one) => sum + one.done, 0),
    open: day.open_offers.length,
    places: standing,
    rests: rests.slice(0, LISTED),
    rests_count: rests.length,
    look: look.slice(0, LISTED),
    look_count: look.length,
    molts: day.expected_molts.slice(0, LISTED).map(({ expected: { from, to }, ...animal }) => ({
      ...shownOf(animal),
      ...{ from, to },
    })),
    molts_count: day.expected_molts.length,
  };
}

export type Wall = ReturnType<typeof wallOf>;

/** The places of Today, with those where all is done. */
function placesOf(input: WallInput, day: Today) {
  const due = new Map(day.by_place.map((group) => [group.place_id, group]));
  const done = Map.groupBy(
    eveningOf(input).filter(
      ({ state, animal }) => state !== 'due' && animal.offer_date === input.today,
    ),
    ({ rack }) => rack?.id ?? null,
  );
  const nextIn = nextFinder(input);
  const names = Map.groupBy(input.places, ({ name }) => name);
  return [...walkingOrder(input.places), null].flatMap((place) => {
    const place_id = place?.id ?? null;
    const isOnly = place !== null && names.get(place.name)?.length === 1;
    const group = due.get(place_id);
    const finished = done.get(place_id) ?? [];
    if (!group && finished.length === 0) return [];
    return [
      {
        place_id,
        place: place?.path ?? null,
        name: (isOnly ? place.name : place?.path) ?? null,
        due: group?.due ?? 0,
        done: finished.length,
        done_at: group ? null : lastOffer(input, finished),
        refused: group?.refused ?? 0,
        foods: group?.foods ?? [],
        next: place && group ? nextIn(place, group.pet_ids) : null,
        remark: place ? input.remarkOf(place) : '',
      },
    ];
  });
}

/** The instant at which the last of them was offered something. */
function lastOffer({ offeredAt }: WallInput, finished: readonly Evening[]): string | null {
  const times = finished.flatMap(({ animal }) => offeredAt(animal) ?? []);
  return times.length === 0 ? null : new Date(Math.max(...times)).toISOString();
}

/** Whose turn is next, along the places below: with the name of the shelf, where it stands on one, and its slot. */
function nextFinder({ animals, places, order }: WallInput) {
  const neighbours = Map.groupBy(animals, ({ place_id }) => place_id);
  const byId = new Map(animals.map((animal) => [animal.id, animal]));
  const walk = new Map(walkingOrder(places).map((place, at) => [place.id, { at, place }]));
  return (rack: TodayPlace, ids: readonly number[]) => {
    const standing = ids
      .flatMap((id) => {
        const animal = byId.get(id);
        const where = animal && walk.get(animal.place_id ?? 0);
        return where ? [{ animal, ...where }] : [];
      })
      .toSorted(
        (a, b) => a.at - b.at || order(a.animal) - order(b.animal) || a.animal.id - b.animal.id,
      );
    const [first] = standing;
    if (!first) return null;
    const { id, name, sc_name, place_id } = first.animal;
    const row = (neighbours.get(place_id) ?? []).toSorted(
      (a, b) => order(a) - order(b) || a.id - b.id,
    );
    return {
      ...{ name, sc_name, slot: row.findIndex((animal) => animal.id === id) + 1 },
      place: first.place.id === rack.id ? null : first.place.name,
    };
  };
}

/** In pre-molt, the longest first; then who molted within the week, the newest molt first. */
function restingIn({ animals, today }: TodayInput, { in_pre_molt }: Today) {
  const before = in_pre_molt.map((animal) => ({
    ...shownOf(animal),
    ...{ pre_molt_days: animal.days, molted_days: null },
  }));
  const after = animals
    .filter(({ pre_molt, mmt }) => pre_molt === null && isMuted(pre_molt, mmt, today))
    .toSorted((a, b) => daysBetween(a.mmt ?? today, b.mmt ?? today) || a.id - b.id);
  return [
    ...before,
    ...after.map((animal) => ({
      ...shownOf(animal),
      ...{ pre_molt_days: null, molted_days: daysSince(animal.mmt, today) },
    })),
  ];
}

/** Who refuses, and of whom nothing was noted for long. */
function watchedIn({ today }: TodayInput, { refusing, not_seen }: Today) {
  return [
    ...refusing.map(({ refusals, suggests_pre_molt, ...animal }) => ({
      ...shownOf(animal),
      ...{ refusals, suggests_pre_molt, not_seen_days: null },
    })),
    ...not_seen.map(({ since, ...animal }) => ({
      ...shownOf(animal),
      ...{ refusals: 0, suggests_pre_molt: 0 as const, not_seen_days: daysSince(since, today) },
    })),
  ];
}

const daysSince = (day: Day | null, today: Day): number | null =>
  day === null || day > today ? null : daysBetween(day, today);

type Shown = {
  id: number;
  name: string;
  sc_name: string;
  an_type: AnimalType;
  has_img: 0 | 1;
  img_version: number;
};

const shownOf = ({ id, name, sc_name, an_type, has_img, img_version }: TodayAnimal | Shown) => ({
  ...{ id, name, sc_name, an_type },
  ...{ has_img, img_version },
});
