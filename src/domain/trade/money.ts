import { currencyDigits } from './currencies.ts';
import { limits } from '#src/domain/limits.ts';

/**
 * An amount as calls and files write it, 19.99 or '19.99', in whole minor units: 1999 of EUR. Exact, by its digits.
 * Null where it is none: negative, with more decimals than the currency has, or beyond the limit.
 */
export function minorUnits(amount: number | string, currency: string): number | null {
  const [, whole, fraction = ''] = DECIMAL.exec(String(amount)) ?? [];
  const digits = currencyDigits(currency);
  if (whole === undefined || fraction.length > digits) return null;
  const minor = Number(whole + fraction.padEnd(digits, '0'));
  return minor <= limits.price.max ? minor : null;
}

/** The same the other way: 1999 minor units of EUR are 19.99. The number's text has exactly these digits. */
export function amountOf(minor: number, currency: string): number {
  return Number(decimalOf(minor, currencyDigits(currency)));
}

/** An amount with all decimals of its currency, '1234.50': for files and form fields. */
export const amountText = (amount: number, currency: string): string =>
  amount.toFixed(currencyDigits(currency));

/** Whether a value has the form of an amount in any currency. */
export const isAmount = (value: unknown): value is number | string =>
  (typeof value === 'number' || typeof value === 'string') && DECIMAL.test(String(value));

/** Up to 13 digits: the largest amount, of a currency without decimals. */
const DECIMAL = /^(\d{1,13})(?:\.(\d+))?$/;

/** An amount in minor units (cents) as people of that locale write it. */
export const formatMoney = (minor: number, currency: string, locale: string): string =>
  formatAmount(amountOf(minor, currency), currency, locale);

/** The same of a decimal number. */
export function formatAmount(amount: number, currency: string, locale: string): string {
  const digits = currencyDigits(currency);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(amount);
}

/** An amount in minor units as plain text with a decimal point, '1234.50': for form fields and CSV. */
export function plainMoney(minor: number, currency: string): string {
  return decimalOf(minor, currencyDigits(currency));
}

/**
 * Parses a price in either notation ('1.234,50', '1,234.50', '18', '18,-'), with or without the currency's own symbol or
 * code, into minor units. Null for anything else: negative, too many digits, another currency.
 */
export function parseMoney(text: string, currency: string): number | null {
  const digits = currencyDigits(currency);
  const amount = withoutSymbol(text, currency)
    .replace(/[\s'’]/g, '')
    .replace(NO_CENTS, '$1');
  const parts = splitAmount(amount, digits);
  if (parts === null) return null;
  const minor = Number(parts.whole + parts.fraction.padEnd(digits, '0'));
  return minor <= limits.price.max ? minor : null;
}

/** How German prices write that there are no cents: '18,-', '18.–', '18,--'. */
const NO_CENTS = /(\d)[.,](?:--?|[–—])$/;

/** Text operations only: 0.1 + 0.2 is not a price. */
function decimalOf(minor: number, digits: number): `${number}` {
  const sign = minor < 0 ? '-' : '';
  const text = String(Math.abs(minor)).padStart(digits + 1, '0');
  const fraction = digits === 0 ? '' : `.${text.slice(-digits)}`;
  return `${sign}${text.slice(0, text.length - digits)}${fraction}` as `${number}`;
}

function withoutSymbol(text: string, currency: string): string {
  const amount = text.trim();
  for (const symbol of symbolsOf(currency)) {
    if (amount.toUpperCase().startsWith(symbol)) return amount.slice(symbol.length);
    if (amount.toUpperCase().endsWith(symbol)) return amount.slice(0, -symbol.length);
  }
  return amount;
}

/** The longest first, so that 'US$' is not left as 'US' after '$' is removed. */
function symbolsOf(currency: string): string[] {
  const symbols = [currency];
  for (const locale of ['en', 'de']) {
    for (const currencyDisplay of ['symbol', 'narrowSymbol'] as const) {
      const format = new Intl.NumberFormat(locale, {
        style: 'currency',
        currency,
        currencyDisplay,
      });
      const part = format.formatToParts(0).find(({ type }) => type === 'currency');
      if (part) symbols.push(part.value.toUpperCase());
    }
  }
  return symbols.toSorted((a, b) => b.length - a.length);
}

/**
 * A separator is the decimal one when at most `digits` digits follow it; groups always have three. '1.234' is therefore
 * 1234 euros, but 1.234 of a dinar, which has three digits.
 */
function splitAmount(amount: string, digits: number): { whole: string; fraction: string } | null {
  const whole = /^(?:\d+|[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*)$/;
  const decimal = digits === 0 ? null : new RegExp(`^(.*)([.,])(\\d{1,${digits}})$`).exec(amount);
  if (decimal) {
    const [, before = '', sign, fraction = ''] = decimal;
    const groups = whole.exec(before || '0');
    return groups && groups[1] !== sign ? { whole: digitsOf(before), fraction } : null;
  }
  return whole.test(amount) ? { whole: digitsOf(amount), fraction: '' } : null;
}

function digitsOf(amount: string): string {
  return amount.replace(/[.,]/g, '');
}
