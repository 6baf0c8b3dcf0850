import { readAmount } from '#web/lib/money.ts';
import { useTexts } from '#web/texts/texts.ts';
import { NumberField, type NumberFieldProps } from '#web/ui/text-field.tsx';

/** An amount as typed, in the record's currency. `checked`: saving was tried. */
export function MoneyField(
  props: Omit<NumberFieldProps, 'unit' | 'decimals'> & { currency: string; checked?: boolean },
) {
  const { checked = false, currency, ...field } = props;
  const { inventory } = useTexts();
  const wrong = checked && readAmount(field.value, currency) === null;
  return (
    <NumberField
      {...field}
      decimals
      unit={currency}
      problem={wrong ? inventory.wrongPrice : field.problem}
    />
  );
}
