import { useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import { otherCurrencyIn } from '#src/domain/trade/currency-signs.ts';
import { amountOf, parseMoney, plainMoney } from '#src/domain/trade/money.ts';
import { priceInLine, type StockLine } from '#src/domain/trade/stock-list.ts';
import type { Expo } from '#src/features/club/expos/expos.queries.ts';
import { useUnsaved } from '#web/lib/draft.ts';
import { withDecimalMark } from '#web/lib/format.ts';
import { useSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DialogEnd } from '#web/ui/dialog-end.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { NumberField, TextField } from '#web/ui/text-field.tsx';
import { useHandOverToo } from '#web/features/trade/sales/hand-over-too.tsx';
import { useSell } from './use-sell.ts';

/** How many of a line, for how much, to whom. Everything is prefilled for the usual case: one more tap. */
export function SellDialog(props: {
  expo: Expo;
  line: StockLine;
  at: number;
  onClose: () => void;
}) {
  const { expo, line, at, onClose } = props;
  const { animals, expos } = useTexts();
  const [currency] = useSetting('display_currency');
  const { sell, busy, problems } = useSell(expo);
  const most = line.count ?? 1;
  const [count, setCount] = useState(line.divisible ? 1 : most);
  const [typed, setTyped] = useState<string | null>(null);
  const [buyer_name, setBuyer] = useState('');
  useUnsaved(typed !== null || buyer_name !== '');
  const each = priceInLine(line.text, currency);
  const total = typed ?? (each === null ? '' : withDecimalMark(plainMoney(each * count, currency)));
  const total_price = total.trim() === '' ? 0 : parseMoney(total, currency);
  const { pet_id } = line;
  const too = useHandOverToo(pet_id, { label: expos.handOverToo, otherwise: onClose });

  async function submit() {
    if (total_price === null || busy) return;
    const sold = await sell({
      at,
      count,
      pet_id,
      total_price: amountOf(total_price, currency),
      currency,
      buyer_name,
    });
    if (sold) too.sold(sold);
  }
  return (
    <Dialog
      title={expos.sellTitle}
      onClose={onClose}
      onSubmit={() => void submit()}
      actions={
        <DialogEnd
          save={expos.sell}
          busy={busy}
          disabled={total_price === null}
          onClose={onClose}
        />
      }
    >
      <div className="stack tight">
        <p>
          <strong>{line.text}</strong>
        </p>
        <p className="small muted">
          {pet_id === null ? expos.sellOnlyLine : expos.sellText(count)}
        </p>
        {line.divisible && most > 1 && (
          <Stepper
            label={expos.sellCount}
            value={count}
            onChange={setCount}
            min={1}
            max={most}
            problem={problems['s_count']}
          />
        )}
        {pet_id !== null && (
          <>
            <NumberField
              label={expos.sellTotal(count)}
              decimals
              unit={currency}
              value={total}
              onChange={setTyped}
              problem={
                total_price !== null
                  ? problems['total_price']
                  : otherCurrencyIn(total, currency)
                    ? animals.amountsIn(currency)
                    : expos.priceWrong
              }
            />
            <TextField
              label={expos.sellBuyer}
              autoComplete="off"
              maxLength={limits.buyer_name}
              value={buyer_name}
              onChange={setBuyer}
            />
            {too.question}
          </>
        )}
      </div>
    </Dialog>
  );
}
