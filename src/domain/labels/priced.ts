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
export function pricedIn(conf_val: string | null | undefined): ReadonlySet<number> {
  try {
    return pricedPets(JSON.parse(conf_val ?? 'null'));
  } catch {
    return new Set();
  }
}
