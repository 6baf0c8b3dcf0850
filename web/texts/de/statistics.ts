import { plural } from '#src/domain/text/plural.ts';
import type { Texts } from '../texts.ts';

export const statistics: Texts['statistics'] = {
  title: 'Statistik',
  errorTitle: 'Fehler beim Laden der Statistik',
  heading: (year, isOver) => (isOver ? `${year}` : `${year} bisher`),
  sub: (pets, animals, evenings) => `${pets} Einträge, ${animals} Tiere, ${evenings} Abende`,
  year: 'Jahr',
  empty: 'Noch nichts zu zählen',
  emptyText:
    'Die Zahlen kommen aus den Einträgen: Fütterungen, Verweigerungen, Häutungen, Verluste.',
  toPets: 'Zu den Tieren',

  fed: 'Gefüttert',
  refused: 'Verweigert',
  refusedPart: (percent) => `${percent} der Angebote`,
  molts: 'Häutungen',
  offspring: 'Eigene Nachzucht',
  died: 'Gestorben',
  diedPart: (percent) => `${percent} der Tiere des Jahres`,
  food: 'Futter',

  fedAndRefused: 'Gefüttert und verweigert',
  byMonth: 'nach Monat',
  month: 'Monat',
  mostFed: (month, n) => `Die meisten Fütterungen im ${month}, ${n}`,
  mostRefused: (month, n) => `; die meisten Verweigerungen im ${month}, ${n}`,
  mostMolts: (month, n) => `Die meisten Häutungen im ${month}, ${n}`,
  noMolts: 'Es wurde keine Häutung eingetragen',
  noOffers: 'Es wurde keine Fütterung eingetragen',
  keyFed: 'gefüttert',
  keyRefused: 'verweigert',
  keyMolts: 'Häutungen',

  different: 'Was jetzt anders ist',
  differentSub: 'die letzten 90 Tage gegen dieselben Tage ein Jahr davor',
  moreRefusals: (now, before) =>
    `Mehr Verweigerungen: ${now} der Angebote, vor einem Jahr ${before}.`,
  fewerRefusals: (now, before) =>
    `Weniger Verweigerungen: ${now} der Angebote, vor einem Jahr ${before}.`,
  atPlace: (place, percent) =>
    `Das meiste davon bei ${place}: ${percent}. Anderswo wird höchstens halb so oft verweigert.`,
  noPlace: 'Kein Platz fällt dabei auf.',
  whoRefuses: 'Wer zuletzt verweigert hat',
  shorterGaps: (now, before) =>
    `Kleine Tiere häuten sich früher: alle ${now} Tage, vor einem Jahr ${before}.`,
  longerGaps: (now, before) =>
    `Kleine Tiere häuten sich später: alle ${now} Tage, vor einem Jahr ${before}.`,
  gapsFrom: (gaps, animals) =>
    `Die Mitte von ${plural(gaps, 'Abstand', 'Abständen')} bei ${plural(animals, 'Tier', 'Tieren')} bis 3 cm.`,
  smallOnes: 'Tiere bis 3 cm',
  silent: (n, day) =>
    `Seit ${day} wurde von ${n === 1 ? 'einem Tier' : `${n} Tieren`} nichts eingetragen.`,
  silentText:
    'Keine Fütterung, keine Verweigerung, keine Häutung, keine Messung und kein Ereignis.',
  lookAfter: 'Nach ihnen sehen',
  nothingDifferent: 'Nichts fällt auf.',

  whoRefusesTitle: 'Wer verweigert',
  shareFrom: 'Anteil der Angebote, ab 10',
  tooFew: 'Keiner Art wurde zehnmal Futter angeboten.',
  allOthers: 'alle anderen',
  byPlace: 'Verweigerungen nach Platz',
  nowhere: 'ohne Platz',
  eaten: 'Was gefressen wurde',
  eatenSub: 'wie oft, wie viele, wo es notiert ist, und was dafür gekauft wurde',
  pieces: (n) => `${n} Stück`,
  piecesOf: (n, meals) => `${n} Stück bei ${meals} davon`,
  growth: 'Wachstum nach Art',
  growthSub: (sum) => `zusammen ${sum}`,
  noGrowth: 'Kein Tier wurde zweimal gemessen.',
  shrinking: 'Wer kleiner gemessen wurde als zuvor, ist nicht gewachsen.',

  sexesAndAges: 'Geschlecht und Alter',
  now: 'jetzt',
  sexesFinding: (m, f, other) =>
    `${plural(m, 'Männchen', 'Männchen')}, ${plural(f, 'Weibchen', 'Weibchen')}, ${other} unbestimmt`,
  agesUnder: (years) => `unter ${plural(years, 'Jahr', 'Jahren')}`,
  agesBetween: (from, to) => `${from} bis ${to}`,
  agesOver: (years) => `über ${years}`,
  ageUnknown: 'nicht bekannt',

  losses: 'Verluste',
  lossesOf: (n, animals) => `${n} von ${animals}`,
  noLosses: 'Keine.',
  reasons: { died: 'Gestorben', lost: 'Verloren' },

  posterOver: (name, year) => `Die Tiere von ${name}, ${year}`,
  posterSkins: (n) => (n === 1 ? 'Haut' : 'Häute'),
  barcode: 'Jede Häutung des Jahres, Tag für Tag',
  posterFed: 'gefüttert',
  posterGrown: 'gewachsen, alle zusammen',
  posterMost: 'die meisten an einem Tag',
  posterFast: 'längste Pause',
  mostOn: (n, day) => `${n} am ${day}`,
  times: (n) => `${n}×`,
  fasted: (name, days) => `${name ? `${name}, ` : ''}${days} T`,
  savePicture: 'Als Bild speichern',
  withMyName: 'Mit meinem Namen',
  withAnimals: 'Mit dem Namen des Tiers',
  saveCsv: 'CSV',
  saveCsvOf: (what) => `„${what}“ als CSV speichern`,
};
