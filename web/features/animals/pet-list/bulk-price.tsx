import { useState } from 'react';
import { useLocation } from 'wouter';
import { withPrices, withPricesBack } from '#src/domain/labels/label-settings.ts';
import { usualSheet } from '#src/domain/labels/label-sheets.ts';
import { readLabelSettings } from '#src/domain/labels/read-label-settings.ts';
import { otherCurrencyIn } from '#src/domain/trade/currency-signs.ts';
import { formatMoney, parseMoney } from '#src/domain/trade/money.ts';
import { invalidate } from '#web/lib/queries.ts';
import { useDraft } from '#web/lib/draft.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#web/state/notices.ts';
import { currentSetting, setSetting, useSetting } from '#web/state/settings.ts';
import { locale, useTexts } from '#web/texts/texts.ts';
import { Check } from '#web/ui/check.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { NumberField } from '#web/ui/text-field.tsx';
import type { BulkProps } from './bulk-actions.tsx';
import { recorded } from '#web/features/animals/records/undo.ts';

/** One price for all selected pets, which are on sale then, and their price tags. */
export function BulkPrice({ ids, onClose, onDone }: BulkProps) {
  const { animals, pets } = useTexts();
  const [own] = useSetting('display_currency');
  const currency = stored().currency ?? own;
  const [draft, change] = useDraft({ price: '', prints: true });
  const [tried, setTried] = useState(false);
  const [, navigate] = useLocation();
  const price = draft.price.trim() === '' ? null : parseMoney(draft.price, currency);
  const isWrong = draft.price.trim() !== '' && price === null;
  function submit() {
    setTried(true);
    if (isWrong) return;
    const undo = givePrice(ids, price, currency);
    const text =
      price === null
        ? pets.saidNoPrice(ids.length)
        : pets.saidPrice(ids.length, formatMoney(price, currency, locale()));
    notify(text, { undo });
    onDone();
    if (draft.prints) navigate(paths.labels({ ids: ids.join(',') }));
    else onClose();
  }
  return (
    <Dialog
      title={pets.priceMany(ids.length)}
      onClose={onClose}
      onSubmit={submit}
      actions={<DialogEnd save={pets.savePrice} icon="tag" onClose={onClose} />}
    >
      <NumberField
        label={pets.priceEach}
        hint={pets.priceHint}
        decimals
        unit={currency}
        value={draft.price}
        onChange={(typed) => change({ price: typed })}
        problem={
          tried && isWrong
            ? otherCurrencyIn(draft.price, currency)
              ? animals.amountsIn(currency)
              : pets.priceWrong
            : undefined
        }
      />
      <Check checked={draft.prints} onChange={(prints) => change({ prints })}>
        {pets.printTags}
      </Check>
    </Dialog>
  );
}

const stored = () =>
  readLabelSettings(currentSetting('label_settings'), usualSheet(navigator.language));

/** Returns the undo. The page of labels shows price tags from then on. */
function givePrice(ids: readonly number[], price: number | null, currency: string) {
  const before = stored();
  const after = withPrices(before.prices, ids, price);
  save({ ...before, use: 'tag', prices: after, currency });
  return async () => {
    const now = stored();
    const prices = withPricesBack(now.prices, { before: before.prices, after });
    save({ ...now, use: before.use, prices, currency: before.currency });
    return true;
  };
}

function save(settings: ReturnType<typeof stored>): void {
  setSetting('label_settings', settings);
  void invalidate(recorded);
}
