import { isCurrency } from './currencies.ts';
import { parseMoney } from './money.ts';

/** The code that a sign or a word of a currency means, null for none. */
export const currencyOf = (sign: string): string | null =>
  SIGNS.find(([, pattern]) => pattern.test(sign.trim()))?.[0] ?? null;

/** The currency that a heading names, 'Price EUR' or 'Preis (€)': one of the signs anywhere, any code in brackets. */
export function currencyInHeading(heading: string): string | null {
  const bracketed = /[([]([A-Z]{3})[)\]]/.exec(heading)?.[1] ?? '';
  if (isCurrency(bracketed)) return bracketed;
  const words = heading.split(/[\s()[\],:/]+/);
  return words.map(currencyOf).find((code) => code !== null) ?? null;
}

const SIGNS: readonly (readonly [string, RegExp])[] = [
  ['CAD', /^(?:CAD|C\$|CA\$)$/i],
  ['USD', /^(?:USD|US\$|\$)$/i],
  ['AUD', /^(?:AUD|A\$|AU\$)$/i],
  ['NZD', /^(?:NZD|NZ\$)$/i],
  ['EUR', /^(?:EUR|EUROS?|€)$/i],
  ['GBP', /^(?:GBP|£)$/i],
  ['PLN', /^(?:PLN|zł|zl)$/i],
  ['CZK', /^(?:CZK|Kč|kc)$/i],
  ['HUF', /^(?:HUF|Ft)$/i],
  ['CHF', /^(?:CHF|S?Fr\.?|Franken)$/i],
  ['MXN', /^MXN$/i],
  ['SEK', /^SEK$/i],
];

/** The currency that stands beside a typed amount, '£40' or '25,- EUR', where it is another one than the field's. */
export function otherCurrencyIn(text: string, currency: string): string | null {
  if (parseMoney(text, currency) !== null) return null;
  const sign = text.replace(/[\d\s.,'’–—-]/g, '').toUpperCase();
  const code = isCurrency(sign) ? sign : currencyOf(sign);
  return code !== null && parseMoney(text, code) !== null ? code : null;
}
