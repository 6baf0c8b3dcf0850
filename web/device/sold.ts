import { isSettingValue, settingDefaults } from '#src/domain/accounts/settings.ts';
import type { Animal, DeviceSale } from '#src/domain/sync/collection.ts';
import { compareIds } from '#src/domain/sync/ids.ts';
import { compareText } from '#src/domain/text/collation.ts';
import { amountOf, minorUnits } from '#src/domain/trade/money.ts';
import type { Collection } from './collection.ts';

// What follows from the sales of a collection.

/** The last animals of the record were sold: none is left, and `an_count` is how many left last. */
export const isSoldOut = ({ archived, archive_reason, sales }: Animal): boolean =>
  archived === 1 &&
  archive_reason === 'sold' &&
  sales.some(({ archived_pet }) => archived_pet === 1);

/** The currency (ISO 4217) that the keeper's amounts are in. */
export function displayCurrency({ settings }: Collection): string {
  const key = 'display_currency';
  const text = settings.find(({ conf_key }) => conf_key === key)?.conf_val;
  const value: unknown = text ? JSON.parse(text) : null;
  return isSettingValue(key, value) ? value : settingDefaults[key];
}

/** What one animal brought when one of this record, else of its species, was last sold in a currency; null for never. */
export function lastPrice(
  { animals }: Collection,
  animal: Animal,
  currency: string,
): number | null {
  const own = newestPaid(animal.sales, currency);
  const ofSpecies = () =>
    newestPaid(
      [...animals.values()].flatMap(({ sc_id, sales }) => (sc_id === animal.sc_id ? sales : [])),
      currency,
    );
  const last = own ?? ofSpecies();
  if (!last) return null;
  const total = minorUnits(last.total_price, currency) ?? 0;
  return amountOf(Math.round(total / last.s_count), currency);
}

const newestPaid = (sales: readonly DeviceSale[], currency: string): DeviceSale | undefined =>
  sales
    .filter((sale) => sale.currency === currency && sale.total_price !== 0)
    .toSorted((a, b) => compareText(b.s_date, a.s_date) || compareIds(b.slid, a.slid))[0];
