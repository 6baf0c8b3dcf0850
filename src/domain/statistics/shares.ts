import type { Offer, Offers } from './records.ts';

export type Shares = { fed: number; refused: number; offers: number; share: number };
type Counts = Pick<Offers, 'fed' | 'refused'>;

/** What became of offers; open ones are not known yet and count for nothing. `share`: of refusals, a part of 1. */
export function sharesOf(counts: readonly Counts[]): Shares {
  let [fed, refused] = [0, 0];
  for (const one of counts) {
    fed += one.fed;
    refused += one.refused;
  }
  const offers = fed + refused;
  return { fed, refused, offers, share: offers > 0 ? refused / offers : 0 };
}

/** The offers of each day or animal: a year has too many to go through them for each chart. */
export function countBy<Key extends 'date_f' | 'pet_id'>(
  offers: readonly Offer[],
  key: Key,
): Map<Offer[Key], Counts> {
  const groups = new Map<Offer[Key], Counts>();
  let [last, group]: [Offer[Key] | undefined, Counts] = [undefined, { fed: 0, refused: 0 }];
  for (const one of offers) {
    // those of an animal stand together
    if (one[key] !== last) {
      last = one[key];
      group = groups.get(last) ?? { fed: 0, refused: 0 };
      groups.set(last, group);
    }
    if (one.progress === 0) group.fed++;
    if (one.progress === 2) group.refused++;
  }
  return groups;
}

/** The shares of groups of them, such as those of a species or a month. */
export const sharesBy = <One, Key>(
  counts: Iterable<readonly [One, Counts]>,
  keyOf: (one: One) => Key,
): Map<Key, Shares> =>
  new Map(
    [...Map.groupBy(counts, ([one]) => keyOf(one))].map(([key, some]) => [
      key,
      sharesOf(some.map(([, of]) => of)),
    ]),
  );
