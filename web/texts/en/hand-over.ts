import type { SkinWord } from '#src/domain/animal/molt.ts';
import { oneSkin } from '#src/domain/text/skin-words.ts';
import { grouped, plural } from '#src/domain/text/english-plural.ts';

// Handing animals over to their next keeper.
export const handOver = {
  title: 'Hand over',
  one: (name: string) => `Hand over ${name}`,
  many: (n: number) => `Hand over ${grouped(n)} animals`,
  sub: 'The history goes along. You choose how much of it.',
  whoTitle: 'Which animals?',
  whoText: 'Choose one or several of your pets, then Hand over.',
  loading: 'Could not load what can travel',
  areOffered: (names: string[]) => {
    const some = names.slice(0, 3).join(', ');
    if (names.length > 3) return `${some} and ${names.length - 3} more are on offer already.`;
    return `${some} ${names.length === 1 ? 'is' : 'are'} on offer already.`;
  },
  showCode: 'Show the code',
  onlyFirst: (most: number, all: number) =>
    `${most} animals at once: these are the first of ${grouped(all)}. Hand over the others afterwards.`,

  // what travels
  what: 'What travels',
  who: 'Who it is',
  whoAre: 'Who they are',
  whoLine: (tag: string) => `Species, name, sex, tag ${tag}`,
  whoLines: 'Species, names, sexes, tags',
  history: 'History',
  feedings: (n: number) => plural(n, 'feeding'),
  refusals: (n: number) => plural(n, 'refusal'),
  molts: (n: number, of: SkinWord) =>
    of === 'both' ? `${grouped(n)} molts and sheds` : plural(n, oneSkin[of]),
  sizes: (n: number) => plural(n, 'size'),
  measurements: (n: number) => plural(n, 'measurement'),
  events: (n: number) => plural(n, 'event'),
  since: (day: string) => `since ${day}`,
  noHistory: 'Nothing is recorded yet',
  pictures: 'Pictures',
  pictureCount: (n: number, size: string) => `${plural(n, 'picture')}, ${size}`,
  noPictures: 'There is no picture',
  notes: 'Notes',
  quoted: (text: string) => `“${text}”`,
  notesOf: (n: number) => `Of ${plural(n, 'animal')}`,
  noNotes: 'There are no notes',
  origin: 'Papers and origin',
  document: (no: string) => `Document ${no}`,
  offspringOf: (name: string) => `offspring of ${name}`,
  bredHere: 'bred by you',
  hatched: (day: string) => `hatched ${day}`,
  keptSince: (day: string) => `kept since ${day}`,
  originsOf: (n: number) => `Of ${plural(n, 'animal')}`,
  noOrigin: 'Nothing is noted',
  papers: 'Papers as files',
  papersHint: 'They go as they are: look whether a price or an address stands in them.',
  paperOf: (name: string, animal: string) => `${name}, of ${animal}`,
  never: 'Never travels:',
  neverText: 'what you paid, whom you bought from and sold to, addresses, your other animals.',

  // who goes
  animals: 'Animals',
  howMany: 'How many go',
  howManyOf: (name: string) => `How many of ${name} go`,
  of: (n: number) => `of ${n}`,
  priceOf: (name: string) => `Price of ${name}`,

  // to whom
  whom: 'To whom',
  ways: { table: 'At my table', link: 'By link', file: 'As a file' },
  wayHints: {
    table: 'They scan a code with their phone.',
    link: 'You send a link; to look at it they need no account.',
    file: 'For an Exuvia elsewhere, or for none: it can be read and printed, too.',
  },
  sale: 'It was a sale: note price and buyer, too',
  saleHint: 'For your book alone. The sale is recorded once they have taken over.',
  price: 'Price',
  together: (amount: string) => `${amount} together`,
  buyer: 'Buyer',
  buyerPlaceholder: 'Name',
  soldOn: (day: string, more: string) =>
    more
      ? `Sold on ${day}, ${more}: that stands in your book.`
      : `Sold on ${day}: that stands in your book.`,
  submits: { table: 'Show the code', link: 'Make the link', file: 'Make the file' },
  adding: 'Could not hand over',
  tooLarge: (size: string) => `Its file would have ${size}.`,
  tooLargeText: (most: string) =>
    `Another Exuvia takes at most ${most}; a keeper in this one can take it over all the same.`,
  fewerAtOnce: 'Fewer animals at once help, too.',
  withoutPictures: (size: string) => `Without pictures (${size})`,
  withoutPapers: (size: string) => `Without papers (${size})`,

  // what happens
  after: 'After it',
  archivedSold: (name: string) =>
    `${name} is then archived here as sold, with all records. Nothing is erased.`,
  archivedGiven: (name: string) =>
    `${name} is then archived here as given away, with all records. Nothing is erased.`,
  allArchivedSold: 'They are then archived here as sold, with all records. Nothing is erased.',
  allArchivedGiven:
    'They are then archived here as given away, with all records. Nothing is erased.',
  someStay: (stay: number, name: string) =>
    `${plural(stay, 'animal')} of ${name} ${stay === 1 ? 'stays' : 'stay'} with you, and so do the records.`,
  staysArchived: 'All records stay in your archive. Nothing is erased.',
  tag: 'Tag',
  tags: 'Tags',
  tagStays: (tag: string) => `stays ${tag}; the label on the box goes on working`,
  tagsStay: 'stay; the labels on the boxes go on working',
  tagOfGroup: (tag: string) => `${tag} stays with the group; those who go get a new one`,
  valid: 'Valid',
  validDays: (n: number) => `${plural(n, 'day')}, once`,

  // the code
  codeTitle: (name: string) => `Hand-over of ${name}`,
  codeTitleMany: (n: number) => `Hand-over of ${n} animals`,
  codeCrumb: 'Hand-over',
  animalCount: (n: number) => plural(n, 'animal'),
  codeOf: (link: string) => `Code that opens ${link}`,
  onlyLocal: (address: string) =>
    `The code leads to ${address}, which no phone can reach. The administrator sets the right address as PUBLIC_URL. The file works without it.`,
  scan: (address: string) => `Scan with any phone. Without one: ${address}`,
  travels: 'Travels',
  also: { pictures: 'pictures', notes: 'notes', origin: 'papers and origin' },
  paperNames: (names: string) => `Papers: ${names}`,
  onlyWho: 'Who it is, nothing else',
  validUntil: (day: string) => `until ${day}, once`,
  fetched: 'File',
  fetchedOn: (day: string) => `loaded on ${day}`,
  link: 'Link',
  copyLink: 'Copy the link',
  copied: 'The link was copied',
  notCopied: 'Copy the selected link yourself',
  waits: 'Waits for the other side.',
  waitsOne: (name: string) => `${name} stays yours until they take over.`,
  waitsMany: 'They stay yours until they are taken over.',
  sendLink: 'Send the link',
  linkText: (names: string) => `${names}: the history, to look at and to take over`,
  shareFile: 'Share the file',
  saveFile: 'Save the file',
  loadingFile: 'Could not load the file',
  offered: (n: number) => `The hand-over of ${plural(n, 'animal')} is ready`,
  takeBack: 'Take back',
  askTakeBack: 'Take this hand-over back?',
  takeBackText:
    'Code and link stop working at once. What somebody has saved as a file they keep to read.',
  takenBack: 'The hand-over was taken back',
  takingBack: 'Could not take back',
  theyHaveIt: 'They have it',
  askTheyHaveIt: (name: string) => `Do they have ${name}?`,
  askTheyHaveAll: (n: number) => `Do they have all ${n} animals?`,
  theyHaveItText:
    'Say so when a file was taken in elsewhere, or when they need none. Here it is archived, a sale that was noted is recorded, and the code stops working.',
  finished: 'Handed over',
  finishing: 'Could not finish the hand-over',
  kept: 'Kept on this device: code and file work without a network, too.',
  offline:
    'No network. Code and file are kept on this device; whether somebody took over shows once it is back.',
  offlineCode:
    'No network. The code is kept on this device; whether somebody took over shows once it is back.',

  // how it ended
  takenOn: (day: string) => `Handed over on ${day}.`,
  takenOne: (name: string) => `${name} has a new keeper. All records stay with you.`,
  takenMany: 'They have a new keeper. All records stay with you.',
  withdrawnOn: (day: string) => `Taken back on ${day}.`,
  nothingLeft: 'Nothing of it is left to hand over.',
  withdrawnText: 'Code and link lead nowhere any more.',
  expiredOn: (day: string) => `Expired on ${day}.`,
  expiredText: 'Nobody took over in time. Code and link lead nowhere any more.',
  offerAgain: 'Hand over again',
  notFound: 'Hand-over not found',
  notFoundText: 'Its animals were deleted, or the number is wrong.',
  toList: 'To the inventory',
  loadingCode: 'Could not load the hand-over',
};
