import { grouped } from '#src/domain/text/german-plural.ts';
import type { Texts } from '../texts.ts';

export const papers: Texts['pets']['papers'] = {
  title: 'Dokumente',
  cites: 'CITES',
  none: 'Noch keine',
  count: (count) => (count === 1 ? 'Ein Dokument' : `${grouped(count)} Dokumente`),
  add: 'Dokument hinzufügen',
  hint: 'PDF, JPEG oder PNG, bis 10 MB. Für niemanden sonst sichtbar, und in jeder Sicherung.',
  inAll: (count, max, size, most) =>
    `Alle eigenen Dokumente: ${grouped(count)} von ${grouped(max)}, ${size} von ${most}`,
  tooLarge: 'Die Datei ist größer als 10 MB',
  wrongKind: 'Dokumente müssen PDF, JPEG oder PNG sein',
  added: (name) => `${name} wurde hinzugefügt`,
  kept: (name) => `${name} bleibt auf diesem Gerät, bis es gesendet werden kann`,
  waits: 'noch nicht gesendet',
  takeOut: (name) => `${name} entfernen`,
  takenOut: (name) => `${name} wurde entfernt`,
  deviceFull:
    'Auf diesem Gerät ist kein Platz mehr für Dokumente, die auf das Netz warten. Dieses noch einmal auswählen, wenn die anderen gesendet sind.',
  open: (name) => `${name} speichern`,
  rename: (name) => `${name} umbenennen`,
  renameTitle: 'Dokument umbenennen',
  name: 'Name',
  save: 'Speichern',
  renamed: 'Das Dokument wurde umbenannt',
  remove: (name) => `${name} löschen`,
  removed: (name) => `${name} wurde gelöscht`,
  errorLoading: 'Fehler beim Laden der Dokumente',
  errorAdding: 'Das Dokument konnte nicht hinzugefügt werden',
  errorOpening: 'Das Dokument konnte nicht geladen werden',
  errorSaving: 'Das Dokument konnte nicht umbenannt werden',
  errorDeleting: 'Das Dokument konnte nicht gelöscht werden',
};
