import { formatDay } from '#web/lib/format.ts';
import { typedAmount } from '#web/lib/money.ts';
import { sizeText } from '#web/lib/size.ts';

const days = ['date', 's_date'];
const sizes = ['size', 's_size'];
const amounts = ['price', 'total_price', 'shipping'];

/** How a value of a purchase or a sale reads. Amounts stand alone: their currency is a field of its own. */
export function sayTradeField(name: string, value: unknown, currency: string): string | undefined {
  if (days.includes(name)) return formatDay(String(value));
  if (typeof value !== 'number') return undefined;
  if (sizes.includes(name)) return `${sizeText(value)} cm`;
  return amounts.includes(name) ? typedAmount(value, currency) || '0' : undefined;
}
