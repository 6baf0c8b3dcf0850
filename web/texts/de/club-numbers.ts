import { grouped, plural } from '#src/domain/text/german-plural.ts';
import type { Texts } from '#web/texts/texts.ts';

/** German has one word for a molt and a shed. */
const either = {
  gaps: 'Zeit zwischen Häutungen',
  fast: 'Fasten vor der Häutung',
  from: (keepers: number, animals: number, gaps: number) =>
    `Aus ${plural(gaps, 'Abstand', 'Abständen')} zwischen Häutungen von ${grouped(animals)} Tieren und ${grouped(keepers)} Haltern, jede Nacht neu gezählt.`,
  leftOut:
    'Nicht gezählt sind doppelt eingetragene Häutungen, Abstände, in denen eine Häutung fehlt, Größen, die nicht zu den anderen des Tiers passen, Gruppen und Tiere, die ein anderer Halter übernommen hat. Alle Abstände eines Tiers zusammen zählen höchstens so viel wie vier.',
};

export const clubNumbers: Texts['clubNumbers'] = {
  sheds: either,
  ...either,
  measures: {
    leg_span: 'Spannweite',
    body_length: 'Körperlänge',
    snout_vent: 'Kopf-Rumpf-Länge',
    total_length: 'Gesamtlänge',
  },
  gapsUnit: (measure, unit) => `Tage, nach ${measure} in ${unit} davor`,
  gapsFinding: (low, high) => `Die Hälfte aller Abstände dauert ${low} bis ${high} Tage`,
  gapsOwn: (n) => `${plural(n, 'Abstand', 'Abstände')} eigener Tiere`,
  growth: 'Wachstum nach Alter',
  growthUnit: (measure, unit) => `${measure} in ${unit}`,
  growthFinding: (span, years) => `Mit ${years} misst die Hälfte ${span}`,
  growthOwn: (n) => `Wachstum von ${plural(n, 'eigenem Tier', 'eigenen Tieren')}`,
  months: (n) => plural(n, 'Monat', 'Monaten'),
  years: (n) => (n === '1' ? '1 Jahr' : `${n} Jahren`),
  yearsAxis: 'Jahre',
  hatched: 'Schlupf',
  yours: 'eigene',
  half: 'im Verein, die Hälfte liegt hier',
  halfOf: {
    f: 'Weibchen im Verein, die Hälfte liegt hier',
    m: 'Männchen im Verein, die Hälfte liegt hier',
  },
  allSizes: 'Alle Größen',
  sizes: (from, to, unit) => `${from} bis ${to} ${unit}`,
  sizesUnder: (to, unit) => `unter ${to} ${unit}`,
  sizesOver: (from, unit) => `über ${from} ${unit}`,
  size: 'Größe',
  age: 'Alter',
  of: 'Von',
  days: 'Tage',
  animals: (n) => plural(n, 'Tier', 'Tieren'),
  span: (from, to) => (from === to ? from : `${from} bis ${to}`),
  gapOf: (name, size, days) =>
    size === null ? `${name}: ${days} Tage` : `${name}, ${size}: ${days} Tage`,
  sizeOf: (name, size) => `${name}: ${size}`,
  clubSpan: (low, high) => `Verein ${low} bis ${high}`,
  values: 'Werte, einer nach dem anderen',
  food: 'Übliches Futter',
  share: 'Anteil der Mahlzeiten',
  otherFood: 'Anderes',
  rhythm: 'Üblicher Rhythmus',
  every: (low, high) =>
    low === high ? (low === 1 ? 'jeden Tag' : `alle ${low} Tage`) : `alle ${low} bis ${high} Tage`,
  fastDays: (low, high) => (low === high ? plural(low, 'Tag', 'Tage') : `${low} bis ${high} Tage`),
  nobody: 'Niemand wird genannt; weniger als 3 Halter oder 5 Tiere werden nie gezeigt.',
  takePart: 'Die eigenen Einträge zählen mit.',
  stayOut: 'Die eigenen Einträge zählen nicht mit.',
  inSettings: 'In den Einstellungen ändern',
  tooFew: 'Zahlen des Vereins erscheinen ab drei Haltern und fünf Tieren dieser Art.',
  setting: 'Zahlen des Vereins',
  settingHint:
    'Die eigenen Häutungen, Größen und Fütterungen zählen mit, wenn der Verein sagt, was bei einer Art üblich ist. Niemand wird genannt, und weniger als 3 Halter oder 5 Tiere werden nie gezeigt. Wer nicht mitzählt, nimmt seine Zahlen sofort mit.',
  error: 'Fehler beim Laden der Zahlen des Vereins',
};
