import { grouped, plural } from '#src/domain/text/english-plural.ts';

const animals = (n: number) => plural(n, 'animal', 'animals');

/** '3, 5 and 7'; of many the first. */
const listed = (lines: readonly string[]) =>
  lines.length > 5
    ? `${lines.slice(0, 4).join(', ')} and ${lines.length - 4} more`
    : `${lines.slice(0, -1).join(', ')} and ${lines.at(-1)}`;

// Animals out of lines that were pasted.
export const paste = {
  title: 'Paste a list',
  sub: 'Lines from a notes app, a chat, an email or a spreadsheet. You see what was understood before anything is stored.',
  here: 'Paste',
  link: 'Paste a list',
  aside: 'A list in a notes app, an email or a chat:',
  errorNames: 'The names of the species could not be loaded',
  errorStoring: 'The animals could not be added',
  file: 'Pasted list',

  // the text
  lines: 'Your animals, a line each',
  linesHint:
    'In your own words: a name of the species, how many, sex, size, when it was fed, molted or bought, whether it is in pre-molt, a price. What is not understood goes to the notes.',
  example: (currency: string) =>
    `2x Caribena versicolor 3cm\n0.1 GBB 'Cyan' 13 cm, fed 15.11.\nP. regalis sub male bought 3/24 20${currency}`,
  read: 'Read the lines',
  place: 'Where they stand',
  placeHint: 'All animals that have no place of their own',
  plans: 'Plans for all of them',
  nothing: 'Paste or type at least one line.',
  text: 'The text',

  // what was understood
  counts: (lines: number, n: number) => `${plural(lines, 'line', 'lines')}, ${animals(n)}.`,
  asks: (n: number) => (n === 1 ? 'One line needs you.' : `${grouped(n)} lines need you.`),
  noAnimal: 'No line was understood as an animal.',
  leftLines: (n: number) =>
    n === 1 ? 'One line is left out.' : `${grouped(n)} lines are left out.`,
  add: (n: number) => `Add ${animals(n)}`,
  added: (n: number) => (n === 1 ? 'One animal was added' : `${grouped(n)} animals were added`),
  understood: 'understood',
  perhaps: 'perhaps: look at it',
  toNotes: 'goes to the notes',
  heading: 'A heading for the lines below it',
  detail: 'Said of the animal above or below it',
  isLeft: 'Left out',
  known: (n: number) =>
    n === 1
      ? 'One of these looks like an animal that you have.'
      : `${grouped(n)} of these look like animals that you have.`,
  knownLeft: 'Left out, so that nobody is there twice.',
  leaveKnownOut: 'Leave them out',
  takeKnownIn: 'Add them all the same',
  isKnown: 'Looks like one that you have',
  isKnownLeft: 'Left out: looks like one that you have',
  errorKnown: 'Your animals could not be compared',
  twice: (n: number) =>
    n === 1
      ? 'One of these has the name and species of a line above it, and may be in this list twice.'
      : `${grouped(n)} of these have the name and species of a line above them, and may be in this list twice.`,
  numberTwice: (all: readonly { number: string; lines: readonly string[] }[]) =>
    `A number stands at several animals: ${all
      .map(({ number, lines }) => `${number} in lines ${listed(lines)}`)
      .join('; ')}.`,
  leaveTwiceOut: 'Leave what is there twice out',
  isTwice: (line: string) => `The name and species of line ${line}`,
  change: 'Change',
  changeLine: (n: string) => `Change line ${n}`,
  done: 'Done',
  leaveOut: 'Leave out',
  leaveOutLine: (n: string) => `Leave out line ${n}`,
  takeIn: 'Take it in',
  takeInLine: (n: string) => `Take in line ${n}`,
  which: 'Which species is meant?',
  noSpecies: 'Which species is it? No list knows this name.',
  otherSpecies: (n: string) => `Another species for line ${n}`,
  otherPlaceholder: 'Part of a name',
  addSpecies: 'Add the species to the list',
  addSpeciesOf: (n: string) => `Add the species of line ${n} to the list`,
  askForSpecies: 'Ask the administrator for this species',
  forAlike: (lines: readonly string[]) => `For lines ${listed(lines)}.`,
  heldUp: (lines: readonly string[]) =>
    lines.length === 1 ? `Still open: line ${lines[0]}` : `Still open: lines ${listed(lines)}`,
  placeOpen: 'Still open: which place is meant',
  isGone: 'Has it left?',
  isHere: 'No, it is still here',
  stillHere: 'Still here',
  howMany: 'How many are there?',

  // the fields
  species: 'Species',
  formerly: 'formerly',
  name: 'Name',
  standsIn: 'Place',
  standsInHint: 'It is made where you have none of that name.',
  animals: 'Animals',
  each: (n: number) => (n === 1 ? '1' : `${n}, numbered`),
  group: (n: number) => `one group of ${n}`,
  sexes: 'Number and sex',
  sexesHint: 'Males.females.unsexed: 0.1 is one female, 5 are five unsexed.',
  sexesWrong: 'Write how many there are, such as 3 or 0.1.2.',
  together: 'They live together as one group',
  sizeKind: 'How it was measured',
  sizes: {
    '': 'Size',
    leg_span: 'Leg span',
    body_length: 'Body length',
    snout_vent: 'Snout to vent',
    total_length: 'Total length',
  },
  sizeOn: (size: string, day: string) => `${size} on ${day}`,
  weight: 'Weight',
  weightWrong: 'Write a weight such as 12.5.',
  isTooLarge: 'Hardly any animal of its kind gets that large.',
  isLarge: 'It is really that large',
  sizeWrong: 'Write a length such as 4.5.',
  since: 'Kept since',
  hatched: 'Hatched',
  hatchedWrong: 'Write a day, a month or a year, such as 2021 or 6/2021.',
  fed: 'Last fed',
  food: 'Feeder',
  foodHint: 'With how many: 2 crickets.',
  refused: 'Last refused',
  molted: 'Last molt',
  preMolt: 'In pre-molt since',
  price: 'Price',
  priceOfEach: (price: string) => `${price} each`,
  priceOfAll: (price: string) => `${price} for all`,
  priceNoted: 'Price, into the notes',
  seller: 'Seller',
  sellerNoted: 'Seller, into the notes',
  priceWrong: (currency: string) => `Write an amount in ${currency}.`,
  notes: 'Notes',
  status: 'Archived',
  reasons: {
    died: 'died',
    sold: 'sold',
    given: 'given away',
    lost: 'escaped',
    other: 'gone otherwise',
  },
  left: 'Since',

  // notes about what has no field
  words: {
    hatched: (when: string) => `hatched ${when}`,
    since: (when: string) => `kept since ${when}`,
    fed: (when: string) => `fed ${when}`,
    refused: (when: string) => `refused ${when}`,
    molted: (when: string) => `molted ${when}`,
    preMolt: (when: string) => `pre-molt since ${when}`,
    left: (when: string) => `left ${when}`,
    sizes: (min: string, max: string, kind: string) =>
      `${kind.toLowerCase()} ${min === max ? min : `${min} to ${max}`} cm`,
    said: {
      sling: 'sling',
      juvenile: 'juvenile',
      subadult: 'subadult',
      adult: 'adult',
      reserved: 'reserved',
    },
  },
  rowWords: {
    price: (price: string) => `Price ${price}`,
    seller: (seller: string) => `From ${seller}`,
  },
};
