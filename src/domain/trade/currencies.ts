/**
 * The currencies in use (ISO 4217), written out: browsers differ in what they know, and the number of digits decides
 * what a stored amount means.
 */
export const currencies: readonly string[] = (
  'AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD ' +
  'CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP ' +
  'GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD ' +
  'KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN ' +
  'NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP ' +
  'SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES ' +
  'VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG'
).split(' ');

export const isCurrency = (code: unknown): code is string =>
  typeof code === 'string' && currencies.includes(code);

/** Digits after the decimal point: 2, but 0 for yen and the like, 3 for some dinars. */
export function currencyDigits(currency: string): number {
  if (WITHOUT_CENTS.includes(currency)) return 0;
  return WITH_MILLS.includes(currency) ? 3 : 2;
}

const WITHOUT_CENTS = 'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF'.split(' ');
const WITH_MILLS = 'BHD IQD JOD KWD LYD OMR TND'.split(' ');
