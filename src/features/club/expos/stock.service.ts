import { isSettingValue, settingDefaults } from '#src/domain/accounts/settings.ts';
import { priceOf } from '#src/domain/labels/label-settings.ts';
import { readLabelSettings } from '#src/domain/labels/read-label-settings.ts';
import { namedIn, stockEntries, type StockEntry } from '#src/domain/trade/stock-entries.ts';
import type { Context } from '#src/platform/context.ts';
import { findSettingText, listOffered, listSpeciesNamed } from './stock.queries.ts';

/** The lines of an expo with what visitors may know of the animals that they name, which are the administrator's. */
export function readStock(
  { db, config: { adminUid } }: Context,
  lists: { e_offer: string; e_sold: string },
): StockEntry[] {
  const { ids, names } = namedIn(lists);
  const stored = (key: 'display_currency' | 'label_settings'): unknown =>
    JSON.parse(findSettingText(db, adminUid, key));
  const labels = readLabelSettings(stored('label_settings'));
  const display = stored('display_currency');
  const key = 'display_currency';
  const currency = isSettingValue(key, display) ? display : settingDefaults[key];
  const sameCurrency = (labels.currency ?? currency) === currency;
  return stockEntries(lists, {
    animals: new Map(listOffered(db, adminUid, ids).map((pet) => [pet.id, pet])),
    species: new Map(listSpeciesNamed(db, names).map(({ named, ...one }) => [named, one])),
    currency,
    tagPrice: (id) => (sameCurrency ? priceOf(labels, id) : null),
  });
}

/** The numbers of the animals on offer whose pages are not public. */
export function listHidden(
  { db, config: { adminUid } }: Context,
  { e_offer }: { e_offer: string },
): number[] {
  const { ids } = namedIn({ e_offer, e_sold: '' });
  return listOffered(db, adminUid, ids)
    .filter(({ is_public, archived }) => !is_public && !archived)
    .map(({ id }) => id);
}
