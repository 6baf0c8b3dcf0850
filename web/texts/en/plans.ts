// Feeding plans: when which animals are fed.
export const plans = {
  title: 'Feeding plans',
  plan: 'Feeding plan',
  add: 'Add plan',
  edit: 'Edit plan',
  editTitle: (name: string) => `Edit ${name}`,
  notFound: 'Feeding plan not found',
  notFoundText: 'It was deleted, or it is the plan of somebody else.',
  toList: 'All plans',

  // rhythm
  weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  everyDay: 'Every day',
  everyDays: (n: number) => (n === 1 ? 'Every day' : `Every ${n} days`),
  onDays: (names: string[]) =>
    names.length < 2
      ? `Every ${names[0] ?? ''}`
      : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`,
  withFeeder: (rhythm: string, feeder: string) => `${rhythm} · ${feeder}`,

  // next date
  today: 'today',
  tomorrow: 'tomorrow',
  inDays: (n: number) => `in ${n}d`,
  waiting: (n: number) => `waiting for ${n}d`,
  paused: 'paused',
  animals: (n: number) => (n === 1 ? '1 animal' : `${n} animals`),
  noAnimals: 'no animals yet',

  // list
  empty: 'No feeding plan yet',
  emptyText: 'A plan says which animals are fed on which days. The rest follows by itself.',
  active: (name: string) => `${name} is active`,
  switchedOn: (name: string) => `${name} is active again`,
  switchedOff: (name: string) => `${name} is paused`,
  lastUsage: (day: string, said: string) => `Last used ${day}: ${said}`,
  lastUsedOn: (day: string) => `Last used ${day}.`,
  neverUsed: 'Never used',
  fed: (n: number) => `${n} fed`,
  offered: (n: number) => `${n} offered`,
  refused: (n: number) => `${n} refused`,

  // form
  name: 'Name',
  namePlaceholder: 'Adult tarantulas',
  repeat: 'Repeat',
  onWeekdays: 'On weekdays',
  everyFewDays: 'Every few days',
  weekdaysLabel: 'Weekdays',
  weekdaysHint: 'The week starts on Monday.',
  everyLabel: 'Days between two feedings',
  presets: 'Usual intervals',
  start: 'Starts on',
  startHint: 'The first feeding, or the first weekday from here on.',
  feeder: 'Usual feeder',
  feederHint: 'Preselected in the feeding round; you can change it for every animal.',
  newFeeder: (name: string) => `New feeder “${name}”`,
  isActive: 'Plan is active',
  save: 'Save plan',
  needName: 'Enter a name',
  added: (name: string) => `${name} was added`,
  saved: (name: string) => `${name} was saved`,
  errorAdding: 'Could not add feeding plan',
  errorUpdating: 'Could not update feeding plan',
  nextWeeks: 'Next four weeks',
  nextWeeksFor: (days: string) => `Feeding days: ${days}`,
  noRhythm: 'Choose a weekday or an interval.',
  // details
  next: 'Next feeding',
  rhythm: 'Rhythm',
  state: 'State',
  on: 'Active',
  off: 'Paused',
  none: 'None',
  lastUse: 'Last used',
  feedNow: 'Start feeding round',
  inPlan: 'Animals in this plan',
  dueToday: 'due today',
  dueSince: (n: number) => `due since ${n}d`,
  resting: 'resting',
  delete: 'Delete plan',
  deleteAsk: (name: string) => `Delete the plan “${name}”?`,
  deleteText: 'You can not restore it. Its animals and what they were fed stay.',
  deleted: (name: string) => `${name} was deleted`,
  errorDeleting: 'Error deleting feeding plan',

  // assigning
  assign: 'Choose',
  find: 'Find an animal',
  findPlaceholder: 'Name or species',
  chosen: (n: number, all: number) => `${n} of ${all}`,
  showAll: (n: number) => `Show all ${n}`,
  all: (n: number) => `All ${n}`,
  allOf: (n: number, species: string) => `All ${n} of ${species}`,
  noneOf: (n: number, species: string) => `None of the ${n} of ${species}`,
  nothingFound: 'No animal is called that.',
  noPets: 'There is no animal yet that could be fed.',
  addPet: 'Add pet',
  assigned: (n: number) => (n === 1 ? '1 animal is in the plan' : `${n} animals are in the plan`),
  errorAssigning: 'Could not assign animals',
  plansOf: (name: string) => `Feeding plans of ${name}`,
  noPlans: 'There is no feeding plan yet.',
  plansAssigned: (name: string, n: number) =>
    n === 0
      ? `${name} is in no plan`
      : n === 1
        ? `${name} is in 1 plan`
        : `${name} is in ${n} plans`,
  saveChoice: 'Save',
};
