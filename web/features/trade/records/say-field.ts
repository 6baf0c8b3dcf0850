import { formatDay } from '#web/lib/format.ts';
import { amountsAndCurrency, moneyFields, type Fields } from '#src/records/fields.ts';
import type { FieldWords } from '#web/lib/edit.ts';
import { showAmount } from '#web/lib/money.ts';
import { sizeText } from '#web/lib/size.ts';

const days = ['date', 's_date'];
const sizes = ['size', 's_size'];

/** How a value of a purchase or a sale reads. */
export function sayTradeField(name: string, value: unknown): string | undefined {
  if (days.includes(name)) return formatDay(String(value));
  const isSize = typeof value === 'number' && sizes.includes(name);
  return isSize ? `${sizeText(value)} cm` : undefined;
}

/** An amount says nothing without its currency. */
export const amountsOfEdit = (fields: Fields): FieldWords['together'] => ({
  names: amountsAndCurrency(fields),
  say: (values) =>
    moneyFields(fields)
      .map((name) => showAmount(Number(values[name]), String(values['currency'])))
      .join(', '),
});
