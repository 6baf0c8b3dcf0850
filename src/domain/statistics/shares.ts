import type { Offer, Offers } from './records.ts';

export type Shares = { fed: number; refused: number; offers: number; share: number };

/** What became of offers; open ones are not known yet and count for nothing. `share`: of refusals, a part of 1. */
export const sharesOf = (offers: readonly (Offer | Offers)[]): Shares =>
  sharesBy(offers, () => 0).get(0) ?? none;

/** The shares of groups of offers, such as those of a species or a month: counted in one pass, since a year has many. */
export function sharesBy<One extends Offer | Offers, Key>(
  offers: readonly One[],
  keyOf: (offer: One) => Key,
): Map<Key, Shares> {
  const groups = new Map<Key, Shares>();
  for (const one of offers) {
    const key = keyOf(one);
    let group = groups.get(key);
    if (!group) groups.set(key, (group = { ...none }));
    const n = 'n' in one ? one.n : 1;
    if (one.progress === 0) group.fed += n;
    if (one.progress === 2) group.refused += n;
  }
  for (const group of groups.values()) {
    group.offers = group.fed + group.refused;
    group.share = group.offers > 0 ? group.refused / group.offers : 0;
  }
  return groups;
}

const none: Shares = { fed: 0, refused: 0, offers: 0, share: 0 };
