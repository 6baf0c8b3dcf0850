/** '06', or '' for what is no month in any of the languages. */
export function monthNamed(name: string): string {
  const wanted = name.toLowerCase().normalize('NFC');
  if (ROACHES.test(wanted)) return '';
  const at = MONTHS.findIndex((starts) => starts.some((start) => wanted.startsWith(start)));
  return at < 0 ? '' : String(at + 1).padStart(2, '0');
}

/** 'dubias' are eaten, though April is 'duben' in Czech. */
const ROACHES = /^dubi/;

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

/** Whether a word is a month's whole name: 'Juni' is one, 'Juno' and 'Lisa' only begin like one. */
export const isMonthName = (word: string): boolean =>
  WHOLE.has(word.toLowerCase().normalize('NFC'));

const WHOLE: ReadonlySet<string> = new Set(
  [
    'january february march april may june july august september october november december',
    'januar jänner februar feber märz mai juni juli oktober dezember',
    'styczeń luty marzec kwiecień maj czerwiec lipiec sierpień wrzesień październik listopad grudzień',
    'stycznia lutego marca kwietnia maja czerwca lipca sierpnia września października listopada grudnia',
    'leden únor březen duben květen červen červenec srpen září říjen prosinec',
    'ledna února března dubna května června července srpna října prosince',
    'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    'janvier février mars avril juin juillet août septembre octobre novembre décembre',
    'januari februari maart mei augustus',
  ].flatMap((names) => names.split(' ')),
);

/** A pattern of whole names, and of English and German abbreviations: 'Sept', 'Okt'. */
export const MONTH_WORDS = [
  ...WHOLE,
  ...['jan', 'jän', 'feb', 'mar', 'mär', 'mrz', 'apr', 'jun', 'jul', 'aug', 'sept?', 'o[ck]t'],
  ...['nov', 'de[cz]'],
].join('|');
