import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';

/** One purchase with its pets; `missing`: this keeper has no such purchase. */
export function usePurchase(id: number | null) {
  const { inventory } = useTexts();
  const load = useLoad(
    ['purchases', 'detail', id],
    () => api.purchases.detail({ id: id ?? 0 }).get(),
    { errorTitle: inventory.errorPurchase, enabled: id !== null, mayBeMissing: true },
  );
  return { ...load, missing: id === null || load.failed?.status === 404 };
}

export type Purchase = NonNullable<ReturnType<typeof usePurchase>['data']>;

/** One sale; `missing`: this keeper has no such sale. */
export function useSale(slid: number | null) {
  const { inventory } = useTexts();
  const load = useLoad(['sales', 'detail', slid], () => api.sales.detail({ id: slid ?? 0 }).get(), {
    errorTitle: inventory.errorSale,
    enabled: slid !== null,
    mayBeMissing: true,
  });
  return { ...load, missing: slid === null || load.failed?.status === 404 };
}

export type Sale = NonNullable<ReturnType<typeof useSale>['data']>;
