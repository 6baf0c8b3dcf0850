import type { Day } from '#src/domain/days.ts';
import type { AnimalType } from '#src/domain/enums.ts';

/** What an animal is, and what it ate last. `size` in cm, where it is known. */
type Eater = {
  sc_id: number;
  an_type: AnimalType;
  size?: number | null;
  food: string | null;
  date_f: Day | null;
};
type Kind = Pick<Eater, 'sc_id' | 'an_type' | 'size'>;

export type FeedersOfKind = {
  /**
   * What animals of its species and about its size ate last, else those of its type: fruit flies for a sling are nothing for
   * its mother. '' where none has eaten.
   */
  likely(kind: Kind): string;
  /**
   * The feeders to choose from for a type: what its animals eat, the newest first, what is usual for it where that is
   * little, and `known` ones, but for those that animals of other kinds alone eat.
   */
  toChoose(an_type: AnimalType, known: readonly string[], usual: readonly string[]): string[];
};

/** Animals of more than so many times another one's size eat something else. */
const MUCH_LARGER = 2.5;

/** Fewer feeders are filled up with usual ones. */
const FEW = 3;

/**
 * What a keeper's animals say about the feeder of another one: never across kinds, as crickets are nothing for a python.
 * `last`: the feeder chosen last, which decides between those of one day. `listed`: those on the keeper's list; what was
 * taken off it is not proposed, no matter which animal ate it. Null where the list is not at hand.
 */
export function feedersOfKind(
  eaters: readonly Eater[],
  last = '',
  listed: readonly string[] | null = null,
): FeedersOfKind {
  const isOffList = (food: string) => listed !== null && !listed.includes(food);
  const newest = eaters
    .filter(({ food }) => food && !isOffList(food))
    .toSorted((a, b) => compare(b, a) || Number(b.food === last) - Number(a.food === last));
  const bySpecies = Map.groupBy(newest, ({ sc_id }) => sc_id);
  const byType = new Map<AnimalType, Set<string>>();
  for (const { an_type, food } of newest) {
    if (!food) continue;
    byType.set(an_type, (byType.get(an_type) ?? new Set()).add(food));
  }
  const ofType = (an_type: AnimalType) => [...(byType.get(an_type) ?? [])];
  return {
    likely(kind) {
      const isLike = (eater: Eater) => isAboutAsLarge(eater, kind);
      const same = bySpecies.get(kind.sc_id)?.find(isLike);
      const other = () => newest.find((one) => one.an_type === kind.an_type && isLike(one));
      return (same ?? other())?.food ?? '';
    },
    toChoose(an_type, known, usual) {
      const own = ofType(an_type);
      const foreign = new Set(
        [...byType].flatMap(([type, foods]) => (eatAlike(type, an_type) ? [] : [...foods])),
      );
      const others = known.filter((food) => own.includes(food) || !foreign.has(food));
      const few = new Set([...own, ...others]).size <= FEW ? usual : [];
      return [...new Set([...own, ...others, ...few])];
    },
  };
}

/** Also where one of them was never measured. */
const isAboutAsLarge = ({ size: a }: Eater, { size: b }: Kind) =>
  !a || !b || Math.max(a, b) <= MUCH_LARGER * Math.min(a, b);

const arachnids: ReadonlySet<AnimalType> = new Set(['tarantula', 'scorpion', 'spider']);

/** What one of them eats may be offered to the other. */
const eatAlike = (a: AnimalType, b: AnimalType) =>
  a === b || (arachnids.has(a) && arachnids.has(b));

/**
 * A typed feeder as the keeper has it already: 'dubia roach' is no second one beside 'Dubia roach'. Spaces around it stay,
 * since another word may follow.
 */
export function knownFeeder(typed: string, known: readonly string[]): string {
  const own = typed.trim();
  const meant = known.find((food) => food.toLowerCase() === own.toLowerCase());
  return meant === undefined ? typed : typed.replace(own, () => meant);
}

const compare = (a: Eater, b: Eater): number =>
  (a.date_f ?? '') === (b.date_f ?? '') ? 0 : (a.date_f ?? '') < (b.date_f ?? '') ? -1 : 1;
