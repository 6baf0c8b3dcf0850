import { fullStop } from '#src/domain/text/full-stop.ts';
import { grouped, plural } from '#src/domain/text/german-plural.ts';
import type { Texts } from '#web/texts/texts.ts';

const animals = (n: number) => plural(n, 'Tier', 'Tiere');
/** `name`: of the only one. */
const stand = (n: number, name?: string) =>
  n === 1 && name ? `${name} steht` : plural(n, 'Tier steht', 'Tiere stehen');

export const places: Texts['places'] = {
  title: 'Plätze',
  place: 'Platz',
  nowhere: 'Nirgends',
  notFound: 'Platz nicht gefunden',
  notFoundText: 'Er wurde gelöscht, oder er gehört jemand anderem.',
  toList: 'Alle Plätze',
  loading: 'Die Plätze konnten nicht geladen werden',
  kinds: { room: 'Raum', rack: 'Regal', shelf: 'Boden', box: 'Box' },
  sub: (rooms, others, standing) =>
    [
      rooms > 0 && plural(rooms, 'Raum', 'Räume'),
      others > 0 && plural(others, 'Regal, Boden oder Box', 'Regale, Böden und Boxen'),
      `${animals(standing)} an ihrem Platz`,
    ]
      .filter(Boolean)
      .join(', ') + '.',
  subNowhere: (n) => `${stand(n)} nirgends.`,
  noRoom: 'In keinem Raum',
  emptyRoom: 'Hier steht noch nichts.',
  empty: 'Noch keine Plätze',
  emptyText:
    'Wo die Tiere stehen: Räume, Regale, Böden, Boxen. Damit geht eine Runde am Regal entlang, und ein Boden ist schnell gefunden.',

  key: 'Was die Fächer bedeuten',
  signs: {
    due: 'fällig',
    refused: 'fällig, hat zuletzt verweigert',
    not_due: 'nicht fällig',
  },
  rests: (sign: string) => `${sign}, ruht`,
  keyWords: {
    due: 'fällig',
    refused: 'zuletzt verweigert',
    not_due: 'nicht fällig',
    free: 'frei',
  },
  drawing: (name, shelves, all, due, refused) =>
    [
      shelves > 1 ? `${name}: ${shelves} Böden` : `${name}: ${animals(all)}`,
      shelves > 1 && animals(all),
      due > 0 ? `${grouped(due)} fällig` : 'keines fällig',
      refused > 0 && `${refused} davon ${refused === 1 ? 'hat' : 'haben'} zuletzt verweigert`,
    ]
      .filter(Boolean)
      .join(', '),
  counts: (all, due) => `${animals(all)}${due > 0 ? `, ${grouped(due)} fällig` : ''}`,
  countDue: (due) => `${grouped(due)} fällig`,
  slot: (n) => `Fach ${n}`,

  pageSub: (all, due) =>
    `${animals(all)}, der Reihe nach${due > 0 ? `, ${grouped(due)} fällig` : ', keines fällig'}.`,
  cleanedOn: (day) => fullStop(`Gereinigt am ${day}`),
  startRound: 'Runde hier starten',
  cleaned: 'Gereinigt',
  edit: 'Bearbeiten',
  delete: 'Löschen',
  more: 'Mehr zu diesem Platz',
  inside: 'Darin',
  animals: 'Tiere',
  noAnimals: 'Hier steht noch kein Tier.',
  standHere: 'Tiere hierher stellen',
  moveAll: 'Alle umstellen',
  moveAnimals: 'Seine Tiere umstellen',
  showAll: (n) => `Alle ${grouped(n)} zeigen`,
  showLess: 'Weniger zeigen',
  sums: { due: 'Fällig', refused: 'Verweigern', free: 'Frei' },
  notes: 'Notizen',
  ownNotes: 'Beschreibung',
  log: 'Gereinigt und notiert',
  noNotes: 'Noch ist nichts notiert.',
  addNote: 'Notiz',
  noteTitle: (name) => `Notiz zu ${name}`,
  editNote: 'Notiz ändern',
  changeNote: (title, day) => `Ändern: ${title}, ${day}`,
  noteWords: 'Was war',
  noteOptional: 'Was dazu zu sagen ist',
  noteNeeded: 'Hier fehlt, was war',
  noteKinds: { cleaned: 'Gereinigt', note: 'Notiz' },
  saveNote: 'Notiz speichern',
  when: 'Wann',
  saidCleaned: (name) => `${name} wurde gereinigt`,
  saidNoted: 'Notiert',
  saidChanged: 'Geändert',
  saidDeleted: 'Gelöscht',

  label: 'Etikett',
  print: 'Drucken',
  code: (name) => `QR-Code: öffnet ${name}`,
  labelHint: 'Gescannt öffnet es diese Seite. Ein Tipp mehr startet die Runde.',
  labelScan: 'scannen: seine Runde',
  labelsInside: (n) =>
    n === 1
      ? 'Etikett für den Platz darin'
      : `Etiketten für ${n === 2 ? 'beide' : `alle ${n}`} Plätze darin`,
  labels: 'Etiketten',
  printLabels: 'Etiketten für Plätze',
  labelCount: (n) => plural(n, 'Etikett', 'Etiketten'),
  labelPage: (n, of) => `Bogen ${n} von ${of}`,
  noLabels: 'Nichts zu drucken',
  noLabelsText: 'Keinen dieser Plätze gibt es noch.',

  add: 'Platz hinzufügen',
  addInside: (name) => `Platz in ${name} hinzufügen`,
  addTo: 'Darin hinzufügen',
  kind: 'Was es ist',
  name: 'Name',
  namePlaceholder: { room: 'Tierzimmer', rack: 'Regal A', shelf: 'Boden 1', box: 'Box 1' },
  nameNeeded: 'Hier fehlt ein Name',
  doubleHint: (path) => `„${path}“ gibt es schon: In Listen sehen beide gleich aus.`,
  parent: 'Steht in',
  top: 'In nichts',
  slots: 'Platz für Tiere',
  slotsHint: '0: keine Angabe. Was davon übrig ist, wird als frei gezeichnet.',
  notesLabel: 'Notizen',
  notesHint: 'Etwa die Temperatur, oder wer hier lebt.',
  editTitle: (name) => `${name} bearbeiten`,
  save: 'Speichern',
  howMany: 'Wie viele',
  severalHint: (names) => `Ergibt ${names}.`,
  severalNames: (first, last, n) =>
    n === 1 ? first : n === 2 ? `${first} und ${last}` : `${first} bis ${last}`,
  saidAdded: (name) => `${name} ist hinzugefügt`,
  saidAddedMany: (n) => `${plural(n, 'Platz', 'Plätze')} hinzugefügt`,
  saidSaved: (name) => `${name} ist gespeichert`,
  deleteTitle: (name) => `${name} löschen?`,
  deleteText: (inside, pets) =>
    [
      inside > 0 && `${plural(inside, 'Platz darin wird', 'Plätze darin werden')} mit gelöscht.`,
      pets > 0 && `${stand(pets)} hier und danach in dem Platz darum herum, oder nirgends.`,
      'Gleich danach lässt es sich rückgängig machen.',
    ]
      .filter(Boolean)
      .join(' '),
  saidGone: (name) => `${name} ist gelöscht`,
  errorSaving: 'Fehler beim Speichern des Platzes',
  errorDeleting: 'Fehler beim Löschen des Platzes',
  errorUndo: 'Fehler beim Rückgängigmachen',
  errorNote: 'Fehler beim Speichern der Notiz',

  arrangeDone: 'Fertig',
  arrangeHint: 'An den Punkten ziehen, oder sie anwählen und die Pfeiltasten benutzen.',
  grip: (name, at, of) => `${name} verschieben, ${at} von ${of}`,
  gripIn: (name, within, at, of) => `${name} verschieben, ${at} von ${of} in ${within}`,
  changeOrder: 'Reihenfolge ändern',
  saidArranged: 'Die Reihenfolge ist geändert',
  saidPut: (name, to) => (to === null ? `${name} steht in nichts` : `${name} steht in ${to}`),
  movePlace: 'Diesen Platz umstellen',
  movePlaceTitle: (name) => `${name} umstellen`,
  movePlaceHint: 'Was darin steht, kommt mit.',
  errorArranging: 'Fehler beim Ändern der Reihenfolge',

  move: 'Umstellen',
  moveTitle: (n, name) => `${n === 1 && name ? name : animals(n)} umstellen`,
  putAway: 'Einräumen',
  nowhereYet: 'Noch nirgends',
  where: 'Wohin',
  wherePlaceholder: 'Ein Teil des Namens, oder ein neuer',
  whereNeeded: 'Hier fehlt ein Platz',
  whoNeeded: 'Noch ist kein Tier gewählt',
  makeNew: (name) => `Neuer Platz „${name}“`,
  makeHint:
    'Mit Schrägstrichen steht ein neuer Platz in einem anderen: Keller / Regal B / Boden 2.',
  first: 'Der erste Platz entsteht gleich hier.',
  managePlaces: 'Plätze',
  takeOut: 'Aus dem Platz heraus',
  saidMoved: (n, to, name) => `${stand(n, name)} in ${to}`,
  saidNowhere: (n, name) => `${stand(n, name)} nirgends`,
  saidThere: (n, to, name) => `${stand(n, name)} schon ${to === null ? 'nirgends' : `in ${to}`}`,
  errorMoving: 'Fehler beim Umstellen',

  inPlace: (path, slot) => (slot === null ? path : `${path}, Fach ${slot}`),
  moved: 'Umgestellt',
  movedWords: (path) => (path === '' ? 'aus dem Platz heraus' : `nach ${path}`),

  roundPlace: (place, then) => [place, then && `dann ${then}`].filter(Boolean).join('; '),
  roundShelf: (place, all, at, done, due) =>
    `${place}: ${plural(all, 'Fach', 'Fächer')}, Nummer ${at} ist dieses Tier; ${done} erledigt, ${due} kommen noch`,
  dueOf: (due, all) => `${grouped(due)} von ${grouped(all)} fällig`,
  pick: 'Welcher Platz',
  order: 'In welcher Reihenfolge',
  orders: { place: 'An den Regalen entlang', species: 'Nach Art' },
};
