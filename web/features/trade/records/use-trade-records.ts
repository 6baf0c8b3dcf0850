import { api } from '#web/lib/api.ts';
import { useRecord } from '#web/lib/load-record.ts';
import { useTexts } from '#web/texts/texts.ts';

/** One purchase with its pets. */
export const usePurchase = (purchase: number | null) =>
  useRecord(
    ['purchases', 'detail'],
    purchase,
    (id) => api.purchases.detail({ id }).get(),
    useTexts().inventory.errorPurchase,
  );

export type Purchase = NonNullable<ReturnType<typeof usePurchase>['data']>;

export const useSale = (slid: number | null) =>
  useRecord(
    ['sales', 'detail'],
    slid,
    (id) => api.sales.detail({ id }).get(),
    useTexts().inventory.errorSale,
  );

export type Sale = NonNullable<ReturnType<typeof useSale>['data']>;
