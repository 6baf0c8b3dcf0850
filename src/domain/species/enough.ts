/** Below this a number would describe somebody's animals, not the species. */
export const fewest = { keepers: 3, animals: 5 } as const;

export type Owned = { uid: number };

/** Whether some animals are of so many keepers that what they have in common says nothing of any of them. */
export const isEnough = (animals: readonly Owned[]): boolean =>
  animals.length >= fewest.animals && new Set(animals.map(({ uid }) => uid)).size >= fewest.keepers;

/**
 * The animals that count, or null where they are too few. No keeper has more of them than all others together, as far as
 * five are left: else a number about three keepers would be one about the largest collection. The first ones count.
 */
export function fairShare<Animal extends Owned>(animals: readonly Animal[]): Animal[] | null {
  if (!isEnough(animals)) return null;
  const keepers = Map.groupBy(animals, ({ uid }) => uid);
  const largest = [...keepers.values()].reduce((a, b) => (b.length > a.length ? b : a));
  const others = animals.length - largest.length;
  const counted = new Set(largest.slice(0, Math.max(others, fewest.animals - others)));
  return animals.filter((one) => one.uid !== largest[0]?.uid || counted.has(one));
}
