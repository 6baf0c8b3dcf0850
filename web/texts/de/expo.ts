import { longAge } from './shared-animals.ts';
import { grouped, plural } from '#src/domain/text/german-plural.ts';
import type { Texts } from '#web/texts/texts.ts';

// The public stock list.
const molted = (days: number) => (days <= 0 ? 'heute gehäutet' : `vor ${longAge(days)} gehäutet`);

export const expo: Texts['expo'] = {
  title: 'Aktuelle Börse',
  list: 'Unsere Bestandsliste',
  table: (name) => `Tisch ${name}`,
  noList: 'Die Liste ist noch nicht geschrieben.',
  none: 'Keine Börse geplant',
  add: 'Börse hinzufügen',
  manage: 'Verkaufen und bearbeiten',
  noneText: 'Sobald die nächste feststeht, steht hier ihre Bestandsliste.',
  over: 'Diese Börse ist vorbei. Die nächste ist noch nicht angekündigt.',
  reserve: 'Reservieren geht über das ',
  contactForm: 'Kontaktformular',

  unanswered: {
    away: 'Kein Netz',
    late: 'Noch keine Antwort',
    failed: 'Der Server konnte nicht antworten',
  },
  asOf: (moment) => `die Liste vom Stand ${moment}.`,

  search: 'In der Liste suchen',
  searchPlaceholder: 'Art oder Name',
  found: (n) => (n === 1 ? 'Eine Zeile gefunden' : `${grouped(n)} Zeilen gefunden`),
  nothingFound: 'Nichts auf der Liste passt.',
  types: 'Tierart',
  allTypes: 'Alle',
  typesMany: {
    tarantula: 'Vogelspinnen',
    scorpion: 'Skorpione',
    spider: 'Spinnen',
    insect: 'Insekten',
    reptile: 'Reptilien',
    other: 'Andere',
  },
  times: (n) => `${n}x`,
  number: (id) => `Nr. ${id}`,
  pageOf: (name, id) => `${name}, Nr. ${id}: seine Seite`,
  reserved: 'reserviert',
  sold: 'verkauft',
  gone: 'nicht mehr im Angebot',
  left: (n) => plural(n, 'Tier', 'Tiere'),
  eachLeft: (n) => `je Tier, noch ${n}`,
  ofAnything: {
    left: (n) => `noch ${grouped(n)}`,
    eachLeft: (n) => `je Stück, noch ${grouped(n)}`,
  },
  ate: (days) => (days <= 0 ? 'heute gefüttert' : `vor ${longAge(days)} gefüttert`),
  molted,
  sheds: { molted },
};
