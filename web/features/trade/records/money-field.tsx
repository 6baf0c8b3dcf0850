import { otherCurrencyIn } from '#src/domain/trade/currency-signs.ts';
import { readAmount } from '#web/lib/money.ts';
import { useTexts } from '#web/texts/texts.ts';
import { NumberField, type NumberFieldProps } from '#web/ui/text-field.tsx';

/**
 * An amount as typed, in the record's currency. `checked`: saving was tried. `onCurrency` takes the currency that was typed
 * beside it; without, the field says which one it is in.
 */
export function MoneyField(
  props: Omit<NumberFieldProps, 'unit' | 'decimals'> & {
    currency: string;
    checked?: boolean;
    onCurrency?: (code: string) => void;
  },
) {
  const { checked = false, currency, onCurrency, ...field } = props;
  const { animals, inventory } = useTexts();
  const wrong = checked && readAmount(field.value, currency) === null;
  const problem = wrong ? inventory.wrongPrice : field.problem;
  function type(text: string) {
    field.onChange(text);
    const code = otherCurrencyIn(text, currency);
    if (code !== null) onCurrency?.(code);
  }
  return (
    <NumberField
      {...field}
      decimals
      unit={currency}
      onChange={type}
      problem={
        problem && otherCurrencyIn(field.value, currency) ? animals.amountsIn(currency) : problem
      }
    />
  );
}
