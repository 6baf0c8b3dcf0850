import type { Texts } from '#web/texts/texts.ts';

// Texts of the components that know nothing of animals.
export const ui: Texts['ui'] = {
  close: 'Schließen',
  cancel: 'Abbrechen',
  clear: 'Leeren',
  remove: 'Entfernen',
  loading: 'Lädt',
  breadcrumb: 'Pfad',
  pages: 'Seiten',
  page: (n) => `Seite ${n}`,
  pageOf: (n, last) => `${n} von ${last}`,
  firstPage: 'Erste Seite',
  previousPage: 'Vorige Seite',
  nextPage: 'Nächste Seite',
  lastPage: 'Letzte Seite',
  noSuchPage: (page) => `Seite ${page} gibt es nicht. Das ist die letzte.`,

  today: 'Heute',
  yesterday: 'Gestern',
  otherDay: 'Anderer Tag',
  showPassword: 'Passwort zeigen',
  hidePassword: 'Passwort verbergen',
  less: 'Weniger',
  more: 'Mehr',

  nothingFound: 'Nichts gefunden',
  ascending: 'Aufsteigend',
  descending: 'Absteigend',

  takePicture: 'Bild aufnehmen',
  chooseFiles: 'Dateien wählen',
  chooseFile: 'Datei wählen',
  orDropHere: 'oder hier ablegen',
  showAsTable: 'Als Tabelle zeigen',
};
