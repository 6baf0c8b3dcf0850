import { isRecord } from '#src/domain/is-record.ts';

/**
 * The animals on sale: those that have a price of their own on a price tag, as the setting `label_settings` says. A price
 * for all tags offers nobody in particular.
 */
export function pricedPets(label_settings: unknown): ReadonlySet<number> {
  const prices = isRecord(label_settings) ? label_settings['prices'] : null;
  const priced = isRecord(prices) ? Object.entries(prices) : [];
  return new Set(
    priced.flatMap(([id, price]) => (typeof price === 'number' && price >= 0 ? Number(id) : [])),
  );
}

/** The same of the setting's text, where there is one. */
export const pricedIn = (conf_val: string | null | undefined): ReadonlySet<number> =>
  pricedPets(settingIn(conf_val));

/** The price on an animal's own price tag, in minor units of a currency; null for none, or one of another currency. */
export function tagPriceIn(
  conf_val: string | null | undefined,
  id: number,
  currency: string,
): number | null {
  const settings = settingIn(conf_val);
  if (!isRecord(settings) || !isRecord(settings['prices'])) return null;
  const price = settings['prices'][id];
  const isOfCurrency = (settings['currency'] ?? currency) === currency;
  return isOfCurrency && typeof price === 'number' && price > 0 ? price : null;
}

function settingIn(conf_val: string | null | undefined): unknown {
  try {
    return JSON.parse(conf_val ?? 'null');
  } catch {
    return null;
  }
}
