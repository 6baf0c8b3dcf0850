import { grouped, plural } from '#src/domain/text/english-plural.ts';

// The administrator's expos.
export const expos = {
  title: 'Expo log',
  caption: 'Expos, newest first',
  date: 'Date',
  name: 'Name',
  table: 'Table',
  offer: 'Offer',
  sold: 'Sold',
  nothing: '-',
  add: 'Add expo',
  update: 'Update expo',
  edit: 'Edit',
  editOf: (name: string) => `Edit ${name}`,
  preview: 'Preview',
  delete: 'Delete expo',
  askDelete: (name: string) => `Delete ${name}?`,
  none: 'No expos yet',
  noneText: 'Add one, write its stock list, and put the QR code on your table.',
  notFound: 'Expo not found',
  notFoundText: 'It may have been deleted.',
  toList: 'All expos',
  qr: 'QR code of the stock list',
  qrText: 'Leads to the stock list of the next expo, whichever it is: print it once.',

  offerHint: (n: number, max: number) =>
    `Visitors read this. ${grouped(n)} of ${grouped(max)} characters. A line with a count is an offer: “3 Damon diadema, 8 EUR” or “0.0.5 Brachypelma hamorii, 2 cm, 12 EUR”; one without is a heading. #14 at the end is the animal’s number: what the line leaves out comes from the animal.`,
  asRead: (offers: number, words: readonly string[]) =>
    words.length === 0
      ? `Visitors see ${plural(offers, 'offer')}.`
      : `Visitors see ${plural(offers, 'offer')}, and as headings or remarks: ${words.map((line) => `“${line}”`).join(', ')}.`,
  soldHint: (n: number, max: number) =>
    `Only you read this: of animals with a number visitors see that they are sold. ${grouped(n)} of ${grouped(max)} characters.`,

  pick: 'Add from your pets',
  pickTitle: 'Pets for the stock list',
  pickSearch: 'Search your pets',
  pickPlaceholder: 'Name or species',
  pickNone: 'No pet fits.',
  pickEmpty: 'You keep no pets at the moment.',
  pickNames: 'Write the animals’ names',
  pickShort: 'Short species names',
  price: (name: string) => `Price of ${name}`,
  priceEach: 'each',
  priceWrong: 'Write a price such as 18.50',
  own: (name: string) => `“${name}”`,
  each: (price: string) => `${price} each`,
  onList: 'on the list',
  pickAdd: (n: number) => `Add ${plural(n, 'line')}`,
  pickFull: (n: number) => `The list would be ${n} characters too long. Choose fewer.`,

  markSold: (line: string) => `Sold: ${line}`,
  soldShort: 'Sold',
  reserve: (line: string) => `Reserve: ${line}`,
  free: (line: string) => `Free again: ${line}`,
  reserveShort: 'Reserve',
  freeShort: 'Free again',
  reserved: 'Reserved',
  freed: 'No longer reserved',
  /** Stands in the list: visitors read it. */
  reservedWord: 'reserved',
  offerFull: 'There is no room left in the offer for one more word.',
  hidden: (n: number) =>
    n === 1
      ? 'One animal on the list has no public page: visitors see neither its picture nor its log.'
      : `${n} animals on the list have no public page: visitors see neither their pictures nor their logs.`,
  publish: (n: number) => (n === 1 ? 'Make it public' : 'Make them public'),
  published: (n: number) =>
    n === 1 ? 'Visitors see the animal’s page now' : 'Visitors see the animals’ pages now',
  publishing: (n: number) =>
    n === 1 ? 'Error making the animal public' : 'Error making the animals public',
  onlyLocal: (address: string) =>
    `The code leads to ${address}, which no phone can reach. Set PUBLIC_URL before you print it.`,
  sellTitle: 'Sold at the table',
  sellCount: 'How many',
  sellTotal: (n: number) => (n === 1 ? 'Price' : 'Price together'),
  sellBuyer: 'Buyer',
  sellText: (n: number) =>
    `The sale is stored, the ${n === 1 ? 'animal leaves' : 'animals leave'} your collection, the line moves to “Sold”.`,
  sellOnlyLine: 'This line names no animal of yours: it only moves to “Sold”.',
  sell: 'Sell',
  handOverToo: 'Hand over the history, too',
  sellDone: (n: number) => `${plural(n, 'animal')} sold`,
  moved: 'Moved to Sold',
  /** After `unanswered` of the visitors' texts and a colon, as the next one. */
  onlyOpened: 'only the expos that were opened on this device.',
  asOf: (moment: string) => `the list as of ${moment}, with what was changed on this device since.`,
  selling: 'Error adding sale',
  soldFull: 'There is no room left under “Sold”. Take something out first.',
};
