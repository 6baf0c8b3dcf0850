import { formatDay } from '#web/lib/format.ts';
import { amountsAndCurrency, moneyFields, type Fields } from '#src/records/fields.ts';
import type { FieldWords } from '#web/lib/edit.ts';
import { showAmount } from '#web/lib/money.ts';
import { lengthText } from '#web/lib/size.ts';

const days = ['date', 's_date'];
const sizes = ['size', 's_size'];

/** How a value of a purchase or a sale reads. */
export function sayTradeField(name: string, value: unknown): string | undefined {
  if (days.includes(name)) return formatDay(String(value));
  const isSize = typeof value === 'number' && sizes.includes(name);
  return isSize ? lengthText(value) : undefined;
}

/** An amount says nothing without its currency; of several each says which it is. */
export const amountsOfEdit = (
  fields: Fields,
  labels: FieldWords['labels'] = {},
): FieldWords['together'] => ({
  names: amountsAndCurrency(fields),
  say(values) {
    const say = (name: string) => showAmount(Number(values[name]), String(values['currency']));
    const [first = '', ...others] = moneyFields(fields);
    if (others.length === 0) return say(first);
    return [first, ...others].map((name) => `${labels[name]}: ${say(name)}`).join('\n');
  },
});
