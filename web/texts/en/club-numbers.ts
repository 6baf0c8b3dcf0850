import { grouped, plural } from '#src/domain/text/english-plural.ts';

// What the records of the club say of a species, and how a keeper stays out of it.
export const clubNumbers = {
  /** Of reptiles (web/components/words-for.ts). */
  sheds: {
    gaps: 'Gaps between sheds',
    fast: 'Fast before a shed',
    from: (keepers: number, animals: number, gaps: number) =>
      `From ${grouped(keepers)} keepers, ${grouped(animals)} animals and ${plural(gaps, 'gap')} between sheds, counted each night.`,
    leftOut:
      'Left out are sheds that were noted twice, gaps with a shed that nobody noted, sizes that do not fit the others of the animal, groups, and animals that went to another keeper. All gaps of one animal together count as much as four at most.',
  },
  gaps: 'Gaps between molts',
  measures: {
    leg_span: 'leg span',
    body_length: 'body length',
    snout_vent: 'snout to vent',
    total_length: 'total length',
  },
  gapsUnit: (measure: string, unit: string) => `days, by ${measure} in ${unit} before the gap`,
  gapsFinding: (low: number, high: number) => `Half of all gaps are ${low} to ${high} days long`,
  gapsOwn: (n: number) => `${plural(n, 'gap')} of your animals`,
  growth: 'Growth by age',
  growthUnit: (measure: string, unit: string) => `${measure} in ${unit}`,
  growthFinding: (span: string, years: string) => `At ${years}, half of them measure ${span}`,
  growthOwn: (n: number) => `Growth of ${plural(n, 'animal')} of yours`,
  months: (n: number) => plural(n, 'month'),
  years: (n: string) => (n === '1' ? '1 year' : `${n} years`),
  yearsAxis: 'years',
  hatched: 'hatched',
  yours: 'yours',
  half: 'in the club, half lie here',
  halfOf: { f: 'females in the club, half lie here', m: 'males in the club, half lie here' },
  allSizes: 'All sizes',
  sizes: (from: string, to: string, unit: string) => `${from} to ${to} ${unit}`,
  sizesUnder: (to: string, unit: string) => `under ${to} ${unit}`,
  sizesOver: (from: string, unit: string) => `over ${from} ${unit}`,
  size: 'Size',
  age: 'Age',
  of: 'Of',
  days: 'Days',
  animals: (n: number) => plural(n, 'animal'),
  span: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  gapOf: (name: string, size: string | null, days: number) =>
    size === null ? `${name}: ${days} days` : `${name}, ${size}: ${days} days`,
  sizeOf: (name: string, size: string) => `${name}: ${size}`,
  clubSpan: (low: string, high: string) => `club ${low} to ${high}`,
  values: 'Values, one by one',
  food: 'Usual food',
  otherFood: 'Others',
  share: 'Share of the meals',
  rhythm: 'Usual rhythm',
  every: (low: number, high: number) =>
    low === high ? (low === 1 ? 'every day' : `every ${low} days`) : `every ${low} to ${high} days`,
  fast: 'Fast before a molt',
  fastDays: (low: number, high: number) =>
    low === high ? plural(low, 'day') : `${low} to ${high} days`,
  from: (keepers: number, animals: number, gaps: number) =>
    `From ${grouped(keepers)} keepers, ${grouped(animals)} animals and ${plural(gaps, 'gap')} between molts, counted each night.`,
  leftOut:
    'Left out are molts that were noted twice, gaps with a molt that nobody noted, sizes that do not fit the others of the animal, groups, and animals that went to another keeper. All gaps of one animal together count as much as four at most.',
  nobody: 'Nobody is named; fewer than 3 keepers or 5 animals are never shown.',
  takePart: 'Your records count.',
  stayOut: 'Your records stay out of it.',
  inSettings: 'Change it in Settings',
  tooFew: 'The club’s numbers appear with three keepers and five animals of this species.',
  setting: 'Numbers of the club',
  settingHint:
    'Your molts, sizes and meals count in what is usual of a species. Nobody is named, and fewer than 3 keepers or 5 animals are never shown. Without you the numbers end at once.',
  error: 'Error loading the numbers of the club',
};
