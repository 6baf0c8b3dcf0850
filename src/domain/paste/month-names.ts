/** '06', or '' for what is no month in any of the languages. */
export function monthNamed(name: string): string {
  const wanted = name.toLowerCase().normalize('NFC');
  const at = MONTHS.findIndex((starts) => starts.some((start) => wanted.startsWith(start)));
  return at < 0 ? '' : String(at + 1).padStart(2, '0');
}

/** The beginnings of the months: English, German, Polish, Czech, Spanish, French, Dutch. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'jän', 'sty', 'led', 'ene'],
  ['feb', 'lut', 'úno', 'fév', 'fev'],
  ['mar', 'mär', 'maer', 'mrz', 'bře', 'mrt', 'maa'],
  ['apr', 'kwi', 'dub', 'abr', 'avr'],
  ['may', 'mai', 'maj', 'kvě', 'mei'],
  ['jun', 'cze', 'čvn', 'červn', 'juin'],
  ['jul', 'lip', 'čvc', 'července', 'juil'],
  ['aug', 'sie', 'srp', 'ago', 'aoû', 'aou'],
  ['sep', 'wrz', 'zář'],
  ['oct', 'okt', 'paź', 'říj'],
  ['nov', 'lis'],
  ['dec', 'dez', 'gru', 'pro', 'dic', 'déc'],
];
