import { longAge } from './shared-animals.ts';
import { grouped, plural } from '#src/domain/text/english-plural.ts';

// The public stock list.
export const expo = {
  title: 'Current expo',
  list: 'Our stock list',
  table: (name: string) => `Table ${name}`,
  noList: 'The list is not written yet.',
  none: 'No expo is planned',
  add: 'Add expo',
  manage: 'Sell and edit',
  noneText: 'When the next one is set, its stock list stands here.',
  over: 'This expo is over. The next one is not announced yet.',
  reserve: 'Animals can be reserved with the ',
  contactForm: 'contact form',

  /** Why the server does not say what the device kept; a colon follows, and what that is. */
  unanswered: {
    away: 'No network',
    late: 'No answer yet',
    failed: 'The server could not answer',
  },
  asOf: (moment: string) => `the list as of ${moment}.`,

  search: 'Search the list',
  searchPlaceholder: 'Species or name',
  found: (n: number) => (n === 1 ? 'One line found' : `${grouped(n)} lines found`),
  nothingFound: 'Nothing on the list fits.',
  types: 'Animal type',
  allTypes: 'All',
  typesMany: {
    tarantula: 'Tarantulas',
    scorpion: 'Scorpions',
    spider: 'Spiders',
    insect: 'Insects',
    reptile: 'Reptiles',
    other: 'Others',
  },
  times: (n: string) => `${n}x`,
  number: (id: number) => `No. ${id}`,
  pageOf: (name: string, id: number) => `${name}, No. ${id}: its page`,
  reserved: 'reserved',
  sold: 'sold',
  gone: 'no longer offered',
  left: (n: number) => plural(n, 'animal'),
  eachLeft: (n: number) => `each, ${n} left`,
  /** Where nobody knows whether it is an animal. */
  ofAnything: {
    left: (n: number) => `${grouped(n)} left`,
    eachLeft: (n: number) => `each, ${grouped(n)} left`,
  },
  ate: (days: number) => (days <= 0 ? 'ate today' : `ate ${longAge(days)} ago`),
  molted: (days: number) => (days <= 0 ? 'molted today' : `molted ${longAge(days)} ago`),
  /** Of reptiles (web/components/words-for.ts). */
  sheds: {
    molted: (days: number) => (days <= 0 ? 'shed today' : `shed ${longAge(days)} ago`),
  },
};
