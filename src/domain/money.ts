import { currencyDigits } from '#src/domain/currencies.ts';
import { limits } from '#src/domain/limits.ts';

/** An amount in minor units (cents) as people of that locale write it. */
export function formatMoney(minor: number, currency: string, locale: string): string {
  const digits = currencyDigits(currency);
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return format.format(decimalOf(minor, digits));
}

/** An amount in minor units as plain text with a point, '1234.50': for form fields and CSV. */
export function plainMoney(minor: number, currency: string): string {
  return decimalOf(minor, currencyDigits(currency));
}

/**
 * Reads a price in either notation ('1.234,50', '1,234.50', '18'), with or without the currency's own
 * sign or code, into minor units. Null when it is no price: negative, too many digits, another currency.
 */
export function parseMoney(text: string, currency: string): number | null {
  const digits = currencyDigits(currency);
  const amount = withoutSymbol(text, currency).replace(/[\s'’]/g, '');
  const parts = splitAmount(amount, digits);
  if (parts === null) return null;
  const minor = Number(parts.whole + parts.fraction.padEnd(digits, '0'));
  return minor <= limits.price.max ? minor : null;
}

/** Written with text operations only: 0.1 + 0.2 is not a price. */
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

/** The longest first, so that 'US$' is not left with its letters when '$' is taken away. */
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
 * A sign is the decimal one when at most `digits` digits follow it; groups are always of three.
 * '1.234' is therefore 1234 euros, but 1.234 of a dinar, which has three digits.
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
