/**
 * The currency of the country of the first language that names one ('en-GB': GBP), in which a new keeper's prices begin;
 * null for the default. American English is many browsers' own, so that it counts only where the clock agrees.
 */
export function usualCurrency(languages: readonly string[], zone: string): string | null {
  const countries = languages.flatMap((tag) => /-([A-Z]{2})\b/.exec(tag)?.[1] ?? []);
  const [country = ''] = countries.filter((code) => code !== 'US' || AMERICAN.test(zone));
  return CURRENCIES[country] ?? null;
}

const AMERICAN = /^(?:America|Pacific|US)\//;
/** Where keepers have no euro. */
const CURRENCIES: Readonly<Record<string, string>> = {
  ...{ GB: 'GBP', US: 'USD', CA: 'CAD', AU: 'AUD', NZ: 'NZD', ZA: 'ZAR', IN: 'INR', SG: 'SGD' },
  ...{ CH: 'CHF', LI: 'CHF', DK: 'DKK', SE: 'SEK', NO: 'NOK', IS: 'ISK', PL: 'PLN', CZ: 'CZK' },
  ...{ HU: 'HUF', RO: 'RON', RS: 'RSD', TR: 'TRY', UA: 'UAH', MX: 'MXN', BR: 'BRL', AR: 'ARS' },
  ...{ CL: 'CLP', CO: 'COP', JP: 'JPY', KR: 'KRW', CN: 'CNY', TW: 'TWD', HK: 'HKD', TH: 'THB' },
  ...{ MY: 'MYR', ID: 'IDR', PH: 'PHP', VN: 'VND', IL: 'ILS' },
};
