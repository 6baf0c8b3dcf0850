import { grouped, plural } from '#src/domain/text/english-plural.ts';
import type { PetColumn } from '#src/records/pet-csv-columns.ts';
import { paste } from './paste.ts';

// The import of animals from a table.
export const petImport = {
  paste,
  title: 'Import pets',
  sub: 'From a spreadsheet. You see every row before anything is stored.',
  here: 'Import',
  drop: 'A file of animals',
  template: 'Template',
  example: {
    name: 'Sling 1',
    seller: 'Expo',
    place: 'Cellar / Rack B / Shelf 2',
    notes: 'Keep moist',
  },
  formats:
    'One animal, or one group, in each row; a species is enough. Dates as 2025-06-03 or 3.6.2025, sex as m, f, ? or 0.1, sizes with point or comma. A place as Cellar / Rack B / Shelf 2, or room, rack, shelf and box in columns of their own.',
  programs:
    'Exports of Tarantuverse, TarantulApp, Clutchly, MorphMarket, Homebox, HortusFox and FangTrack are read as they are.',
  fromExuvia: 'A ZIP or JSON file of Exuvia comes in on',
  yourData: 'Your data',
  handedOver: 'An animal that was handed over with its past, by a link or a file:',

  // columns without a field
  rest: (n: number) => (n === 1 ? '1 column without a field' : `${n} columns without a field`),
  restText: 'Nothing of them is forgotten. Where each goes can be changed here.',
  restTo: {
    notes: 'Into the notes',
    before_name: 'In front of the name',
    event: 'As an event',
    weight: 'As a weight',
    leg_span: 'As a leg span',
    body_length: 'As a body length',
    snout_vent: 'As a length, snout to vent',
    total_length: 'As a total length',
    ignore: 'Leave out',
  },
  restDay: (name: string) => `${name}: day of those without one`,
  restMeasured: (name: string) => `${name}: measured on`,
  restSaid: ({
    notes,
    names,
    events,
    measured,
    left,
  }: Record<'notes' | 'names' | 'events' | 'measured' | 'left', string>) =>
    [
      notes && `Into the notes: ${notes}.`,
      names && `In front of the name: ${names}.`,
      events && `As events: ${events}.`,
      measured && `As measurements: ${measured}.`,
      left && `Left out: ${left}.`,
    ]
      .filter(Boolean)
      .join(' '),
  ofProgram: (name: string) => `An export of ${name}.`,
  renamed: (names: string) => `By the names of the list of species: ${names}.`,
  newSpecies: (names: string) => `New on the list of species: ${names}.`,

  // dates
  dates: 'Dates',
  order: 'Which comes first in dates such as',
  dayFirst: 'The day',
  monthFirst: 'The month',
  orderMeans: (text: string, day: string) => `${text} is ${day}.`,
  orderFirst: 'Say how the dates are meant before the rows can be imported.',

  // places
  stands: 'Places',
  isPlace: (said: string, path: string) => `Is “${said}” your place “${path}”?`,
  isThatPlace: 'Yes, the same',
  isNewPlace: 'No, a new place',

  // species
  species: (n: number) => (n === 0 ? 'All species are chosen' : `${grouped(n)} species to choose`),
  speciesText: 'The list does not know these names. What is chosen holds for all of their rows.',
  inRows: (rows: string) => `Row ${rows}`,
  nearNone: 'Nothing similar is in the list.',
  otherSpecies: (name: string) => `Another species for ${name}`,
  otherPlaceholder: 'Part of a name',
  leaveOutRows: (n: number) => (n === 1 ? 'Leave its row out' : `Leave its ${grouped(n)} rows out`),
  takeFirst: 'Take the first of each',
  askForSpecies: 'Ask for a species',
  chosenAs: 'is taken as',
  change: 'Change',
  // problems
  problems: (n: number) => plural(n, 'problem'),
  problemsText: 'Mend or empty them here, or mend the file. Nothing was stored.',
  otherColumns: (n: number) =>
    n === 1
      ? 'Hardly anything in this column can be read. It may hold something else:'
      : 'Hardly anything in these columns can be read. They may hold something else:',
  place: (row: number, name: string, column: string) =>
    name ? `Row ${row} (${name}), ${column}` : `Row ${row}, ${column}`,
  places: (n: number, rows: string, column: string) => `${grouped(n)} rows (${rows}), ${column}`,
  leaveOutRow: (row: number) => `Leave row ${row} out`,
  leftOut: (n: number) => `${plural(n, 'row is', 'rows are')} left out.`,
  takeBackIn: 'Take it back in',
  more: (n: number) => `and ${grouped(n)} more`,
  noSpecies: 'Which column holds the species?',
  chooseColumn: 'Choose a column',

  // verdict
  toSettle: (n: number) => `${plural(n, 'thing')} to settle before anything is stored.`,
  ready: (n: number) => `${plural(n, 'pet')} can be imported.`,
  none: 'There is nothing to import.',
  workKept:
    'There is no network. Animals out of lists and files are added with one only; what you enter here stays on this device until then.',
  networkBack: 'The network is there again. What you entered can be added now.',
  notStored:
    'Nothing was added: there is no network. All of it stays on this device, and one tap on the same button adds it once the network is back.',
  known: (n: number) =>
    `${plural(n, 'row has', 'rows have')} a name and species that you keep already.`,
  leaveOutKnown: 'Leave them out',
  unnamed: (n: number) =>
    `${plural(n, 'row has', 'rows have')} no name, and you keep animals of the same species without one: ${n === 1 ? 'it' : 'they'} may be there already.`,
  leaveOutUnnamed: 'Leave out those without a name',
  twice: (n: number, rows: string) =>
    n === 1
      ? `Row ${rows} has the name and species of a row above it: the animal may be in this list twice.`
      : `${grouped(n)} rows (${rows}) have the name and species of a row above them: these animals may be in this list twice.`,
  numberTwice: (all: readonly { number: string; rows: string }[]) =>
    `A number stands at several animals: ${all
      .map(({ number, rows }) => `${number} in rows ${rows}`)
      .join('; ')}.`,
  leaveOutTwice: (n: number) => (n === 1 ? 'Leave it out' : 'Leave these out'),
  store: (n: number) => `Import ${plural(n, 'pet')}`,
  stored: (n: number) => `${plural(n, 'pet was', 'pets were')} imported`,
  errorStoring: 'Could not import pets',
  errorMatching: 'Could not look up the species',

  // past imports
  past: 'Imports',
  pastText: 'An import can be taken back as a whole.',
  pastOf: (n: number) => plural(n, 'pet'),
  stillThere: (n: number) => (n === 0 ? 'none left' : `${grouped(n)} left`),
  takeBack: 'Take back',
  takeBackAsk: (file: string) => (file ? `Take back ${file}?` : 'Take back this import?'),
  takeBackText: (n: number) =>
    `${plural(n, 'pet goes', 'pets go')}, with pictures and everything that was noted of them since. You can not restore it.`,
  takenBack: (n: number) => `${plural(n, 'pet was', 'pets were')} taken back`,
  noName: 'Without a name',
  errorPast: 'Error loading imports',
  errorTakingBack: 'Could not take back the import',

  fields: {
    tag: 'Tag',
    name: 'Name',
    sc_name: 'Species',
    cm_name: 'Common name',
    gender: 'Sex',
    an_count: 'Animals',
    notes: 'Notes',
    place: 'Place',
    size: 'Size',
    mmt: 'Last molt',
    date_f: 'Last feeding',
    progress: 'Reaction',
    food: 'Feeder',
    date: 'Acquired',
    price: 'Price',
    currency: 'Currency',
    seller: 'From whom',
    pre_molt: 'Pre-molt since',
    archived: 'Archived',
    archive_reason: 'Reason of archiving',
    archive_date: 'Archived on',
    archive_note: 'Note on archiving',
    handed_over: 'Handed over',
    is_public: 'Public page',
    kept_since: 'Kept since',
    hatched: 'Hatched',
    created: 'Created',
    feedings: 'Feedings',
    molts: 'Molts',
    measurements: 'Measurements',
    weight: 'Weight',
    events: 'Events',
  } satisfies Record<PetColumn, string>,
  /** Instead of them, where the file has reptiles alone, or reptiles among others. */
  skins: {
    sheds: { mmt: 'Last shed', pre_molt: 'Pre-shed since', molts: 'Sheds' },
    both: {
      mmt: 'Last molt or shed',
      pre_molt: 'Pre-molt or pre-shed since',
      molts: 'Molts and sheds',
    },
  } as Record<'sheds' | 'both', Partial<Record<PetColumn, string>>>,
};
