import { grouped, plural } from '#src/domain/text/english-plural.ts';
import type { Progress } from '#src/domain/enums.ts';
import type { petFormFields } from '#src/records/pet.ts';
import { papers } from './papers.ts';
import { sheds } from './sheds.ts';
import { sheet } from './pet-sheet.ts';
import { pictures } from './pictures.ts';
import { measure } from './measure.ts';
import { recordDetails } from './record-details.ts';
import { addForm } from './pet-add.ts';
import { vitals } from './vitals.ts';
import { weigh } from './weigh.ts';

const progressWords: Record<Progress, string> = { 0: 'fed', 1: 'offered', 2: 'refused' };

// The collection: list, form, an animal's own page, its picture and its quick view.
export const pets = {
  title: 'Pets',
  add: 'Add pet',
  edit: 'Edit',
  editTitle: (name: string) => `Edit ${name}`,

  // form
  species: 'Species',
  fields: {
    name: 'Name',
    gender: 'Sex',
    an_count: 'Animals',
    kept_since: 'Kept since',
    hatched: 'Hatched',
    notes: 'Notes',
  } satisfies Record<keyof typeof petFormFields, string>,
  speciesPlaceholder: 'Part of a name',
  speciesMissing: 'Is a species missing?',
  speciesMissingLink: 'See all species',
  speciesOffline: 'Without a network only the species of your own animals can be chosen.',
  nameHint: 'Or a number, as you call it',
  countHint: 'More than one for a group kept together',
  picture: 'Picture',
  public: 'Public page',
  publicHint:
    'Everybody who scans the label sees its picture, name, species, sex and size, how it eats and when it molted, and your name.',
  saveChanges: 'Save changes',
  needSpecies: 'Choose a species',
  needName: 'Enter a name',
  saved: (name: string) => `${name} was saved`,
  addAnother: 'Add another',
  errorSpecies: 'Error loading species',
  errorTaking: 'Could not add the species to the list',
  errorAdding: 'Could not add pet',
  errorUpdating: 'Could not update pet',
  addForm,
  papers,
  sheds,
  statistics: 'Statistics',
  sheet,
  pictures,
  /** What is fed to a type where a keeper has fed nothing yet. */
  usualFeeders: {
    tarantula: ['Cricket', 'Roach', 'Mealworm', 'Fruit fly'],
    scorpion: ['Cricket', 'Roach', 'Mealworm'],
    spider: ['Fly', 'Cricket', 'Fruit fly'],
    insect: ['Leaves', 'Fruit fly', 'Cricket'],
    reptile: ['Mouse', 'Rat', 'Cricket', 'Salad'],
    other: ['Cricket', 'Roach', 'Fruit fly'],
  },

  // picture
  pictureHint: 'JPEG, PNG, WebP or GIF, up to 20 MB.',
  coverHint:
    'It becomes the cover: anyone who reaches this site can open it without logging in. Further pictures are for you alone.',
  uploading: (percent: number) => `Uploading, ${percent}%`,
  preparing: 'Preparing the picture',
  uploadFailed: 'Could not upload the picture',
  pictureTooLarge: 'The picture is larger than 20 MB',
  pictureNotReadable: 'Pictures must be JPEG, PNG, WebP or GIF',
  deviceFull:
    'There is no more room on this device for pictures that wait for the network. Take this one again when the others are sent.',
  errorDeletingPicture: 'Error deleting picture',
  addPicture: 'Add a picture',
  changePicture: 'Change picture',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoomFit: 'Fit',
  zoomHint: 'Double tap or pinch to look closer',
  pictureOf: (name: string) => `Picture of ${name}`,

  // list
  search: 'Search pets',
  searchPlaceholder: 'Name or species',
  counts: (pets: number, animals: number) =>
    `${plural(pets, 'pet')}${pets === animals ? '' : `, ${grouped(animals)} animals`}.`,
  archivedCount: (n: number) => `${grouped(n)} archived.`,
  found: (n: number) => `${grouped(n)} found`,
  foundOf: (n: number, all: number) => `${grouped(n)} of ${grouped(all)}`,
  // what else the values of filters are called, with | between; small words between them mean nothing
  phrases: {
    fillers: 'a all and at at in is of on that the time which who with last have has',
    negations: 'not no never without',
    days: {
      not_eaten_days: 'not eaten for #|not eaten since #|not fed for #|unfed for #',
      not_seen_days: 'nothing noted for #|not seen for #',
      not_molted_days: 'not molted for #|no molt for #|not shed for #|no shed for #',
      molted_within: 'molted within #|molted in the last #|shed within #|shed in the last #',
    },
    units: { day: 'days|day', week: 'weeks|week', month: 'months|month' },
    sexes: { m: 'males|male|1.0', f: 'females|female|0.1', other: 'unsexed|0.0.1' } as Record<
      'm' | 'f' | 'other',
      string
    >,
    flags: {
      due: 'due|hungry|to feed',
      refusing: 'refused|refusing|refused last|refusals',
      pre_molt:
        'pre-molt|premolt|in pre-molt|in premolt|pre-shed|preshed|in pre-shed|in shed|in blue',
      fresh_molt: 'molted|fresh molt|fresh molts|shed|fresh shed|fresh sheds',
      no_picture: 'no picture|without picture|without pictures',
      on_sale: 'for sale|price tag|with a price',
    } as Record<'due' | 'refusing' | 'pre_molt' | 'fresh_molt' | 'no_picture' | 'on_sale', string>,
    inList: (filters: string) => `Show ${filters}`,
    use: (filters: string) => `Use as filters: ${filters}`,
    enter: 'Enter takes the words as filters.',
  },
  listFilters: {
    searched: (text: string) => `Search: “${text}”`,
    title: 'Filters',
    clear: 'Clear all',
    show: (n: number) => `Show ${grouped(n)}`,
    showAny: 'Show',
    remove: (filter: string) => `Remove the filter ${filter}`,
    find: 'Part of a name',
    recent: 'Used last',
    state: 'State',
    days: 'days',
    groups: {
      type: 'Animal type',
      sex: 'Sex',
      species: 'Genus or species',
      place: 'Place',
      plan: 'Plan',
      reason: 'Archived because',
    },
    flags: {
      due: 'Due',
      refusing: 'Refused last time',
      no_picture: 'Without a picture',
      on_sale: 'On sale',
    },
    numbers: {
      not_eaten_days: 'Not eaten for',
      not_seen_days: 'Nothing noted for',
      size_min: 'At least',
      size_max: 'At most',
      age_min: 'At least',
      age_max: 'At most',
    },
    age: 'Age',
    months: 'months',
    noPlan: 'None',
    noPlace: 'Nowhere',
    anyOf: (values: string[]) =>
      values.length < 2 ? values.join() : `${values.slice(0, -1).join(', ')} or ${values.at(-1)}`,
    notEaten: (days: number) => `Not eaten for ${plural(days, 'day')}`,
    notSeen: (days: number) => `Nothing noted for ${plural(days, 'day')}`,
    sizes: (min: string, max: string, unit: string) =>
      min === ''
        ? `Up to ${max} ${unit}`
        : max === ''
          ? `${min} ${unit} and more`
          : `${min} to ${max} ${unit}`,
    ages: (min?: number, max?: number) =>
      max === undefined
        ? `${plural(min ?? 0, 'month')} and older`
        : min === undefined
          ? `Up to ${plural(max, 'month')} old`
          : `${min} to ${plural(max, 'month')} old`,
  },
  views: {
    title: 'Views',
    save: 'Save this view',
    name: 'Name of the view',
    needName: 'Enter a name',
    edit: (name: string) => `Change the view ${name}`,
    isStart: 'Begin with it',
    rename: 'Rename',
    remove: 'Delete the view',
    deleted: (name: string) => `The view ${name} was deleted`,
  },
  types: 'Animal type',
  all: 'All',
  typesMany: {
    tarantula: 'Tarantulas',
    scorpion: 'Scorpions',
    spider: 'Spiders',
    insect: 'Insects',
    reptile: 'Reptiles',
    other: 'Other',
  },
  sortBy: 'Sort by',
  sorts: {
    sc_name: 'Species',
    name: 'Name',
    date_f: 'Last feeding',
    an_type: 'Animal type',
    id: 'Number',
  },
  view: 'View',
  showPictures: 'Pictures',
  shortNames: 'Short species names',
  showArchived: 'Archived pets',
  showAs: 'Show as',
  asCards: 'Cards',
  asTable: 'Table',
  emptyTitle: 'No pets yet',
  emptyText: 'Add the first one; a name and a species are enough.',
  emptyArchived: 'No archived pets',
  emptyArchivedText: 'Pets that died, were sold or given away stay here with their history.',
  nothingFound: 'Nothing found',
  nothingFoundText: 'No pet fits what you look for.',
  clearSearch: 'Show all',
  importPets: 'Import from a file',
  paste: 'Paste a list',
  takeIn: 'Take in an animal',

  // selection
  select: 'Select',
  selectAll: (n = 0, filtered = false) =>
    n === 0 ? 'All' : filtered ? `All ${grouped(n)} of this filter` : `All ${grouped(n)}`,
  selected: (n: number) => `${grouped(n)} selected`,
  done: 'Done',
  clearSelection: 'None',
  endSelection: 'End selecting',
  feed: 'Feed',
  event: 'Event',
  addToPlan: 'Add',
  labels: 'Labels',
  archive: 'Archive',
  refusedMany: (n: number) => `Refused by ${plural(n, 'pet')}`,
  moreForMany: (n: number) => `More for ${plural(n, 'pet')}`,
  priceTags: 'Price tags',
  priceMany: (n: number) => `Price of ${plural(n, 'pet')}`,
  priceEach: 'Price of each',
  priceHint: 'Who has a price is on sale. Left empty, their prices are taken away.',
  priceWrong: 'Enter an amount such as 18 or 18.50',
  printTags: 'Then print their price tags',
  savePrice: 'Save price',
  saidPrice: (n: number, price: string) => `${price} for ${plural(n, 'pet')}`,
  saidNoPrice: (n: number) => `${plural(n, 'pet')} without a price`,
  exportSelected: 'Export for a spreadsheet',
  errorExport: 'Could not export the pets',
  feedMany: (n: number) => `Feed ${plural(n, 'pet')}`,
  eventMany: (n: number) => `Event for ${plural(n, 'pet')}`,
  planMany: (n: number) => `Add ${plural(n, 'pet')} to a plan`,
  archiveMany: (n: number) => `Archive ${plural(n, 'pet')}`,
  fedMany: (n: number) => `Recorded for ${plural(n, 'pet')}`,
  archivedMany: (n: number) => `${plural(n, 'pet was', 'pets were')} archived`,
  plannedMany: (n: number, plan: string) => `${plural(n, 'pet')} added to ${plan}`,
  tooManySelected: (most: number) => `At most ${grouped(most)} pets at once`,
  errorPlan: 'Could not add to the plan',
  noPlans: 'There is no feeding plan yet.',
  addPlan: 'Add a plan',
  plan: 'Feeding plan',
  planShort: 'Plan',

  weigh,

  // details
  vitals,
  leaves: { history: 'History', growth: 'Growth', pictures: 'Pictures', about: 'About' },
  showLeaf: 'Show',
  moreOf: (name: string) => `More for ${name}`,
  monthFed: (n: number) => `${n} fed`,
  monthRefused: (n: number) => `${n} refused`,
  monthMolted: 'molted',
  number: 'Number',
  numberLater: 'given when it is stored',
  tag: 'Tag',
  size: 'Size',
  lastFed: 'Last fed',
  lastMolt: 'Last molt',
  nextFeeding: 'Next feeding',
  overdue: (n: number) => `overdue for ${n === 1 ? 'a day' : `${n} days`}`,
  plans: 'Plans',
  paused: 'paused',
  byFilter: 'by a filter',
  partialDayHint: 'A day, a month or a year: 2021, 6/2021 or 2021-06-03',
  hatchedWrong: 'Write a day, a month or a year that has come, such as 2021 or 6/2021.',
  age: { year: 'year', month: 'month', week: 'week' },
  old: (count: number, unit: string, about: boolean) =>
    `${about ? 'about ' : ''}${plural(count, unit)} old`,
  sinceHint: 'Leave it empty if it is not known',
  group: 'Animals',
  origin: 'Origin',
  bought: 'Bought',
  ownOffspring: 'Own offspring',
  parent: 'Parent',
  offspring: 'Offspring',
  paidForMany: (price: string, n: number) => `${price} for ${n}`,
  from: (seller: string) => `from ${seller}`,
  notNoted: 'not noted',
  label: 'Label',
  more: 'More',
  quickView: 'Quick view',
  sell: 'Sell',
  handOver: 'Hand over',
  addPurchase: 'Add purchase',
  unarchive: 'Take out of the archive',
  delete: 'Delete',
  archivedFact: 'Archived',
  publicPage: 'Public page',
  notFound: 'Pet not found',
  notFoundText: 'It was deleted, or the number is wrong.',
  toList: 'All pets',
  byOther: (name: string) => `This pet belongs to ${name}. You can look at it, not change it.`,

  // quick actions and their dialogs
  measure,
  recordDetails,
  record: 'Record',
  fed: 'Fed',
  refused: 'Refused',
  offered: 'Offered',
  molt: 'Molt',
  molted: 'Molted',
  preMolt: 'Pre-molt',
  endPreMolt: 'End pre-molt',
  feedTitle: (name: string) => `Feed ${name}`,
  editFeeding: 'Edit feeding',
  feeder: 'Feeder',
  noFeeder: 'Not noted',
  newFeeder: 'New',
  newFeederName: 'Name of the feeder',
  tidyFeeders: 'Tidy the list',
  feederForgotten: (food: string) => `${food} was taken off the list`,
  errorFeeders: 'Could not change the list of feeders',
  forgetFeeder: (food: string) => `Take ${food} off the list`,
  when: 'When',
  state: 'What became of it',
  saveFeeding: 'Save feeding',
  saveRefusal: 'Save refusal',
  saveOffer: 'Save offer',
  moltTitle: (name: string) => `Molt of ${name}`,
  editMolt: 'Edit molt',
  sizeAfter: 'Size after the molt',
  sizeHint: (before: string) => `${before} before`,
  sameSize: 'Same size',
  moltAgain: (day: string) => `A molt on ${day} is noted already. Is this another one?`,
  sizeProblem: (most: string) => `Enter a size of up to ${most}, or leave it empty`,
  sexSeen: 'Sex seen on the exuvia',
  sexKeep: 'Not looked at',
  saveMolt: 'Save molt',
  eventTitle: (name: string) => `Event of ${name}`,
  editEvent: 'Edit event',
  eventWords: 'What happened, or is planned',
  eventChips: ['Rehoused', 'Substrate changed', 'Mites treated', 'Paired'],
  /** What comes of a pairing, by the type of the animal. */
  youngChips: {
    tarantula: ['Egg sac'],
    scorpion: ['Young born'],
    spider: ['Egg sac'],
    insect: ['Eggs laid'],
    reptile: ['Eggs laid', 'Young born'],
    other: ['Eggs laid', 'Young born'],
  },
  eventNeeded: 'Enter what happened or is planned',
  saveEvent: 'Save event',
  fewer: 'One animal less',
  moreAnimals: 'One animal more',
  saidFed: (name: string, food: string) => (food ? `${name}: fed, ${food}` : `${name}: fed`),
  saidOffered: (name: string, food: string) =>
    food ? `${name}: offered, ${food}` : `${name}: offered`,
  saidRefused: (name: string, food: string) =>
    food ? `${name}: refused, ${food}` : `${name}: refused`,
  /** Of the same day and feeder. */
  saidInstead: (name: string, was: Progress, now: Progress, food: string) =>
    `${name}: “${progressWords[was]}” becomes “${progressWords[now]}”${food && `, ${food}`}`,
  replacedMany: (n: number) => `${plural(n, 'earlier outcome')} of that day replaced`,
  saidMolted: (name: string) => `${name}: molt noted`,
  saidEvent: (name: string) => `${name}: event noted`,
  saidPreMolt: (name: string) => `${name}: pre-molt`,
  saidNoPreMolt: (name: string) => `${name}: no longer in pre-molt`,
  saidCount: (name: string, count: number) => `${name}: ${plural(count, 'animal')}`,
  saidChanged: 'The entry was changed',
  saidDeleted: 'The entry was deleted',
  errorFeeding: 'Error in feeding dialog',
  errorMolt: 'Could not save the molt',
  errorEvent: 'Could not save the event',
  errorPreMolt: 'Could not save pre-molt',
  errorCount: 'Could not change the count',
  errorChanging: 'Could not change the entry',
  errorDeleting: 'Could not delete the entry',
  errorArchiving: 'Could not archive the pet',
  errorUnarchiving: 'Could not take the pet out of the archive',
  errorDeletingPet: 'Error deleting pet',
  errorUndo: 'Could not undo',

  // archive and delete
  archiveTitle: (name: string) => `Archive ${name}?`,
  archiveText: 'Nothing is erased: the whole history stays, and it can be taken out again.',
  archiveCount: (of: number) => `How many of ${grouped(of)}`,
  archivePartText:
    'They get a record of their own in the archive. The group keeps the others and the history.',
  saidPartArchived: (name: string, n: number) => `${name}: ${plural(n, 'animal')} archived`,
  reason: 'Reason',
  reasons: {
    died: 'Died',
    sold: 'Sold',
    given: 'Given away',
    lost: 'Lost',
    other: 'Other',
  },
  archiveNote: 'Note',
  saidArchived: (name: string) => `${name} was archived`,
  saidUnarchived: (name: string) => `${name} is back`,
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: (
    feedings: number,
    molts: number,
    events: number,
    picture: boolean,
    measurements = 0,
  ) => {
    const parts = [
      feedings === 1 ? '1 feeding' : feedings > 1 ? `${grouped(feedings)} feedings` : '',
      molts === 1 ? '1 molt' : molts > 1 ? `${grouped(molts)} molts` : '',
      measurements > 0 ? plural(measurements, 'measurement') : '',
      events === 1 ? '1 event' : events > 1 ? `${grouped(events)} events` : '',
      picture ? 'the picture' : '',
    ].filter(Boolean);
    const list =
      parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0];
    const isOne = feedings + molts + measurements + events + Number(picture) === 1;
    return list
      ? `${list[0]?.toUpperCase()}${list.slice(1)} ${isOne ? 'goes' : 'go'} with it. You can not restore it.`
      : 'You can not restore it.';
  },
  archiveKeeps: 'The archive keeps the history.',
  archiveInstead: 'Archive instead',
  saidDeletedPet: (name: string) => `${name} was deleted`,

  // history and charts
  history: 'History',
  filters: {
    all: 'All',
    feeding: 'Feedings',
    molt: 'Molts',
    event: 'Events',
    measurement: measure.filter,
  },
  noHistory: 'Nothing noted yet',
  noHistoryText: 'Feedings, molts, measurements and events stand here, the newest first.',
  loadMore: (n: number) => `Show ${grouped(n)} more`,
  loadingHistory: 'Error loading history',
  attempt: 'Offered',
  planned: 'Planned',
  changeEntry: (what: string, day: string) => `Edit ${what}, ${day}`,
  byPlan: 'by plan',
  grownBy: (length: string) => `+${length}`,
  afterDays: (n: number) => `after ${plural(n, 'day')}`,
  year: 'The last twelve months',
  yearAlt: (fed: number, refused: number, molts: number, events: number) =>
    `${plural(fed, 'meal')}, ${plural(refused, 'refusal')}, ${plural(molts, 'molt')}, ${plural(
      events,
      'event',
    )} in the last twelve months`,
  keyFed: 'fed',
  keyRefused: 'refused',
  keyMolt: 'molt',
  keyEvent: 'event',
  growth: 'Growth',
  growthOf: 'What was measured',
  growthSpan: 'Time',
  growthYear: 'Year',
  growthAll: 'All',
  growthKinds: {
    weight: 'Weight',
    leg_span: 'Leg span',
    body_length: 'Body length',
    snout_vent: 'Snout to vent',
    total_length: 'Length',
  },
  growthValues: 'Values, one by one',
  growthAlt: (from: string, to: string, values: number, first: string, last: string) =>
    `From ${from} in ${first} to ${to} in ${last}, ${plural(values, 'value')}`,
  growthAxis: (from: string) => `The axis starts at ${from}: it is a line, not columns.`,
  growthBehind: {
    siblings: (n: number, all: number) =>
      n < all
        ? `Behind it ${grouped(n)} of its ${grouped(all)} siblings`
        : `Behind it ${n === 1 ? 'its sibling' : `its ${grouped(n)} siblings`}`,
    species: (n: number, all: number) =>
      n < all
        ? `Behind it ${grouped(n)} of the ${grouped(all)} others of its species`
        : `Behind it ${n === 1 ? 'the other one' : `${grouped(n)} others`} of its species`,
  },
  growthTooLarge: (n: number) =>
    `${n === 1 ? 'One of them is' : `${grouped(n)} of them are`} too large for this chart: what lies above it is cut off.`,
  growthClub: {
    behind: 'Behind it the usual size in the club',
    half: {
      all: 'at this age, half of the club’s animals are of this size',
      f: 'at this age, half of the club’s females are of this size',
      m: 'at this age, half of the club’s males are of this size',
    },
    heads: { all: 'In the club', f: 'Females in the club', m: 'Males in the club' },
    span: (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
    error: 'Error loading the numbers of the club',
  },
  growthChange: 'Change',
  growthLast: 'The newest values',
  growthFew: 'The growth curve starts once there are values of two days.',
  day: 'Day',
  grown: 'Grown',
  interval: 'After',
  daysLong: (n: number) => plural(n, 'day'),
  rhythm: 'Feeding rhythm',
  rhythmSub: (weeks: number, every: string) =>
    every ? `${weeks} weeks, every ${every} days` : `${weeks} weeks`,
  rhythmAlt: (fed: number, every: string, gap: number, refused: number) =>
    [
      `Feeding rhythm of the last 26 weeks: fed ${fed === 1 ? 'once' : `${grouped(fed)} times`}`,
      every ? `, about every ${every} days` : '',
      gap > 0 ? `, the longest pause ${gap} days` : '',
      refused > 0 ? `, ${plural(refused, 'refusal')}` : '',
    ].join(''),
  weekdays: ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'],
  month: 'Month',
  times: 'Fed',
  refusedTimes: 'Refused',

  // quick view
  moltNoted: 'Molt noted',
  undoMolt: 'Undo molt',
  withoutSize: 'Without size',
  saidSize: (name: string) => `${name}: size noted`,
  noPictureYet: 'There is no picture yet.',
  openPage: 'Open its page',
  backToRound: 'Back to the round',
  keeper: 'Kept by',
  fedWith: (food: string) => `Fed, ${food}`,
  scannedText:
    'This is the label of an animal that somebody keeps here. Its page is for its keeper alone.',
  scannedContact: 'Found it, or have to ask? Write to the club.',
  whichAnimal: 'Which animal is it?',
  whichAnimalText:
    'Another animal had this number before it was imported. New labels carry a tag that no other animal ever gets.',
  quickNotFoundText: 'The label is of an animal that is no longer here, or is not yours.',
  unknownLabel: 'Not known on this device',
  unknownLabelText: (code: string) => `This device knows nothing with ${code} on its label.`,
  unknownLabelHint:
    'Without a network it can look no further. It does so by itself once the network is back; until then compare what the label says, or choose from the list.',
};
