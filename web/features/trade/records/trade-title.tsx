import type { PurchaseRow } from '#src/features/trade/purchases/purchases.queries.ts';
import { SpeciesName } from '#web/components/species-name.tsx';
import { useTexts, type Texts } from '#web/texts/texts.ts';

type Named = Pick<PurchaseRow, 'sc_name' | 'custom_text'>;
type Listed = Pick<PurchaseRow, keyof Named | 'bred' | 'parent_name' | 'name' | 'pets'>;

/** What was bought: the species, or the text for a thing. */
export function What({ purchase }: { purchase: Named }) {
  const { inventory } = useTexts();
  if (purchase.sc_name) return <SpeciesName name={purchase.sc_name} />;
  return purchase.custom_text || inventory.purchase;
}

/** The same as plain text, for page titles and notices. */
export function tradeTitleText(purchase: Named, inventory: Texts['inventory']): string {
  return purchase.sc_name ?? (purchase.custom_text || inventory.purchase);
}

/** The second line: the names of its pets, the remark, and that it was bred here. */
export function tradeTitle(purchase: Listed, inventory: Texts['inventory']): string {
  const { sc_name, custom_text, name, pets, bred, parent_name } = purchase;
  const names = pets > 0 ? inventory.moreNames(name, pets - 3) : '';
  const own = parent_name ? inventory.ofParent(parent_name) : bred ? inventory.ownBreeding : '';
  return [names, sc_name ? custom_text : '', own].filter(Boolean).join(' · ');
}
