import { listSkins } from './list-skins.ts';
import { newSpecies } from './new-species.ts';
import { ageOf } from '#src/domain/text/age.ts';
import { grouped } from '#src/domain/text/german-plural.ts';
import type { Texts } from '#web/texts/texts.ts';

const units = {
  day: ['Tag', 'Tage', 'Tagen'],
  month: ['Monat', 'Monate', 'Monaten'],
  year: ['Jahr', 'Jahre', 'Jahren'],
} as const;

/** '12 Tage', '6 Mon.' */
const age = (days: number) => {
  const { unit, n } = ageOf(days);
  return `${n} ${unit === 'month' ? 'Mon.' : units[unit][n === 1 ? 0 : 1]}`;
};

/** The same after 'vor', 'in' and 'seit'. */
export const longAge = (days: number) => {
  const { unit, n } = ageOf(days);
  return `${n} ${units[unit][n === 1 ? 0 : 2]}`;
};

/** 'gestern', 'vor 12 Tagen' */
const ago = (days: number) => (days === 1 ? 'gestern' : `vor ${longAge(days)}`);

// Texts about animals that several pages share.
export const animals: Texts['animals'] = {
  /** Of several animals (web/components/skins.ts). */
  skins: listSkins,
  amountsIn: (currency) => `Beträge sind hier in ${currency}`,
  fedToday: 'heute gefüttert',
  fedAgo: (n) => `${ago(n)} gefüttert`,
  fedIn: (n) => (n === 1 ? 'morgen fällig' : `fällig in ${longAge(n)}`),
  offeredToday: 'heute angeboten',
  offeredAgo: (n) => `${ago(n)} angeboten`,
  neverFed: 'keine Fütterung notiert',
  refusedSince: (n, day) => (n === 1 ? `verweigert am ${day}` : `${n}x verweigert seit ${day}`),
  withFood: (text, food) => `${text} (${food})`,
  sheds: {
    moltedToday: 'heute gehäutet',
    moltedAgo: (n) => `${ago(n)} gehäutet`,
    preMolt: (n) => `vor Häutung, seit ${longAge(n)}`,
    preMoltToday: 'vor Häutung',
  },
  moltedToday: 'heute gehäutet',
  moltedAgo: (n) => `${ago(n)} gehäutet`,
  preMolt: (n) => `vor Häutung, seit ${longAge(n)}`,
  preMoltToday: 'vor Häutung',
  archived: 'archiviert',
  left: {
    died: 'gestorben',
    sold: 'verkauft',
    given: 'abgegeben',
    lost: 'entwischt',
    other: 'archiviert',
  },
  waits: 'wartet',
  fed: 'Gefressen',
  refused: 'Verweigert',
  today: 'heute',
  days: age,
  inDays: (n) => (n === 1 ? 'morgen' : `in ${longAge(n)}`),
  grewFrom: 'von ',
  grew: (was, now) => `${was} → ${now}`,
  noPicture: 'Noch kein Bild',
  pictureOf: (name) => `Bild von ${name}`,
  select: (name) => `${name} auswählen`,
  gender: { m: 'Männlich', f: 'Weiblich', other: 'Unbestimmt' },
  males: (n) => `${n} Männchen`,
  females: (n) => `${n} Weibchen`,
  unsexed: (n) => `${grouped(n)} unbestimmt`,
  types: {
    tarantula: 'Vogelspinne',
    scorpion: 'Skorpion',
    spider: 'Spinne',
    insect: 'Insekt',
    reptile: 'Reptil',
    other: 'Andere',
  },
  environments: { a: 'Baum\u00adbewohnend', t: 'Boden\u00adbewohnend', f: 'Grabend' },
  humidities: { 1: 'Trocken', 2: 'Mittel', 3: 'Feucht' },
  newSpecies,
};
