import { grouped, plural } from '#src/domain/text/german-plural.ts';
import { longAge } from './shared-animals.ts';
import type { Texts } from '#web/texts/texts.ts';

/** German has one word for both. */
const shed: Texts['wall']['sheds'] = {
  preMolt: (days) =>
    days === 0 ? 'seit heute vor der Häutung' : `vor der Häutung, seit ${longAge(days)}`,
  molted: (days) => (days === 0 ? 'heute gehäutet' : `vor ${longAge(days)} gehäutet`),
  near: 'Häutung nah',
};

export const wall: Texts['wall'] = {
  title: 'Wandansicht',
  noToken: 'Dieses Gerät darf die Runde von heute nicht zeigen, oder nicht mehr.',
  howTo:
    'In den Einstellungen unter „Programme“ ein Token erstellen, das den Tag an der Wand zeigen darf, und die Adresse, mit der es gezeigt wird, auf diesem Gerät öffnen.',
  sums: (due, all) =>
    due === 0
      ? all === 0
        ? 'Nichts ist fällig'
        : `Alle ${grouped(all)} fertig`
      : `Noch ${grouped(due)} von ${grouped(all)} fällig`,
  nothing: 'Heute ist niemand fällig.',
  nowhere: 'Ohne Platz',
  allDone: 'fertig',
  doneAt: (time) => `fertig um ${time}`,
  next: (animal, place, slot) =>
    `als Nächstes: ${[animal, place, `Fach ${slot}`].filter(Boolean).join(', ')}`,
  doneOf: (done, all) => `${grouped(done)} von ${grouped(all)} fertig`,
  refusedLast: (n) => `${grouped(n)} haben zuletzt verweigert`,
  rests: 'Ruhen, nicht füttern',
  look: 'Im Auge behalten',
  molts: (_of) => 'Erwartete Häutungen',
  ...shed,
  sheds: shed,
  refused: (n) => `${plural(n, 'Mal', 'Mal')} verweigert`,
  notSeen: (days) => `seit ${longAge(days)} nichts notiert`,
  span: (from, to) => `${from} bis ${to}`,
  more: (n) => `und ${grouped(n)} weitere`,
  asOf: (time) => `Stand ${time}`,
  noNetwork: 'kein Netz',
  readOnly: 'Exuvia, nur lesen',
  errorLoading: 'Laden der Wandansicht gescheitert',
};
