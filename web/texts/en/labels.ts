import { grouped, plural } from '#src/domain/text/english-plural.ts';

// Labels for enclosures and price tags: their content, the paper, and printing.
export const labels = {
  title: 'Labels',
  uses: { enclosure: 'Enclosure labels', tag: 'Price tags' },
  use: 'What for',
  size: 'Size of the label',
  sizes: { small: 'Small box', large: 'Large box' },
  summary: (count: number, pages: number, roll: boolean) => {
    const many = plural(count, 'label');
    if (roll) return `${many} from a roll.`;
    return pages === 1 ? `${many} on one sheet.` : `${many} on ${pages} sheets.`;
  },
  nextFree: (place: number) => `The next free place is ${place}.`,
  sheetFull: 'The last sheet is full.',
  printLabels: 'Print',
  testPrint: 'Test print',
  failed: 'The labels could not be loaded',

  // who
  animals: 'Animals',
  which: 'Which animals',
  by: { all: 'All', plan: 'By plan', species: 'By species', picked: 'Selected' },
  plan: 'Plan',
  planChoice: (name: string, pets: number) => `${name} (${pets})`,
  choosePlan: 'Choose a plan',
  noPlans: 'There is no feeding plan yet.',
  species: 'Species',
  chooseSpecies: 'Choose a species',
  add: 'Add an animal',
  addPlaceholder: 'Part of a name',
  nobodyToAdd: 'All animals are on the sheet.',
  takeOff: (name: string) => `Take ${name} off the sheet`,
  clearAll: 'Clear all',
  showAll: (n: number) => `Show all ${grouped(n)}`,
  showLess: 'Show less',
  onlyThese: (n: number) =>
    n === 1 ? 'Only this animal, for now.' : `Only these ${grouped(n)} animals, for now.`,
  someGone: (n: number) =>
    n === 1
      ? 'One of the chosen animals no longer exists.'
      : `${grouped(n)} of the chosen animals no longer exist.`,
  allGone: (n: number) =>
    n === 1
      ? 'This animal no longer exists'
      : `None of these ${grouped(n)} animals exists any more`,
  allGoneText: 'Deleted animals have no labels.',
  backToUsual: 'Back to your own choice',
  tooMany: (most: number) => `At most ${most} animals at once: the first ones are shown.`,
  sort: 'Order of the labels',
  sorts: { species: 'Species', name: 'Name', id: 'Number' },
  price: (name: string) => `Price of ${name}`,
  priceAll: 'Price for all',
  priceAllHint: 'For animals without a price of their own below.',
  pricesIn: (currency: string) => `Change the prices to ${currency}`,
  priceWrong: 'Enter an amount such as 18 or 18.50',

  nobody: 'No animals yet',
  nobodyText: 'Labels are printed for the animals in your collection.',
  none: 'No animal is chosen',
  noneText: 'Choose which animals get a label.',
  takeAll: 'Take all animals',

  // what
  content: 'On the label',
  fields: {
    name: 'Name',
    sc_name: 'Scientific name',
    cm_name: 'Common name',
    words: 'Own line',
    price: 'Price',
    id: 'Number',
    gender: 'Sex',
    an_count: 'Count',
    size: 'Size',
    mmt: 'Last molt',
    country: 'Origin',
    date: 'Kept since',
  },
  qr: 'QR code',
  shortNames: 'Short scientific names',
  shortExample: 'B. hamorii instead of Brachypelma hamorii',
  up: (field: string) => `Move ${field} up`,
  down: (field: string) => `Move ${field} down`,
  text: 'Text size, %',
  words: 'Own line',
  wordsHint: 'The same on each label, such as “CB 2025”.',
  number: (id: number) => `No. ${id}`,
  molted: (day: string) => `molt ${day}`,
  /** Of reptiles (web/components/words-for.ts). */
  sheds: { molted: (day: string) => `shed ${day}` },

  // paper
  paper: 'Paper',
  sheet: 'Sheet or roll',
  sheetName: (name: string, size: string, perPage: number) =>
    perPage === 1 ? `${name}, ${size} mm` : `${name}, ${size} mm, ${perPage} per sheet`,
  ownSize: 'Own size…',
  editOwn: 'Change this size',
  papers: { a4: 'A4', letter: 'Letter', roll: 'Roll' },
  start: 'Start at label',
  startHint: 'For a sheet of which some labels are used.',
  copies: 'Of each animal',
  nudgeX: 'Shift to the right, mm',
  nudgeY: 'Shift down, mm',
  nudgeHint: 'When the print lies beside the labels. A minus shifts the other way.',
  cuts: 'Dashed lines for cutting',
  turned: 'Turn by 90°',
  turnedHint: 'For printers that take the label upright.',

  // own size
  newOwn: 'Own size',
  ownName: 'Name',
  ownKind: 'On',
  width: 'Width of a label',
  height: 'Height of a label',
  columns: 'Labels across',
  rows: 'Labels down',
  x0: 'Left margin',
  y0: 'Top margin',
  dx: 'From label to label, across',
  dy: 'From label to label, down',
  mm: 'mm',
  saveOwn: 'Save size',
  numberWrong: 'Enter a number such as 63.5',
  tooManyOwn: (most: number) => `There is room for ${most} own sizes. Change one of them instead.`,

  // preview
  preview: 'Preview',
  oneOf: (name: string) => `Label of ${name}, larger than life`,
  previous: 'Previous animal',
  next: 'Next animal',
  page: (n: number, of: number) => (of === 1 ? 'The sheet' : `Sheet ${n} of ${of}`),
  previousPage: 'Previous sheet',
  nextPage: 'Next sheet',
  used: (n: number) =>
    n === 1 ? 'The first place is used up.' : `The first ${n} places are used up.`,
  codeTooBig: (need: string, size: string) =>
    `This label is too small for a QR code that scans: the code needs ${need} mm with its white edge, the label has ${size} mm. It is left out.`,
  leftOut: (fields: string) =>
    `There is no room for everything. Left out on some labels: ${fields}.`,
  onlyLocal: (address: string) =>
    `The QR codes would lead to ${address}, which no phone can reach. The right one goes into the file .env on the server, as PUBLIC_URL.`,
  // print
  printTitle: 'Print labels',
  printHint: (paper: string) => `Print at 100%, without margins. Paper: ${paper}.`,
  testHint: (paper: string) =>
    `Outlines only: print on plain paper at 100%, without margins (${paper}), and hold it against your labels.`,
  testHintRoll: (paper: string) =>
    `One label with its outline: print it at 100%, without margins (${paper}).`,
  testScale: (mm: number) => `${mm} mm: if it is not, the print was scaled`,
  pageLabel: (n: number, of: number, count: number) =>
    `Page ${n} of ${of}, ${plural(count, 'label')}`,
  nothing: 'Nothing to print',
  nothingText: 'No animal is chosen for labels.',
  chooseAnimals: 'Choose animals',
};
