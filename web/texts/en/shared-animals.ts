import { listSkins } from './list-skins.ts';
import { newSpecies } from './new-species.ts';
import { ageOf } from '#src/domain/text/age.ts';
import { grouped, plural } from '#src/domain/text/english-plural.ts';

/** '12d', '6 months' */
export const longAge = (days: number) => {
  const { unit, n } = ageOf(days);
  return unit === 'day' ? `${n}d` : plural(n, unit);
};

/** '12d', '6 mo', '3 y' */
const briefAge = (days: number) => {
  const { unit, n } = ageOf(days);
  return unit === 'day' ? `${n}d` : `${n} ${unit === 'month' ? 'mo' : 'y'}`;
};

// Texts about animals that several pages share.
export const animals = {
  /** Of several animals (web/components/skins.ts). */
  skins: listSkins,
  /** In a field where an amount of another currency was typed. */
  amountsIn: (currency: string) => `Amounts are in ${currency} here`,
  fedToday: 'fed today',
  fedAgo: (n: number) => `fed ${longAge(n)} ago`,
  fedIn: (n: number) => `due in ${longAge(n)}`,
  offeredToday: 'offered today',
  offeredAgo: (n: number) => `offered ${longAge(n)} ago`,
  neverFed: 'no feeding noted',
  refusedSince: (n: number, day: string) =>
    n === 1 ? `refused on ${day}` : `refused ${n}x since ${day}`,
  withFood: (text: string, food: string) => `${text} (${food})`,
  sheds: {
    moltedToday: 'shed today',
    moltedAgo: (n: number) => `shed ${longAge(n)} ago`,
    preMolt: (n: number) => `pre-shed, ${longAge(n)}`,
    preMoltToday: 'pre-shed',
  },
  moltedToday: 'molted today',
  moltedAgo: (n: number) => `molted ${longAge(n)} ago`,
  preMolt: (n: number) => `pre-molt, ${longAge(n)}`,
  preMoltToday: 'pre-molt',
  archived: 'archived',
  /** Why an archived one left. */
  left: {
    died: 'died',
    sold: 'sold',
    given: 'given away',
    lost: 'lost',
    other: 'archived',
  },
  waits: 'waits',
  fed: 'Fed',
  refused: 'Refused',
  today: 'today',
  days: briefAge,
  inDays: (n: number) => `in ${briefAge(n)}`,
  grewFrom: 'from ',
  grew: (was: string, now: string) => `${was} → ${now}`,
  noPicture: 'No picture yet',
  pictureOf: (name: string) => `Picture of ${name}`,
  select: (name: string) => `Select ${name}`,
  gender: { m: 'Male', f: 'Female', other: 'Unsexed' },
  males: (n: number) => plural(n, 'male'),
  females: (n: number) => plural(n, 'female'),
  unsexed: (n: number) => `${grouped(n)} unsexed`,
  types: {
    tarantula: 'Tarantula',
    scorpion: 'Scorpion',
    spider: 'Spider',
    insect: 'Insect',
    reptile: 'Reptile',
    other: 'Other',
  },
  environments: { a: 'Arboreal', t: 'Terrestrial', f: 'Fossorial' },
  humidities: { 1: 'Dry', 2: 'Medium', 3: 'Moist' },
  newSpecies,
};
