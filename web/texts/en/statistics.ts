import { plural } from '#src/domain/text/plural.ts';

// The numbers of a collection.
export const statistics = {
  title: 'Statistics',
  errorTitle: 'Error loading statistics',
  heading: (year: number, isOver: boolean) => (isOver ? `${year}` : `${year} so far`),
  sub: (pets: string, animals: string, evenings: string) =>
    `${pets} pets, ${animals} animals, ${evenings} evenings`,
  year: 'Year',
  empty: 'Nothing to count yet',
  emptyText: 'The numbers come from what you record: feedings, refusals, molts and losses.',
  toPets: 'To your animals',

  fed: 'Fed',
  refused: 'Refused',
  refusedPart: (percent: string) => `${percent} of offers`,
  molts: 'Molts',
  offspring: 'Own young ones',
  died: 'Died',
  diedPart: (percent: string) => `${percent} of the year’s animals`,
  food: 'Food',

  fedAndRefused: 'Fed and refused',
  byMonth: 'by month',
  month: 'Month',
  mostFed: (month: string, n: string) => `Most feedings in ${month}, ${n}`,
  mostRefused: (month: string, n: string) => `; most refusals in ${month}, ${n}`,
  mostMolts: (month: string, n: string) => `Most molts in ${month}, ${n}`,
  noMolts: 'No molt was noted',
  noOffers: 'No feeding was noted',
  keyFed: 'fed',
  keyRefused: 'refused',
  keyMolts: 'molts',

  different: 'What is different now',
  differentSub: 'the last 90 days, against the same days a year before',
  moreRefusals: (now: string, before: string) =>
    `More refusals: ${now} of offers, a year ago ${before}.`,
  fewerRefusals: (now: string, before: string) =>
    `Fewer refusals: ${now} of offers, a year ago ${before}.`,
  atPlace: (place: string, percent: string) =>
    `Most of it at ${place}: ${percent}. Elsewhere animals refuse half as often at most.`,
  noPlace: 'No single place stands out.',
  whoRefuses: 'Those who refused last time',
  shorterGaps: (now: string, before: string) =>
    `Small ones molt sooner: every ${now} days, a year ago ${before}.`,
  longerGaps: (now: string, before: string) =>
    `Small ones molt later: every ${now} days, a year ago ${before}.`,
  gapsFrom: (gaps: number, animals: number) =>
    `The middle of ${plural(gaps, 'gap')} of ${plural(animals, 'animal')} up to 3 cm.`,
  smallOnes: 'Animals up to 3 cm',
  silent: (n: number, day: string) =>
    `${n === 1 ? 'Of one animal' : `Of ${n} animals`} nothing was noted since ${day}.`,
  silentText: 'No feeding, no refusal, no molt, no measurement and no event.',
  lookAfter: 'Look after them',
  nothingDifferent: 'Nothing stands out.',

  whoRefusesTitle: 'Who refuses',
  shareFrom: 'share of offers, from 10 on',
  tooFew: 'No species was offered food ten times.',
  allOthers: 'all others',
  byPlace: 'Refusals by place',
  nowhere: 'nowhere',
  eaten: 'What was eaten',
  eatenSub: 'how often, how many where it was noted, and what was bought of it',
  pieces: (n: string) => `${n} pieces`,
  piecesOf: (n: string, meals: string) => `${n} pieces in ${meals} of them`,
  growth: 'Growth by species',
  growthSub: (sum: string) => `${sum} in all`,
  noGrowth: 'Nobody was measured twice.',
  shrinking: 'Animals that were measured smaller than before have not grown.',

  sexesAndAges: 'Sexes and ages',
  now: 'now',
  sexesFinding: (m: number, f: number, other: number) =>
    `${plural(m, 'male')}, ${plural(f, 'female')}, ${other} unsexed`,
  agesUnder: (years: number) => `under ${plural(years, 'year')}`,
  agesBetween: (from: number, to: number) => `${from} to ${to}`,
  agesOver: (years: number) => `over ${years}`,
  ageUnknown: 'not known',

  losses: 'Losses',
  lossesOf: (n: string, animals: string) => `${n} of ${animals}`,
  noLosses: 'None.',
  reasons: { died: 'Died', lost: 'Lost' },

  posterOver: (name: string, year: number) => `${name}’s animals, ${year}`,
  posterSkins: (n: number) => (n === 1 ? 'skin' : 'skins'),
  barcode: 'Every molt of the year, day by day',
  posterFed: 'fed',
  posterGrown: 'grown, all together',
  posterMost: 'most at once',
  posterFast: 'longest fast',
  mostOn: (n: number, day: string) => `${n} on ${day}`,
  times: (n: string) => `${n}×`,
  fasted: (name: string, days: string) => `${name ? `${name}, ` : ''}${days} d`,
  savePicture: 'Save as a picture',
  withMyName: 'With my name',
  withAnimals: 'With the animal’s name',
  saveCsv: 'CSV',
  saveCsvOf: (what: string) => `Save “${what}” as CSV`,
};
