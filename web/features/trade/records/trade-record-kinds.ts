import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';

/** Purchases and sales have the same pages: a list, an entry, a form. */
export type EntryKind = 'purchases' | 'sales';

/** The texts and addresses in which the two differ. */
export function useEntryKind(kind: EntryKind) {
  const { inventory } = useTexts();
  return {
    purchases: {
      title: inventory.purchases,
      list: paths.purchases(),
      add: paths.purchaseAdd(),
      addLabel: inventory.addPurchase,
      toList: inventory.toPurchases,
      search: inventory.searchPurchases,
      searchPlaceholder: inventory.searchPurchasesPlaceholder,
      none: inventory.noPurchases,
      noneText: inventory.noPurchasesText,
      missing: inventory.purchaseMissing,
    },
    sales: {
      title: inventory.sales,
      list: paths.sales(),
      add: paths.saleAdd(),
      addLabel: inventory.addSale,
      toList: inventory.toSales,
      search: inventory.searchSales,
      searchPlaceholder: inventory.searchSalesPlaceholder,
      none: inventory.noSales,
      noneText: inventory.noSalesText,
      missing: inventory.saleMissing,
    },
  }[kind];
}
