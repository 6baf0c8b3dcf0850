import { useState } from 'react';
import type { LabelPet } from '#src/domain/labels/label-content.ts';
import { pricesIn, withPrice } from '#src/domain/labels/label-settings.ts';
import { otherCurrencyIn } from '#src/domain/trade/currency-signs.ts';
import { formatMoney, parseMoney, plainMoney } from '#src/domain/trade/money.ts';
import { withDecimalMark } from '#web/lib/format.ts';
import { useSetting } from '#web/state/settings.ts';
import { locale, useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { NumberField } from '#web/ui/text-field.tsx';
import type { LabelControls } from '#web/features/animals/labels/use-label-settings.ts';

/** The price for every tag whose animal has none of its own. */
export function PriceAll({ controls: { settings, change } }: { controls: LabelControls }) {
  const { labels } = useTexts();
  const [own] = useSetting('display_currency');
  const currency = settings.currency ?? own;
  return (
    <>
      <PriceField
        label={labels.priceAll}
        hint={labels.priceAllHint}
        currency={currency}
        price={settings.price_all}
        onChange={(price_all) => change({ price_all, currency })}
      />
      {currency !== own && (
        <div className="cluster">
          <Button variant="quiet" onClick={() => change(pricesIn(settings, own))}>
            {labels.pricesIn(own)}
          </Button>
        </div>
      )}
    </>
  );
}

/** The price of one animal; when empty, the price for all applies. */
export function PriceOf({ pet, controls }: { pet: LabelPet; controls: LabelControls }) {
  const { labels } = useTexts();
  const { settings, change } = controls;
  const [own] = useSetting('display_currency');
  const currency = settings.currency ?? own;
  return (
    <PriceField
      label={labels.price(pet.name)}
      hideLabel
      currency={currency}
      fallback={settings.price_all}
      price={settings.prices[pet.id] ?? null}
      onChange={(price) => change({ prices: withPrice(settings.prices, pet.id, price), currency })}
    />
  );
}

type PriceFieldProps = {
  label: string;
  hideLabel?: boolean;
  hint?: string;
  currency: string;
  price: number | null;
  /** The price that applies while the field is empty. */
  fallback?: number | null;
  onChange: (price: number | null) => void;
};

function PriceField(props: PriceFieldProps) {
  const { label, hideLabel, hint, currency, price, fallback = null, onChange } = props;
  const { animals, labels } = useTexts();
  const [typed, setTyped] = useState<string | null>(null);
  const stored = price === null ? '' : withDecimalMark(plainMoney(price, currency));
  const text = typed ?? stored;
  const wrong = text.trim() !== '' && parseMoney(text, currency) === null;
  function type(next: string) {
    setTyped(next);
    if (next.trim() === '') onChange(null);
    else {
      const minor = parseMoney(next, currency);
      if (minor !== null) onChange(minor);
    }
  }
  return (
    <NumberField
      label={label}
      hideLabel={hideLabel}
      hint={hint}
      className="label-price"
      decimals
      unit={hideLabel ? undefined : currency}
      placeholder={fallback === null ? undefined : formatMoney(fallback, currency, locale())}
      value={text}
      onChange={type}
      onBlur={() => {
        if (!wrong) setTyped(null);
      }}
      problem={
        wrong
          ? otherCurrencyIn(text, currency)
            ? animals.amountsIn(currency)
            : labels.priceWrong
          : undefined
      }
    />
  );
}
