import { amountOf, amountText, formatAmount, parseMoney } from '#src/domain/trade/money.ts';
import { currencyDigits } from '#src/domain/trade/currencies.ts';
import { withDecimalMark } from '#web/lib/format.ts';
import { locale } from '#web/texts/texts.ts';

// Amounts as the calls have them: decimal numbers, each in a currency of its own.

/** '€18.00'; a hyphen is no minus sign. */
export const showAmount = (amount: number, currency: string): string =>
  formatAmount(amount, currency, locale()).replace('-', '−');

/** With its sign: '+€3.00', '−€2.00'; nothing has none. */
export const signedAmount = (amount: number, currency: string): string =>
  amount > 0 ? `+${showAmount(amount, currency)}` : showAmount(amount || 0, currency);

/** For a field: '' for nothing. */
export const typedAmount = (amount: number, currency: string): string =>
  amount === 0 ? '' : withDecimalMark(amountText(amount, currency));

/** What was typed; an empty field is 0, null is no amount. */
export function readAmount(text: string, currency: string): number | null {
  const minor = text.trim() === '' ? 0 : parseMoney(text, currency);
  return minor === null ? null : amountOf(minor, currency);
}

/** The result of a calculation, rounded to what the currency has. */
export const rounded = (amount: number, currency: string): number =>
  Number(amount.toFixed(currencyDigits(currency)));
