import type { Texts } from '#web/texts/texts.ts';

export const common: Texts['common'] = {
  product: 'Exuvia',
  title: (page) => `${page} – Exuvia`,
  ok: 'OK',
  cancel: 'Abbrechen',
  close: 'Schließen',
  back: 'Zurück',
  delete: 'Löschen',
  edit: 'Bearbeiten',
  save: 'Speichern',
  send: 'Senden',
  undo: 'Rückgängig',
  retry: 'Noch einmal',
  needsNetwork: 'Dafür braucht es das Netz.',
  needsNetworkText: 'Es erscheint von selbst.',
  loading: 'Lädt',
  notAvailable: 'k. A.',
  yes: 'Ja',
  no: 'Nein',
  canNotRestore: 'Das lässt sich nicht wiederherstellen.',
  status: (status) => `Status: ${status}`,
};
