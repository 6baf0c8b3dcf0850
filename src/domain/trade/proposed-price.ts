import { amountOf } from './money.ts';

/** Where the price that a sale starts from is found: on the animal's price tag, else in the last sale. */
export const priceSources = ['tag', 'last'] as const;

export type ProposedPrice = {
  price: number | null;
  price_source: (typeof priceSources)[number] | null;
};

/** The price for one animal that a sale starts from, of what is known in minor units; null is not known. */
export function proposedPrice(
  minor: { tag: number | null; last: number | null },
  currency: string,
): ProposedPrice {
  for (const price_source of priceSources) {
    const known = minor[price_source];
    if (known !== null) return { price: amountOf(known, currency), price_source };
  }
  return { price: null, price_source: null };
}
