import { grouped, plural } from '#src/domain/text/english-plural.ts';

// 'Your data': export, import, and deletion.
export const data = {
  title: 'Your data',
  sub: 'All of it is yours: export it, import it, or delete it.',
  errorLoading: 'Error loading your data',

  have: 'Overview',
  counts: {
    pets: 'Pets',
    archived: 'Archived',
    pictures: 'Pictures',
    feedings: 'Feedings',
    molts: 'Molts',
    measurements: 'Measurements',
    events: 'Events',
    feeders: 'Feeders',
    plans: 'Feeding plans',
    purchases: 'Purchases',
    sales: 'Sales',
    messages: 'Messages',
  },

  out: 'Export',
  zip: 'Everything, with pictures',
  zipText: 'A ZIP file. It comes back in here, or in any other installation of Exuvia, as it was.',
  json: 'Everything, without pictures',
  jsonText: 'A JSON file for other programs. It comes back in as well.',
  csv: 'Pets as a table',
  csvText:
    'A CSV file for spreadsheets, with feedings, molts, events, and what each animal was bought for.',
  download: 'Download',
  downloadOf: (what: string) => `Download: ${what}`,
  preparing: 'The file is being made',
  errorDownloading: 'Could not download the file',

  in: 'Import',
  inText: 'A ZIP or JSON file that was downloaded here or from another installation.',
  inDrop: 'A file of Exuvia',
  fromTable: 'Import a spreadsheet',
  uploading: (percent: number) => `Uploading, ${percent}%`,
  holds: (pets: number, pictures: number) =>
    [
      plural(pets, 'pet'),
      pictures === 0 ? '' : ` and ${plural(pictures, 'picture')}`,
      ' can be imported. What you have here stays.',
    ].join(''),
  importedBefore: (file: string, when: string) =>
    `${file} was already imported, ${when}. Imported again, its animals are there twice.`,
  kept: (n: number, all: number) =>
    n === all
      ? 'All of them are here already.'
      : `${n === 1 ? '1 of them is' : `${grouped(n)} of them are`} here already. Those that are missing come with their history, pictures and papers, and back into the plans for which they were chosen; sales stay as they are.`,
  storeMissing: (n: number) =>
    n === 1 ? 'Only the missing one' : `Only the ${grouped(n)} missing`,
  storeDoubles: (n: number) => `All ${grouped(n)}, with doubles`,
  interrupted: (file: string) =>
    `The import of ${file || 'a file'} was interrupted: the server stopped meanwhile. Nothing of it was stored. Choose the file again.`,
  store: (n: number) => `Import ${plural(n, 'pet')}`,
  running: {
    checking: 'The file is being checked',
    reading: 'The file is being read',
    pictures: (done: number, total: number) => `Picture ${grouped(done)} of ${grouped(total)}`,
    storing: (percent: number) => `Storing, ${percent}%`,
  },
  goesOn: 'It goes on when you leave this page. Your collection changes when all of it is there.',
  stored: (n: number) => `${plural(n, 'pet was', 'pets were')} imported`,
  problems: (n: number) => `${plural(n, 'problem')} in the file`,
  place: (row: number, field: string) => `Record ${row}, ${field}`,
  more: (n: number) => `and ${grouped(n)} more`,
  tooLarge: 'The file is larger than 2 GB.',

  away: 'Delete your account',
  awayText:
    'Pets, histories, pictures, plans, purchases, sales and messages go with it, at once and for good. Species that you added stay for the club.',
  awayFirst: 'Download everything first, in case you change your mind.',
  awayButton: 'Delete account',
  awayAsk: 'Delete your account?',
  awayGoes: (pets: number, pictures: number) =>
    `${plural(pets, 'pet')} with all records${pictures === 0 ? '' : ` and ${plural(pictures, 'picture')}`} will be gone. You can not restore it.`,
  deleted: 'Your account and everything in it was deleted.',
  errorDeleting: 'Could not delete the account',
};
