import { grouped, plural } from '#src/domain/text/german-plural.ts';
import type { Texts } from '#web/texts/texts.ts';

const animalsOf = (n: number) => plural(n, 'Tier', 'Tiere');
const andPictures = (n: number) => (n === 0 ? '' : ` und ${plural(n, 'Bild', 'Bilder')}`);

// 'Your data': export, import, and deletion.
export const data: Texts['data'] = {
  title: 'Eigene Daten',
  sub: 'Alles lässt sich herunterladen, wieder einlesen oder löschen.',
  errorLoading: 'Eigene Daten konnten nicht geladen werden',

  have: 'Übersicht',
  counts: {
    pets: 'Tiere',
    archived: 'Archiviert',
    pictures: 'Bilder',
    feedings: 'Fütterungen',
    molts: 'Häutungen',
    measurements: 'Messungen',
    events: 'Ereignisse',
    feeders: 'Futterarten',
    plans: 'Futterpläne',
    purchases: 'Käufe',
    sales: 'Verkäufe',
    messages: 'Nachrichten',
  },

  out: 'Export',
  zip: 'Alles, mit Bildern',
  zipText:
    'Eine ZIP-Datei. Sie lässt sich hier oder in jeder anderen Installation wieder einlesen.',
  json: 'Alles, ohne Bilder',
  jsonText: 'Eine JSON-Datei für andere Programme. Auch sie lässt sich wieder einlesen.',
  csv: 'Tiere als Tabelle',
  csvText:
    'Eine CSV-Datei für Tabellenprogramme, mit Fütterungen, Häutungen, Ereignissen und Kaufpreisen.',
  download: 'Herunterladen',
  downloadOf: (what) => `Herunterladen: ${what}`,
  preparing: 'Die Datei wird erstellt',
  errorDownloading: 'Die Datei konnte nicht heruntergeladen werden',

  in: 'Import',
  inText: 'Eine ZIP- oder JSON-Datei aus dieser oder einer anderen Installation.',
  inDrop: 'Eine Datei von Exuvia',
  fromTable: 'Tabelle importieren',
  uploading: (percent) => `Wird hochgeladen, ${percent} %`,
  holds: (pets, pictures) =>
    `${animalsOf(pets)}${andPictures(pictures)} ${pets + pictures === 1 ? 'kann' : 'können'} importiert werden. Der bisherige Bestand bleibt.`,
  importedBefore: (file, when) =>
    `${file} wurde schon importiert, ${when}. Noch einmal importiert, sind die Tiere doppelt da.`,
  kept: (n, all) =>
    n === all
      ? 'Alle sind schon da.'
      : `${n === 1 ? '1 davon ist' : `${grouped(n)} davon sind`} schon da. Die fehlenden kommen mit Verlauf, Bildern und Papieren und wieder in die Pläne, für die sie gewählt waren; Verkäufe bleiben, wie sie sind.`,
  storeMissing: (n) => (n === 1 ? 'Nur das fehlende' : `Nur die ${grouped(n)} fehlenden`),
  storeDoubles: (n) => `Alle ${grouped(n)}, auch doppelt`,
  interrupted: (file) =>
    `Der Import von ${file || 'einer Datei'} wurde unterbrochen: Der Server ist währenddessen stehen geblieben. Nichts davon ist gespeichert. Bitte die Datei noch einmal wählen.`,
  store: (n) => `${animalsOf(n)} importieren`,
  running: {
    checking: 'Die Datei wird geprüft',
    reading: 'Die Datei wird gelesen',
    pictures: (done, total) => `Bild ${grouped(done)} von ${grouped(total)}`,
    storing: (percent) => `Wird gespeichert, ${percent} %`,
  },
  goesOn:
    'Der Import läuft auch ohne diese Seite weiter. Der Bestand ändert sich erst, wenn alles da ist.',
  stored: (n) => `${plural(n, 'Tier wurde', 'Tiere wurden')} importiert`,
  problems: (n) => `${grouped(n)} Fehler in der Datei`,
  place: (row, field) => `Eintrag ${row}, ${field}`,
  more: (n) => `und ${grouped(n)} weitere`,
  tooLarge: 'Die Datei ist größer als 2 GB.',

  away: 'Konto löschen',
  awayText:
    'Tiere, Verläufe, Bilder, Pläne, Käufe, Verkäufe und Nachrichten gehen mit, sofort und endgültig. Selbst hinzugefügte Arten bleiben dem Verein.',
  awayFirst: 'Vorher alles herunterladen, falls es doch noch gebraucht wird.',
  awayButton: 'Konto löschen',
  awayAsk: 'Konto löschen?',
  awayGoes: (pets, pictures) =>
    `${animalsOf(pets)} mit allen Einträgen${andPictures(pictures)} ${pets + pictures === 1 ? 'wird' : 'werden'} gelöscht. Das lässt sich nicht wiederherstellen.`,
  deleted: 'Das Konto und alles darin wurde gelöscht.',
  errorDeleting: 'Das Konto konnte nicht gelöscht werden',
};
