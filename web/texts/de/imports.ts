import { grouped, plural } from '#src/domain/text/german-plural.ts';
import type { Texts } from '#web/texts/texts.ts';

// Reading a file and reviewing it before it is stored: animals and species alike.
export const imports: Texts['imports'] = {
  fileHint: 'XLSX, ODS oder CSV, bis 5 MB.',
  sheet: 'Welches Blatt?',
  sheetRows: (name, rows) => `${name} (${plural(rows, 'Zeile', 'Zeilen')})`,
  otherFile: 'Andere Datei wählen',
  rowsIn: (rows, name) => `${plural(rows, 'Zeile', 'Zeilen')} in ${name}`,
  columns: 'Spalten',
  columnsHint: 'Was jede Spalte der Datei enthält.',
  column: (name) => `Spalte ${name}`,
  leaveOut: 'Weglassen',
  sample: (text) => `etwa ${text}`,
  preview: 'Vorschau',
  previewText:
    'So wird es gespeichert. Darunter steht in Anführungszeichen, was die Datei sagt, wo sie es anders schreibt.',
  typed: (text) => `„${text}“`,
  firstRows: (shown, all) => `Die ersten ${grouped(shown)} von ${grouped(all)} Zeilen`,
  row: 'Zeile',
  checking: 'Die Zeilen werden geprüft',
  errorChecking: 'Zeilen konnten nicht geprüft werden',
  notChecked:
    'Die Zeilen konnten nicht geprüft werden. Von den Eingaben hier ging nichts verloren.',
  ready: (n) => `${plural(n, 'Zeile kann', 'Zeilen können')} importiert werden.`,
  skipped: (n) =>
    n === 1
      ? '1 Zeile steht schon in der Liste und wird weggelassen.'
      : `${grouped(n)} Zeilen stehen schon in der Liste und werden weggelassen.`,
  nothingNew: 'In dieser Datei ist nichts Neues.',
  problems: (n) => `${grouped(n)} Fehler`,
  problemsText: 'In der Datei beheben und sie neu wählen. Nichts wurde gespeichert.',
  problemIn: (row, field) => `Zeile ${row}, ${field}`,
  moreProblems: (n) => `und ${grouped(n)} weitere`,
  store: (n) => `${plural(n, 'Zeile', 'Zeilen')} importieren`,
  partly: (n) =>
    `Die ersten ${grouped(n)} Zeilen wurden gespeichert, bevor es scheiterte. Beim nächsten Mal lassen sie sich weglassen.`,
  failed: {
    empty: () => 'Die Datei hat keine Zeilen.',
    tooLarge: () => 'Die Datei ist größer als 5 MB.',
    tooManyRows: (most) => `Die Datei hat mehr als ${grouped(most)} Zeilen. Bitte aufteilen.`,
    openQuote: (line) =>
      `Ein Anführungszeichen in Zeile ${line} wird nie geschlossen; der Rest der Datei wäre eine Zelle.`,
    unreadable: () => 'Das ist keine Tabelle. Als XLSX, ODS oder CSV speichern.',
    picture: () =>
      'Das ist ein Bild, auch wenn es anders heißt. Bitte die Tabelle selbst wählen, als XLSX, ODS oder CSV.',
    renamed: () =>
      'Dem Namen nach eine Arbeitsmappe, aber es ist keine. Bitte im Programm, aus dem sie kommt, als XLSX, ODS oder CSV speichern.',
    ownExport: () =>
      'Das ist ein Export von Exuvia: Er kommt über Eigene Daten herein, mit allem, was darin ist.',
    noSpeciesNames: () =>
      'Diese Datei nennt keine Arten, nur Nummern des Programms, aus dem sie stammt. Dort als Excel oder CSV exportieren.',
    oldFormat: () =>
      'Eine alte .xls-Datei oder eine mit Passwort ist nicht lesbar. Ohne Passwort als .xlsx speichern.',
  },
};
