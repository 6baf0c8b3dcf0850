import { grouped, plural } from '#src/domain/text/english-plural.ts';

const animals = (n: number) => plural(n, 'animal');

/** `name`: of the only one. */
const stand = (n: number, name?: string) =>
  n === 1 && name ? `${name} stands` : plural(n, 'animal stands', 'animals stand');

// Where animals stand: rooms, racks, shelves and boxes.
export const places = {
  title: 'Places',
  place: 'Place',
  nowhere: 'Nowhere',
  notFound: 'Place not found',
  notFoundText: 'It was deleted, or it is the place of somebody else.',
  toList: 'All places',
  loading: 'The places could not be loaded',
  kinds: { room: 'Room', rack: 'Rack', shelf: 'Shelf', box: 'Box' },
  sub: (rooms: number, others: number, standing: number) =>
    [
      rooms > 0 && plural(rooms, 'room'),
      others > 0 && plural(others, 'rack, shelf or box', 'racks, shelves and boxes'),
      `${animals(standing)} in their place`,
    ]
      .filter(Boolean)
      .join(', ') + '.',
  subNowhere: (n: number) => `${plural(n, 'animal stands', 'animals stand')} nowhere.`,
  noRoom: 'In no room',
  emptyRoom: 'Nothing stands here yet.',
  empty: 'No places yet',
  emptyText:
    'Say where your animals stand: rooms, racks, shelves, boxes. Then a round goes along the rack, and a shelf is found.',

  // the drawing
  key: 'What the slots mean',
  signs: {
    due: 'due',
    refused: 'due, refused last time',
    not_due: 'not due',
  },
  rests: (sign: string) => `${sign}, rests`,
  keyWords: {
    due: 'due',
    refused: 'refused last time',
    not_due: 'not due',
    free: 'free',
  },
  drawing: (name: string, shelves: number, all: number, due: number, refused: number) =>
    [
      shelves > 1 ? `${name}: ${shelves} shelves` : `${name}: ${animals(all)}`,
      shelves > 1 && animals(all),
      due > 0 ? `${grouped(due)} due` : 'none due',
      refused > 0 && `${refused} of them refused last time`,
    ]
      .filter(Boolean)
      .join(', '),
  counts: (all: number, due: number) => `${animals(all)}${due > 0 ? `, ${grouped(due)} due` : ''}`,
  countDue: (due: number) => `${grouped(due)} due`,
  slot: (n: number) => `slot ${n}`,

  // one place
  pageSub: (all: number, due: number) =>
    `${animals(all)} in walking order${due > 0 ? `, ${grouped(due)} due` : ', none due'}.`,
  cleanedOn: (day: string) => `Cleaned ${day}.`,
  startRound: 'Start its round',
  cleaned: 'Cleaned',
  edit: 'Edit',
  delete: 'Delete',
  more: 'More for this place',
  inside: 'Inside',
  animals: 'Animals',
  noAnimals: 'No animal stands here yet.',
  standHere: 'Put animals here',
  moveAll: 'Move all of them',
  moveAnimals: 'Move its animals',
  showAll: (n: number) => `Show all ${grouped(n)}`,
  showLess: 'Show less',
  sums: { due: 'Due', refused: 'Refusing', free: 'Free' },
  notes: 'Notes',
  ownNotes: 'About it',
  log: 'Cleaned and noted',
  noNotes: 'Nothing is noted yet.',
  addNote: 'Note',
  noteTitle: (name: string) => `Note for ${name}`,
  editNote: 'Change the note',
  changeNote: (title: string, day: string) => `Change: ${title}, ${day}`,
  noteWords: 'What happened',
  noteOptional: 'What there is to say of it',
  noteNeeded: 'Write what happened',
  noteKinds: { cleaned: 'Cleaned', note: 'Note' },
  saveNote: 'Save note',
  when: 'When',
  saidCleaned: (name: string) => `${name} was cleaned`,
  saidNoted: 'Noted',
  saidChanged: 'Changed',
  saidDeleted: 'Deleted',

  // its label
  label: 'Its label',
  print: 'Print',
  code: (name: string) => `QR code: opens ${name}`,
  labelHint: 'Scanned, it opens this page. One more tap starts the round.',
  labelScan: 'scan: its round',
  labelsInside: (n: number) =>
    `Labels for ${n === 1 ? 'the place' : n === 2 ? 'both places' : `all ${n} places`} inside`,
  labels: 'Labels',
  printLabels: 'Labels for places',
  labelCount: (n: number) => plural(n, 'label'),
  labelPage: (n: number, of: number) => `Sheet ${n} of ${of}`,
  noLabels: 'Nothing to print',
  noLabelsText: 'None of these places exists any more.',

  // add and edit
  add: 'Add a place',
  addInside: (name: string) => `Add a place in ${name}`,
  addTo: 'Add inside',
  kind: 'What it is',
  name: 'Name',
  namePlaceholder: { room: 'Animal room', rack: 'Rack A', shelf: 'Shelf 1', box: 'Box 1' },
  nameNeeded: 'Give it a name',
  doubleHint: (path: string) => `There is a “${path}” already: the two look alike in every list.`,
  parent: 'Stands in',
  top: 'In nothing',
  slots: 'Room for animals',
  slotsHint: '0: not said. What is left of it is drawn as free.',
  notesLabel: 'Notes',
  notesHint: 'Such as its temperature, or what lives here.',
  editTitle: (name: string) => `Edit ${name}`,
  save: 'Save',
  howMany: 'How many',
  severalHint: (names: string) => `Makes ${names}.`,
  severalNames: (first: string, last: string, n: number) =>
    n === 1 ? first : n === 2 ? `${first} and ${last}` : `${first} to ${last}`,
  saidAdded: (name: string) => `${name} was added`,
  saidAddedMany: (n: number) => `${plural(n, 'place')} added`,
  saidSaved: (name: string) => `${name} is saved`,
  deleteTitle: (name: string) => `Delete ${name}?`,
  deleteText: (inside: number, pets: number) =>
    [
      inside > 0 && `${plural(inside, 'place')} inside it will be deleted, too.`,
      pets > 0 &&
        `${plural(pets, 'animal stands', 'animals stand')} here and will stand in the place around it, or nowhere.`,
      'You can undo it right after.',
    ]
      .filter(Boolean)
      .join(' '),
  saidGone: (name: string) => `${name} is deleted`,
  errorSaving: 'Error saving the place',
  errorDeleting: 'Error deleting the place',
  errorUndo: 'Error undoing it',
  errorNote: 'Error saving the note',

  // order
  arrangeDone: 'Done',
  arrangeHint: 'Drag by the dots, or focus them and use the arrow keys.',
  grip: (name: string, at: number, of: number) => `Move ${name}, ${at} of ${of}`,
  gripIn: (name: string, within: string, at: number, of: number) =>
    `Move ${name}, ${at} of ${of} in ${within}`,
  changeOrder: 'Change the order',
  saidArranged: 'The order is changed',
  saidPut: (name: string, to: string | null) =>
    to === null ? `${name} stands in nothing` : `${name} stands in ${to}`,
  movePlace: 'Move this place',
  movePlaceTitle: (name: string) => `Move ${name}`,
  movePlaceHint: 'What stands in it comes along.',
  errorArranging: 'Error changing the order',

  // move animals
  move: 'Move',
  moveTitle: (n: number, name?: string) =>
    n === 1 && name ? `Move ${name}` : `Move ${animals(n)}`,
  putAway: 'Put them away',
  nowhereYet: 'Nowhere yet',
  where: 'Where to',
  wherePlaceholder: 'Part of a name, or a new one',
  whereNeeded: 'Choose a place',
  whoNeeded: 'Choose an animal',
  makeNew: (name: string) => `New place “${name}”`,
  makeHint: 'With slashes a new place stands in another: Cellar / Rack B / Shelf 2.',
  first: 'Your first place is made right here.',
  managePlaces: 'Places',
  takeOut: 'Out of its place',
  saidMoved: (n: number, to: string, name?: string) => `${stand(n, name)} in ${to}`,
  saidNowhere: (n: number, name?: string) => `${stand(n, name)} nowhere`,
  saidThere: (n: number, to: string | null, name?: string) =>
    `${stand(n, name)} ${to === null ? 'nowhere' : `in ${to}`} already`,
  errorMoving: 'Error moving',

  // elsewhere
  inPlace: (path: string, slot: number | null) => (slot === null ? path : `${path}, slot ${slot}`),
  moved: 'Moved',
  movedWords: (path: string) => (path === '' ? 'out of its place' : `to ${path}`),

  // the round
  roundPlace: (place: string, then: string) =>
    [place, then && `then ${then}`].filter(Boolean).join('; '),
  roundShelf: (place: string, all: number, at: number, done: number, due: number) =>
    `${place}: ${plural(all, 'slot')}, number ${at} is this animal; ${done} done, ${due} to come`,
  dueOf: (due: number, all: number) => `${grouped(due)} of ${grouped(all)} due`,
  pick: 'Which place',
  order: 'In which order',
  orders: { place: 'Along the racks', species: 'By species' },
};
