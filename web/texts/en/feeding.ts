import { grouped, plural } from '#src/domain/text/english-plural.ts';
import type { SkinWord } from '#src/domain/animal/molt.ts';
import type { Outcome } from '#src/domain/feeding/feeding-round.ts';
import { today } from './today.ts';

const moltedWords: Record<SkinWord, string> = {
  molts: 'Molted',
  sheds: 'Shed',
  both: 'Molted or shed',
};

// The feeding round: who eats, who refuses.
export const feeding = {
  title: 'Feeding',
  sub: 'One after another, or all at once.',
  unfinished: (title: string) => `${title} is not finished`,
  doneOf: (n: number, all: number) => `${grouped(n)} of ${grouped(all)} animals are done.`,
  goOn: 'Continue',
  drop: 'Discard the rest',
  dropped: (title: string) => `The rest of ${title} was discarded`,
  beginNew: 'Begin the new one',
  inItsPlace: (skipped: number) =>
    `A new round takes its place: what was recorded stays, ${
      skipped === 0
        ? 'what was chosen in it is forgotten'
        : skipped === 1
          ? 'the one that was skipped is forgotten'
          : `the ${grouped(skipped)} that were skipped are forgotten`
    }.`,

  // who
  who: 'Which animals',
  scopes: { due: 'Due', plan: 'A plan', species: 'A species', pets: 'Choose' },
  due: 'Daily round',
  dueCount: (n: number) => `${plural(n, 'animal is', 'animals are')} due`,
  openCount: (n: number) => `${plural(n, 'feeding is', 'feedings are')} still open`,
  resting: (n: number) =>
    `${grouped(n)} ${n === 1 ? 'is' : 'are'} resting, and marked so in the round`,
  nothingDue: 'Nobody is due',
  nothingDueText: 'You can still feed a plan, a species or single animals.',
  noPets: 'No animals yet',
  noPetsText: 'Add an animal first; then it can be fed.',
  addPet: 'Add pet',
  planAll: (all: number) => (all === 1 ? '1 animal, not due' : `${grouped(all)} animals, none due`),
  speciesCount: (n: number) => plural(n, 'animal'),
  findSpecies: 'Find a species',
  selection: 'Selection',
  noPlans: 'No plan is active.',
  when: 'When',
  couldNotStart: 'Error loading feeding round',

  // how
  eachWord: 'One by one',
  listWord: 'Tick a list',
  animals: (n: number) => plural(n, 'animal'),

  // round
  leave: 'Leave the round',
  leftHand: 'Buttons for the left hand',
  place: (n: number, all: number) => `${grouped(n)} of ${grouped(all)}`,
  counts: (of: Record<Outcome, number>, skins: SkinWord) =>
    [
      of.fed > 0 && `${grouped(of.fed)} fed`,
      of.refused > 0 && `${grouped(of.refused)} refused`,
      of.offered > 0 && `${grouped(of.offered)} offered`,
      of.molted > 0 && `${grouped(of.molted)} ${moltedWords[skins].toLowerCase()}`,
      of.skipped > 0 && `${grouped(of.skipped)} skipped`,
    ]
      .filter(Boolean)
      .join(', '),
  inThisRound: 'Animals in this round',
  feeder: 'Feeder',
  noFeeder: 'Not noted',
  feederUnsaid: 'Food not noted',
  newFeeder: 'New',
  howMany: 'How many',
  notCounted: 'Not counted',
  newFeederName: 'Name of the feeder',
  takeFeeder: 'Take it',
  fed: 'Fed',
  refused: 'Refused',
  offered: 'Offered',
  molted: moltedWords,
  skip: 'Skip',
  skipped: 'Skipped',
  undo: (name: string, outcome: string) => `Undo: ${name}, ${outcome}`,
  /** After a molt, which stays noted. */
  backTo: (name: string) => `Back to ${name}`,
  nothingToUndo: 'Nothing to undo',
  now: (name: string, place: string) => `${name}, ${place}`,
  dueSince: (n: number) => `${n}d overdue`,
  dueToday: 'due today',
  stillOpen: (food: string, day: string) =>
    `Offered ${day}${food ? ` (${food})` : ''}: say what became of it.`,
  refusedSince: (n: number, since: string) =>
    n === 1 ? `Refused on ${since}.` : `Refused ${n} times since ${since}.`,
  /** Of reptiles (web/components/words-for.ts). */
  sheds: {
    restingPreMolt: 'In pre-shed: better leave it alone.',
    restingMolt: (day: string) => `Fresh from its shed: it rests until ${day}.`,
  },
  restingPreMolt: 'In pre-molt: better leave it alone.',
  restingMolt: (day: string) =>
    `Fresh from its molt, the fangs are still soft: it rests until ${day}.`,
  feederAhead: (food: string, n: number) =>
    `${food} is now preselected for ${n === 1 ? 'one more animal' : `${grouped(n)} more animals`} of this round, too`,
  history: 'What it was offered lately',

  // list
  listHint: 'Tap who did not eat: once for refused, twice for skipped, three times for offered.',
  tapFor: (next: string) => `. Tap for ${next}`,
  save: (n: number) => `Save ${plural(n, 'animal')}`,
  nothingToSave: 'All are skipped',
  planned: 'As planned',
  asUsual: 'As usual',

  // summary
  done: 'All done',
  doneText: (n: number) => plural(n, 'animal'),
  skippedOnes: 'Skipped',
  refusedOnes: 'Refused',
  leftOutOnes: 'Refused last time, left out',
  offeredOnes: 'Still open',
  again: (n: number) =>
    n === 1 ? 'Go to the skipped one' : `Go through the ${grouped(n)} skipped ones`,
  finish: 'Finish',
  undoLast: 'Undo the last answer',
  undoAll: 'Take all of it back',

  // what waits on the device
  noNetwork: 'No network.',
  everythingWorks: 'Your collection is here, and what you record is kept.',
  notHereYet: 'What is not here yet comes once it is back.',
  waiting: (n: number) => `${grouped(n)} ${n === 1 ? 'waits' : 'wait'} for the network.`,
  sending: (n: number) => `Sending, ${grouped(n)} left.`,
  stored: 'All is stored.',
  heldUp: (n: number) =>
    n === 1 ? '1 waits for the server.' : `${grouped(n)} wait for the server.`,
  safe: 'Kept on this device.',
  unsafe: 'This device can not keep them: leave the page open.',
  sendNow: 'Send now',
  superseded: (names: string[]) =>
    `Something later was recorded on another device and stays: ${names.slice(0, 4).join(', ')}${names.length > 4 ? ` and ${grouped(names.length - 4)} more` : ''}`,
  notTakenTitle: (n: number) => `${grouped(n)} ${n === 1 ? 'needs' : 'need'} you`,
  toldTitle: (n: number) => `${grouped(n)} in another place than recorded`,
  placeGone: (path: string) =>
    `${path ? `“${path}”` : 'Its place'} was deleted elsewhere meanwhile.`,
  storedIn: (path: string, isPlace: boolean) =>
    path
      ? `It is in “${path}” now.`
      : isPlace
        ? 'It is in no other place now.'
        : 'It is in no place now.',
  toldRead: 'Got it',
  toldReadOf: (name: string) => `Got it: ${name}`,
  lookAt: 'Look',
  sendAgain: 'Send again',
  deleteAnyway: 'Delete all the same',
  mendField: 'What was wrong',
  mend: 'Save and send',
  animalGone:
    'The animal was deleted elsewhere meanwhile. Sending again helps only once it is there again.',
  speciesGone: (name: string) =>
    `${name ? `“${name}”` : 'Its species'} was deleted elsewhere meanwhile. Choose what it is: all that was recorded of it is stored with it.`,
  fields: {
    size: 'Size',
    name: 'Name',
    notes: 'Notes',
    an_count: 'Count',
    gender: 'Sex',
    p_sc_id: 'Species',
    kept_since: 'Kept since',
    hatched: 'Hatched',
    place_id: 'Place',
    count: 'Count',
    date_f: 'Day',
    date_mt: 'Day',
    date_ev: 'Day',
    food: 'Feeder',
    event: 'Event',
    s_count: 'Sold',
    total_price: 'Price',
    s_size: 'Size',
  } as Record<string, string | undefined>,
  takeOut: 'Undo',
  takeOutOf: (said: string) => `Undo: ${said}`,
  takeOutTitle: (said: string) => `Undo “${said}”?`,
  takeOutText: (n: number) =>
    `${n} later ${n === 1 ? 'record builds' : 'records build'} on it and ${n === 1 ? 'goes' : 'go'} with it.`,
  takenOut: (said: string) => `Undone: ${said}`,
  mayHaveArrived: 'If it had reached the server already, it stands where you added it.',
  onItsWay: 'It is on its way to the server already. Undo it where it was recorded.',
  notArchived: 'Not archived',
  chooseVersion: 'Choose what is kept',
  giveUp: 'Give up',
  giveUpTitle: (name: string) => `Give up what was recorded of ${name}?`,
  giveUpText: 'It was not stored on the server, and nobody can restore it.',
  // of what was to be deleted, or taken back
  keep: 'Leave it as it is',
  kept: (name: string) => `Nothing was deleted: ${name}`,
  giveUpAlong: (n: number) =>
    `${grouped(n)} later ${n === 1 ? 'record' : 'records'} of it ${n === 1 ? 'goes' : 'go'} with it.`,
  giveUpStay: (n: number, path: string) =>
    `${grouped(n)} that you put there ${n === 1 ? 'stays, and is' : 'stay, and are'} ${path ? `in “${path}” then` : 'in no place then'}.`,

  // the page of what waits
  showWaiting: 'Show',
  waitingTitle: 'What waits',
  waitingSub: 'Kept on this device, also when you close the page.',
  waitingHead: (n: number) => `${grouped(n)} ${n === 1 ? 'waits' : 'wait'}`,
  waitingOrder:
    'The newest stands first. They are sent in the order in which you recorded them, each exactly once. The oldest may be on its way already: take it back where you recorded it.',
  waitingBack: 'To the start page',
  notSent: 'It could not be sent yet, and is tried again by itself.',
  nothingWaits: 'Nothing waits',
  nothingWaitsText: 'All that you recorded on this device is on the server.',
  givenUpText: 'All that you recorded on this device is on the server, but for what you gave up.',
  heldHead: (n: number) => `${grouped(n)} ${n === 1 ? 'waits' : 'wait'} behind what needs you`,
  heldText: 'Sent once the refused one of the same animal is settled.',
  lines: {
    fed: 'Fed',
    refused: 'Refused',
    offered: 'Offered',
    feedingGone: 'Feeding taken back',
    plan: 'Fed by plan',
    molt: 'Molt',
    moltGone: 'Molt taken back',
    sex: 'Sex',
    preMolt: 'Pre-molt',
    measurement: 'Measured',
    measurementGone: 'Measurement taken back',
    event: 'Event',
    eventGone: 'Event taken back',
    archive: 'Archive',
    part: 'One animal archived',
    partGone: 'Back in the group',
    added: 'New animal',
    edit: 'Changes',
    more: 'One animal more',
    fewer: 'One animal less',
    feedingEdit: 'Feeding changed',
    moltEdit: 'Molt changed',
    measurementEdit: 'Measurement changed',
    eventEdit: 'Event changed',
    gone: 'Deleted',
    place: 'Place',
    picture: 'Picture',
    pictureGone: 'Picture removed',
    paper: 'Paper',
    purchasePaper: 'Paper of a purchase',
    salePaper: 'Paper of a sale',
    planEdit: 'Plan',
    feeder: 'Feeder',
    sale: 'Sale',
    saleGone: 'Sale taken back',
    expo: 'Stock list',
    setting: 'Setting',
    lastFeeder: 'Feeder to propose next',
  },

  countBy: {
    more: (n: number) => `${grouped(n)} animals more`,
    fewer: (n: number) => `${grouped(n)} animals less`,
    part: (n: number) => `${grouped(n)} animals archived`,
  },
  records: (n: number) => plural(n, 'record'),
  changed: (fields: string[]) => `${fields.join(', ')} changed`,

  // what a later record of another device has overridden
  overriddenTitle: (n: number) =>
    n === 1 ? 'One record was not taken' : `${grouped(n)} records were not taken`,
  overriddenText: 'Something later was recorded on another device, and stays.',
  /** Also of what stands in another place. */
  differsTitle: (n: number) =>
    n === 1 ? 'One record is not as recorded' : `${grouped(n)} records are not as recorded`,
  staysInstead: (value: string) => `${value} stays`,

  // those that refused last time
  refusedLast: 'Refused last time',
  refusers: { place: 'In their place', first: 'First', last: 'Last', out: 'Left out' },
  leftOut: (n: number) => `${grouped(n)} left out`,
  allLeftOut: (n: number) =>
    n === 1
      ? 'The one that is due refused last time, and is left out'
      : `All ${grouped(n)} that are due refused last time, and are left out`,

  today,
};
