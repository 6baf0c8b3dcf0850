import { isSettingValue, settingDefaults } from '#src/domain/accounts/settings.ts';
import type { Animal, DeviceSale } from '#src/domain/sync/collection.ts';
import { compareIds } from '#src/domain/sync/ids.ts';
import { tagPriceIn } from '#src/domain/labels/priced.ts';
import { compareText } from '#src/domain/text/collation.ts';
import { minorUnits } from '#src/domain/trade/money.ts';
import { proposedPrice, type ProposedPrice } from '#src/domain/trade/proposed-price.ts';
import type { Collection } from './collection.ts';

// What follows from the sales of a collection.

/** The last animals of the record were sold: none is left, and `an_count` is how many left last. */
export const isSoldOut = ({ archived, archive_reason, sales }: Animal): boolean =>
  archived === 1 &&
  archive_reason === 'sold' &&
  sales.some(({ archived_pet }) => archived_pet === 1);

const settingText = ({ settings }: Collection, key: string): string | null | undefined =>
  settings.find(({ conf_key }) => conf_key === key)?.conf_val;

/** The currency (ISO 4217) that the keeper's amounts are in. */
export function displayCurrency(collection: Collection): string {
  const key = 'display_currency';
  const text = settingText(collection, key);
  const value: unknown = text ? JSON.parse(text) : null;
  return isSettingValue(key, value) ? value : settingDefaults[key];
}

/** What a sale starts from of price: that of the animal's price tag, else the last one. */
export function priceOf(collection: Collection, animal: Animal, currency: string): ProposedPrice {
  const tag = tagPriceIn(settingText(collection, 'label_settings'), animal.id, currency);
  return proposedPrice({ tag, last: lastPrice(collection, animal, currency) }, currency);
}

/**
 * What one animal brought when one of this record, else of its species, was last sold in a currency, in minor units; null
 * for never.
 */
function lastPrice({ animals }: Collection, animal: Animal, currency: string): number | null {
  const own = newestPaid(animal.sales, currency);
  const ofSpecies = () =>
    newestPaid(
      [...animals.values()].flatMap(({ sc_id, sales }) => (sc_id === animal.sc_id ? sales : [])),
      currency,
    );
  const last = own ?? ofSpecies();
  return last ? Math.round((minorUnits(last.total_price, currency) ?? 0) / last.s_count) : null;
}

const newestPaid = (sales: readonly DeviceSale[], currency: string): DeviceSale | undefined =>
  sales
    .filter((sale) => sale.currency === currency && sale.total_price !== 0)
    .toSorted((a, b) => compareText(b.s_date, a.s_date) || compareIds(b.slid, a.slid))[0];
