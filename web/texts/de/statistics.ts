import { grouped, plural } from '#src/domain/text/german-plural.ts';
import type { Texts } from '../texts.ts';

const counted = (n: string, one: string, many: string) => `${n} ${n === '1' ? one : many}`;
const animalsOf = (n: string) => counted(n, 'Tier', 'Tiere');
const eveningsOf = (n: string) => counted(n, 'Abend', 'Abende');

export const statistics: Texts['statistics'] = {
  title: 'Statistik',
  errorTitle: 'Fehler beim Laden der Statistik',
  heading: (year, isOver) => (isOver ? `${year}` : `${year} bisher`),
  sub: (pets, animals, evenings) =>
    `${counted(pets, 'Eintrag', 'Einträge')}, ${animalsOf(animals)}, ${eveningsOf(evenings)}`,
  subOver: (animals, evenings) => `${animalsOf(animals)}, ${eveningsOf(evenings)}`,
  year: 'Jahr',
  empty: 'Noch nichts zu zählen',
  emptyText:
    'Die Zahlen kommen aus den Einträgen: Fütterungen, Verweigerungen, Häutungen, Verluste.',
  toPets: 'Zu den Tieren',

  fed: 'Gefüttert',
  refused: 'Verweigert',
  refusedPart: (percent) => `${percent} der Angebote`,
  molts: (_of) => 'Häutungen',
  stuck: (n) => `davon ${n} mit Problemen`,
  offspring: 'Eigene Nachzucht',
  died: 'Gestorben',
  diedPart: (percent) => `${percent} der Tiere des Jahres`,
  food: 'Futter',

  fedAndRefused: 'Gefüttert und verweigert',
  byMonth: 'nach Monat',
  month: 'Monat',
  mostFed: (month, n) => `Die meisten Fütterungen im ${month}, ${n}`,
  mostRefused: (month, n) => `; die meisten Verweigerungen im ${month}, ${n}`,
  mostMolts: (_, month, n) => `Die meisten Häutungen im ${month}, ${n}`,
  noMolts: (_of) => 'Es wurde keine Häutung eingetragen',
  noOffers: 'Es wurde keine Fütterung eingetragen',
  keyFed: 'gefüttert',
  keyRefused: 'verweigert',

  different: 'Was jetzt anders ist',
  differentSub: 'die letzten 90 Tage gegen dieselben Tage ein Jahr davor',
  moreRefusals: (now, before) =>
    `Mehr Verweigerungen: ${now} der Angebote, vor einem Jahr ${before}.`,
  fewerRefusals: (now, before) =>
    `Weniger Verweigerungen: ${now} der Angebote, vor einem Jahr ${before}.`,
  atPlace: (place, percent) =>
    `Bei ${place} sind es ${percent}, mindestens doppelt so viele wie anderswo.`,
  noPlace: 'Kein Platz fällt dabei auf.',
  whoRefuses: 'Wer zuletzt verweigert hat',
  shorterGaps: (now, before) =>
    `Kleine Tiere häuten sich früher: alle ${now} Tage, vor einem Jahr ${before}.`,
  longerGaps: (now, before) =>
    `Kleine Tiere häuten sich später: alle ${now} Tage, vor einem Jahr ${before}.`,
  gapsFrom: (gaps, animals) =>
    `Aus ${plural(gaps, 'Abstand', 'Abständen')} zwischen Häutungen von ${plural(animals, 'Tier', 'Tieren')} bis 3 cm: die Hälfte war kürzer, die Hälfte länger.`,
  smallOnes: 'Tiere bis 3 cm',
  silent: (n, day) =>
    `Seit ${day} wurde zu ${n === 1 ? 'einem Tier' : `${grouped(n)} Tieren`} nichts eingetragen.`,
  silentText:
    'Keine Fütterung, keine Verweigerung, keine Häutung, keine Messung und kein Ereignis.',
  lookAfter: 'In der Liste zeigen',
  nothingDifferent: 'Nichts fällt auf.',

  whoRefusesTitle: 'Wer verweigert',
  shareFrom: 'Anteil der verweigerten Angebote, ab 10 Angeboten; offene zählen nicht',
  tooFew: 'Keiner Art wurde zehnmal Futter angeboten.',
  tooFewPlaces: 'An keinem Platz wurde zehnmal Futter angeboten.',
  allOthers: 'alle anderen',
  byPlace: 'Verweigerungen nach Platz',
  whereNow: 'nach dem jetzigen Platz der Tiere',
  moltsBySpecies: (_of) => 'Häutungen nach Art',
  moltsByPlace: (_of) => 'Häutungen nach Platz',
  nowhere: 'ohne Platz',
  eaten: 'Was gefressen wurde',
  eatenSub: 'wie oft, wie viele, wo es notiert ist, und was dafür gekauft wurde',
  pieces: (n) => `${n} Stück`,
  piecesOf: (n, meals) =>
    meals === '1' ? `${n} Stück bei einer Fütterung` : `${n} Stück bei ${meals} Fütterungen`,
  growth: 'Wachstum nach Art',
  growthSub: (sum) => `zusammen ${sum}`,
  grown: 'Gewachsen',
  noGrowth: 'Es wurde kein Wachstum gemessen.',

  outFeedings: (n) =>
    `In allen Jahren nicht gezählt: ${plural(n, 'Fütterung', 'Fütterungen')} mit einem Tag in der Zukunft oder vor 1950.`,
  outMolts: (_, n) =>
    `In allen Jahren nicht gezählt: ${plural(n, 'Häutung', 'Häutungen')} mit einem Tag in der Zukunft, vor 1950 oder vor dem Schlupf.`,
  outDoubled: (_, n) =>
    n === 1
      ? 'Eine Häutung, die binnen weniger Tage oder viel früher als sonst noch einmal eingetragen wurde, zählt einmal.'
      : `${grouped(n)} Häutungen wurden binnen weniger Tage oder viel früher als sonst noch einmal eingetragen und zählen einmal.`,
  outShrunk: (n) =>
    n === 1
      ? 'Eine Größe passt nicht zu den anderen des Tiers oder ist für so ein Tier zu groß und zählt nicht.'
      : `${grouped(n)} Größen passen nicht zu den anderen des Tiers oder sind für so ein Tier zu groß und zählen nicht.`,
  outUndated: (n) =>
    `In allen Jahren nicht gezählt: ${plural(n, 'Tier', 'Tiere')} im Archiv ohne den Tag des Verlusts.`,
  outLosses: (n) =>
    `In allen Jahren nicht gezählt: ${plural(n, 'Tier', 'Tiere')} mit einem Verlust in der Zukunft oder vor 1950.`,
  outPurchases: (n) =>
    n === 1
      ? 'Ein Kauf gehört zu keinem dieser Futtertiere und zählt nicht als Futter.'
      : `${grouped(n)} Käufe gehören zu keinem dieser Futtertiere und zählen nicht als Futter.`,

  species: 'Art',
  place: 'Platz',
  feeder: 'Futtertier',
  share: 'Anteil',
  cost: 'Kosten',
  timesEaten: 'Wie oft gefressen',
  amount: 'Stück',
  withAmount: 'Davon mit Stückzahl',
  animals: 'Tiere',
  day: 'Tag',
  name: 'Name',
  reason: 'Grund',
  note: 'Notiz',
  sexOrAge: 'Geschlecht oder Alter',
  sexNames: ['Männchen', 'Weibchen', 'Unbestimmt'],

  sexesAndAges: 'Geschlecht und Alter',
  now: 'Tiere, die jetzt gehalten werden, ohne Archiv',
  sexesFinding: (m, f, other) =>
    `${plural(m, 'Männchen', 'Männchen')}, ${plural(f, 'Weibchen', 'Weibchen')}, ${other} unbestimmt`,
  agesUnder: (years) => `unter ${plural(years, 'Jahr', 'Jahren')}`,
  agesBetween: (from, to) => `${from} bis ${to} Jahre`,
  agesFrom: (years) => `${years} Jahre und mehr`,
  ageUnknown: 'nicht bekannt',

  losses: 'Verluste',
  lossesOf: (n, animals) => `${n} von ${animals}`,
  noLosses: 'Keine.',
  reasons: { died: 'Gestorben', lost: 'Entwischt' },

  posterOver: (name, year) => `Die Tiere von ${name}, ${year}`,
  posterSkins: (n) => (n === 1 ? 'Haut' : 'Häute'),
  barcode: (_of) => 'Jede Häutung des Jahres, Tag für Tag',
  posterFed: 'gefüttert',
  posterGrown: 'gewachsen, alle zusammen',
  posterMost: 'die meisten an einem Tag',
  posterFast: 'am längsten gefastet',
  fastRule:
    'Wer noch fastet, zählt bis zur letzten Verweigerung. Mehr als zwei Jahre zählen nicht als Fasten: da wurde nichts eingetragen.',
  mostOn: (n, day) => `${n} am ${day}`,
  times: (n) => `${n}×`,
  fasted: (name, days) => `${name ? `${name}, ` : ''}${counted(days, 'Tag', 'Tage')}`,
  savePicture: 'Als Bild speichern',
  withMyName: 'Mit meinem Namen',
  withAnimals: 'Mit dem Namen des Tiers',
  saveCsv: 'CSV',
  saveCsvOf: (what) => `„${what}“ als CSV speichern`,
};
