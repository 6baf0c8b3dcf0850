import type { SkinWord } from '#src/domain/animal/molt.ts';
import { grouped, plural } from '#src/domain/text/english-plural.ts';
import { oneSkin, skins, skinsFirst } from '#src/domain/text/skin-words.ts';

/** A number that is formatted already, with its noun. */
const counted = (n: string, one: string, many: string) => `${n} ${n === '1' ? one : many}`;
const animalsOf = (n: string) => counted(n, 'animal', 'animals');
const eveningsOf = (n: string) => counted(n, 'evening', 'evenings');

// The numbers of a collection.
export const statistics = {
  title: 'Statistics',
  errorTitle: 'Error loading statistics',
  heading: (year: number, isOver: boolean) => (isOver ? `${year}` : `${year} so far`),
  sub: (pets: string, animals: string, evenings: string) =>
    `${counted(pets, 'pet', 'pets')}, ${animalsOf(animals)}, ${eveningsOf(evenings)}`,
  subOver: (animals: string, evenings: string) => `${animalsOf(animals)}, ${eveningsOf(evenings)}`,
  year: 'Year',
  empty: 'Nothing to count yet',
  emptyText: 'The numbers come from what you record: feedings, refusals, shed skins and losses.',
  toPets: 'To your animals',

  fed: 'Fed',
  refused: 'Refused',
  refusedPart: (percent: string) => `${percent} of offers`,
  molts: (of: SkinWord) => skinsFirst(of),
  stuck: (n: string) => `${n} went wrong`,
  offspring: 'Own offspring',
  died: 'Died',
  diedPart: (percent: string) => `${percent} of the year’s animals`,
  food: 'Food',

  fedAndRefused: 'Fed and refused',
  byMonth: 'by month',
  month: 'Month',
  mostFed: (month: string, n: string) => `Most feedings in ${month}, ${n}`,
  mostRefused: (month: string, n: string) => `; most refusals in ${month}, ${n}`,
  mostMolts: (of: SkinWord, month: string, n: string) => `Most ${skins[of]} in ${month}, ${n}`,
  noMolts: (of: SkinWord) => `No ${oneSkin[of]} was noted`,
  noOffers: 'No feeding was noted',
  keyFed: 'fed',
  keyRefused: 'refused',

  different: 'What is different now',
  differentSub: 'the last 90 days, against the same days a year before',
  moreRefusals: (now: string, before: string) =>
    `More refusals: ${now} of offers, a year ago ${before}.`,
  fewerRefusals: (now: string, before: string) =>
    `Fewer refusals: ${now} of offers, a year ago ${before}.`,
  atPlace: (place: string, percent: string) =>
    `At ${place} it is ${percent}, at least twice as often as elsewhere.`,
  noPlace: 'No single place stands out.',
  whoRefuses: 'Those who refused last time',
  shorterGaps: (now: string, before: string) =>
    `Small ones molt sooner: every ${now} days, a year ago ${before}.`,
  longerGaps: (now: string, before: string) =>
    `Small ones molt later: every ${now} days, a year ago ${before}.`,
  gapsFrom: (gaps: number, animals: number) =>
    `From ${plural(gaps, 'gap')} between molts of ${plural(animals, 'animal')} up to 3 cm: half were shorter, half longer.`,
  smallOnes: 'Animals up to 3 cm',
  silent: (n: number, day: string) =>
    `Nothing was noted of ${n === 1 ? 'one animal' : `${grouped(n)} animals`} since ${day}.`,
  silentText: 'No feeding, no refusal, no shed skin, no measurement and no event.',
  lookAfter: 'Show in the list',
  nothingDifferent: 'Nothing stands out.',

  whoRefusesTitle: 'Who refuses',
  shareFrom: 'share of the offers that were refused, from 10 offers on; open ones do not count',
  tooFew: 'No species was offered food ten times.',
  tooFewPlaces: 'At no place was food offered ten times.',
  allOthers: 'all others',
  byPlace: 'Refusals by place',
  whereNow: 'by where the animals stand now',
  moltsBySpecies: (of: SkinWord) => `${skinsFirst(of)} by species`,
  moltsByPlace: (of: SkinWord) => `${skinsFirst(of)} by place`,
  nowhere: 'nowhere',
  eaten: 'What was eaten',
  eatenSub: 'how often, how many where it was noted, and what was bought of it',
  pieces: (n: string) => `${n} pieces`,
  piecesOf: (n: string, meals: string) =>
    meals === '1' ? `${n} pieces in one feeding` : `${n} pieces in ${meals} feedings`,
  growth: 'Growth by species',
  growthSub: (sum: string) => `${sum} in all`,
  grown: 'Grown',
  noGrowth: 'No growth was measured.',

  outFeedings: (n: number) =>
    `Left out of all years: ${plural(n, 'feeding')} on a day to come or before 1950.`,
  outMolts: (of: SkinWord, n: number) =>
    `Left out of all years: ${n === 1 ? `1 ${oneSkin[of]}` : `${grouped(n)} ${skins[of]}`} on a day to come, before 1950 or before the animal hatched.`,
  outDoubled: (of: SkinWord, n: number) =>
    n === 1
      ? `A ${oneSkin[of]} that was noted twice, within days or far sooner than all others, counts once.`
      : `${grouped(n)} ${skins[of]} were noted twice, within days or far sooner than all others, and count once.`,
  outShrunk: (n: number) =>
    n === 1
      ? 'One size does not fit the others of its animal, or is too large for its type, and counts nowhere.'
      : `${grouped(n)} sizes do not fit the others of their animals, or are too large for their type, and count nowhere.`,
  outUndated: (n: number) =>
    `Left out of all years: ${plural(n, 'animal')} in the archive without the day of death or loss.`,
  outLosses: (n: number) =>
    `Left out of all years: ${plural(n, 'animal')} that died or got lost on a day to come or before 1950.`,
  outPurchases: (n: number) =>
    n === 1
      ? 'One purchase is of none of these feeders, and counts as no food.'
      : `${grouped(n)} purchases are of none of these feeders, and count as no food.`,

  species: 'Species',
  place: 'Place',
  feeder: 'Feeder',
  share: 'Share',
  cost: 'Cost',
  timesEaten: 'Times eaten',
  amount: 'Pieces',
  withAmount: 'Times with pieces noted',
  animals: 'Animals',
  day: 'Day',
  name: 'Name',
  reason: 'Reason',
  note: 'Note',
  sexOrAge: 'Sex or age',
  sexNames: ['Males', 'Females', 'Unsexed'],

  sexesAndAges: 'Sexes and ages',
  now: 'animals that are kept now, without the archive',
  sexesFinding: (m: number, f: number, other: number) =>
    `${plural(m, 'male')}, ${plural(f, 'female')}, ${other} unsexed`,
  agesUnder: (years: number) => `under ${plural(years, 'year')}`,
  agesBetween: (from: number, to: number) => `${from} to ${to} years`,
  agesFrom: (years: number) => `${years} years and more`,
  ageUnknown: 'not known',

  losses: 'Losses',
  lossesOf: (n: string, animals: string) => `${n} of ${animals}`,
  noLosses: 'None.',
  reasons: { died: 'Died', lost: 'Lost' },

  posterOver: (name: string, year: number) => `${name}’s animals, ${year}`,
  posterSkins: (n: number) => (n === 1 ? 'skin' : 'skins'),
  barcode: (of: SkinWord) => `Every ${oneSkin[of]} of the year, day by day`,
  posterFed: 'fed',
  posterGrown: 'grown, all together',
  posterMost: 'most at once',
  posterFast: 'longest fast',
  fastRule:
    'A fast that goes on counts up to the last refusal. More than two years count as no fast: nobody took notes.',
  mostOn: (n: number, day: string) => `${n} on ${day}`,
  times: (n: string) => `${n}×`,
  fasted: (name: string, days: string) =>
    `${name ? `${name}, ` : ''}${counted(days, 'day', 'days')}`,
  savePicture: 'Save as a picture',
  withMyName: 'With my name',
  withAnimals: 'With the animal’s name',
  saveCsv: 'CSV',
  saveCsvOf: (what: string) => `Save “${what}” as CSV`,
};
