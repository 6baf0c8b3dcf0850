import { useTexts } from '#web/texts/texts.ts';
import { NumberField, type NumberFieldProps } from '#web/ui/text-field.tsx';
import { useMoney } from './use-money.ts';

/** An amount as it is typed, in the keeper's currency. `checked`: it was tried to save it. */
export function MoneyField(
  props: Omit<NumberFieldProps, 'unit' | 'decimals'> & { checked?: boolean },
) {
  const { checked = false, ...field } = props;
  const { inventory } = useTexts();
  const money = useMoney();
  const wrong = checked && money.parse(field.value) === null;
  return (
    <NumberField
      {...field}
      decimals
      unit={money.currency}
      problem={wrong ? inventory.wrongPrice : field.problem}
    />
  );
}
