/** The currency of a country, in which a new keeper's prices begin; null for the default. */
export const usualCurrency = (country: string | null): string | null =>
  CURRENCIES[country ?? ''] ?? null;

/** Where keepers have no euro. */
const CURRENCIES: Readonly<Record<string, string | undefined>> = {
  ...{ GB: 'GBP', US: 'USD', CA: 'CAD', AU: 'AUD', NZ: 'NZD', ZA: 'ZAR', IN: 'INR', SG: 'SGD' },
  ...{ CH: 'CHF', LI: 'CHF', DK: 'DKK', SE: 'SEK', NO: 'NOK', IS: 'ISK', PL: 'PLN', CZ: 'CZK' },
  ...{ HU: 'HUF', RO: 'RON', RS: 'RSD', TR: 'TRY', UA: 'UAH', MX: 'MXN', BR: 'BRL', AR: 'ARS' },
  ...{ CL: 'CLP', CO: 'COP', JP: 'JPY', KR: 'KRW', CN: 'CNY', TW: 'TWD', HK: 'HKD', TH: 'THB' },
  ...{ MY: 'MYR', ID: 'IDR', PH: 'PHP', VN: 'VND', IL: 'ILS' },
};
