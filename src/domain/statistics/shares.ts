import type { Offer, Offers } from './records.ts';

export type Shares = { fed: number; refused: number; offers: number; share: number };

/** What became of offers; open ones are not known yet and count for nothing. `share`: of refusals, a part of 1. */
export function sharesOf(offers: readonly (Offer | Offers)[]): Shares {
  let [fed, refused] = [0, 0];
  for (const one of offers) {
    const n = 'n' in one ? one.n : 1;
    if (one.progress === 0) fed += n;
    if (one.progress === 2) refused += n;
  }
  const count = fed + refused;
  return { fed, refused, offers: count, share: count > 0 ? refused / count : 0 };
}

/** The shares of groups of animals, such as species or places. */
export function sharesBy<Key>(
  offers: readonly Offer[],
  keyOf: (pet_id: number) => Key,
): Map<Key, Shares> {
  const groups = Map.groupBy(offers, ({ pet_id }) => keyOf(pet_id));
  return new Map([...groups].map(([key, some]) => [key, sharesOf(some)]));
}
