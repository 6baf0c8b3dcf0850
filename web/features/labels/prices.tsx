import { useState } from 'react';
import type { LabelPet } from '#src/domain/label-content.ts';
import { withPrice } from '#src/domain/label-settings.ts';
import { formatMoney, parseMoney, plainMoney } from '#src/domain/money.ts';
import { withDecimalMark } from '#web/lib/format.ts';
import { useSetting } from '#web/state/settings.ts';
import { locale, useTexts } from '#web/texts/texts.ts';
import { NumberField } from '#web/ui/text-field.tsx';
import type { LabelControls } from './use-label-settings.ts';

/** The price of every tag whose animal has none of its own. */
export function PriceAll({ controls: { settings, change } }: { controls: LabelControls }) {
  const { labels } = useTexts();
  return (
    <PriceField
      label={labels.priceAll}
      hint={labels.priceAllHint}
      price={settings.price_all}
      onChange={(price_all) => change({ price_all })}
    />
  );
}

/** The price of one animal; empty, the price for all holds. */
export function PriceOf({ pet, controls }: { pet: LabelPet; controls: LabelControls }) {
  const { labels } = useTexts();
  const { settings, change } = controls;
  return (
    <PriceField
      label={labels.price(pet.name)}
      hideLabel
      fallback={settings.price_all}
      price={settings.prices[pet.id] ?? null}
      onChange={(price) => change({ prices: withPrice(settings.prices, pet.id, price) })}
    />
  );
}

type PriceFieldProps = {
  label: string;
  hideLabel?: boolean;
  hint?: string;
  price: number | null;
  /** What holds while the field is empty. */
  fallback?: number | null;
  onChange: (price: number | null) => void;
};

function PriceField(props: PriceFieldProps) {
  const { label, hideLabel, hint, price, fallback = null, onChange } = props;
  const { labels } = useTexts();
  const [currency] = useSetting('display_currency');
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
      problem={wrong ? labels.priceWrong : undefined}
    />
  );
}
