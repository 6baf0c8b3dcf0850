import { currencies } from '#src/domain/trade/currencies.ts';
import { locale, useTexts } from '#web/texts/texts.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import type { FieldProblem } from '#web/ui/field.tsx';

/** Chooses a currency by its code or name. */
export function CurrencyField(props: {
  hint?: string;
  value: string;
  onChange: (currency: string) => void;
  problem?: FieldProblem;
}) {
  const { onChange, ...rest } = props;
  const { inventory } = useTexts();
  return (
    <Combobox
      {...rest}
      label={inventory.currency}
      options={currencies}
      onChange={(code) => {
        if (code !== null) onChange(code);
      }}
      itemKey={(code) => code}
      itemText={(code) => `${code}, ${currencyName(code)}`}
    />
  );
}

function currencyName(code: string): string {
  return new Intl.DisplayNames(locale(), { type: 'currency' }).of(code) ?? code;
}
