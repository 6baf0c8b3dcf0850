import { useState } from 'react';
import { amountOf } from '#src/domain/trade/money.ts';
import { priceInLine, stockLines } from '#src/domain/trade/stock-list.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { inSteps } from '#web/lib/ask.ts';
import { useLoad } from '#web/lib/load.ts';
import { useToday } from '#web/lib/today.ts';
import { useBriefly } from '#web/lib/use-lasting.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { OwnPet } from '#web/features/trade/purchases/own-pet-field.tsx';
import { useReachable } from '#web/state/network.ts';
import { useSession } from '#web/state/session.ts';
import { useSetting } from '#web/state/settings.ts';
import type { SaleBody, Suggestion } from './sale-draft.ts';
import { traded, undoSale } from '#web/features/trade/records/trade-cache-keys.ts';

/** Sells animals of a pet; the notice says what is left and offers Undo. */
export function useSell(pet: Pick<OwnPet, 'id' | 'name'>, done: (sale: { slid: number }) => void) {
  const { inventory } = useTexts();
  return useAction((body: SaleBody) => api.sales.add.post({ ...body, pet_id: pet.id }), {
    errorTitle: inventory.errorAddingSale,
    invalidates: traded,
    success: ({ slid, left }, { s_count }) => ({
      text: inventory.sold(s_count, pet.name, left),
      undo: undoSale(slid),
    }),
    done,
  });
}

/** The initial values for a sale of a pet. The forms work without them, so a failure is only logged. */
export function useSuggested(pet_id: number | null) {
  const { inventory } = useTexts();
  return useLoad(['sales', 'likely', pet_id], () => api.sales.likely({ id: pet_id ?? 0 }).get(), {
    errorTitle: inventory.errorSale,
    enabled: pet_id !== null,
    quiet: true,
  });
}

/**
 * The same, once they are there, with the price of the animal's line on the stock list before any other; what is known of
 * the pet where they can't be had. What a form began with stays, whatever the network does: another beginning would take
 * away what is typed.
 */
export function useSuggestion(pet: Pick<OwnPet, 'id' | 'an_count'> | null): Suggestion | null {
  const now = useSuggestionNow(pet);
  const [begun, setBegun] = useState<{ id: number; suggestion: Suggestion } | null>(null);
  if (!pet) return null;
  if (begun?.id === pet.id) return begun.suggestion;
  if (now) setBegun({ id: pet.id, suggestion: now });
  return now;
}

function useSuggestionNow(pet: Pick<OwnPet, 'id' | 'an_count'> | null): Suggestion | null {
  const { data, failed } = useSuggested(pet?.id ?? null);
  const [currency] = useSetting('display_currency');
  const line = useStockPrice(pet?.id ?? null, data?.currency ?? currency);
  if (!pet || !(data || failed) || line === undefined) return null;
  const known: Suggestion = data ?? {
    an_count: pet.an_count,
    s_size: null,
    price: null,
    price_source: null,
    currency,
  };
  return line === null ? known : { ...known, price: line, price_source: 'stock' };
}

/**
 * The price for one animal on the list of the expo that is on or to come, which is the administrator's; null where it names
 * none or doesn't come soon, undefined while it is waited for.
 */
function useStockPrice(pet_id: number | null, currency: string): number | null | undefined {
  const { inventory } = useTexts();
  const isAdmin = useSession()?.user.is_admin === 1;
  const isReachable = useReachable();
  const enabled = isAdmin && isReachable && pet_id !== null;
  const today = useToday();
  const { data, loading } = useLoad(
    ['expo', 'current', 'offer'],
    () =>
      inSteps(async (step) => {
        const { data: latest } = await step(() => api.expo.latest.get());
        if (!latest || latest.e_date < today) return { e_offer: '' };
        const { expid: id } = latest;
        const { data: expo } = await step(() => api.admin.expo_log.detail({ id }).get());
        return { e_offer: expo.e_offer };
      }),
    { errorTitle: inventory.errorSale, enabled, quiet: true },
  );
  const isWaitedFor = useBriefly(loading, pet_id);
  if (!data || !enabled) return isWaitedFor ? undefined : null;
  const line = stockLines(data.e_offer).find((one) => one.pet_id === pet_id);
  const minor = line ? priceInLine(line.text, currency) : null;
  return minor === null ? null : amountOf(minor, currency);
}
