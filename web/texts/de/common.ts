import type { Texts } from '#web/texts/texts.ts';

export const common: Texts['common'] = {
  product: 'Exuvia',
  title: (page) => `${page} – Exuvia`,
  cancel: 'Abbrechen',
  close: 'Schließen',
  back: 'Zurück',
  delete: 'Löschen',
  edit: 'Bearbeiten',
  save: 'Speichern',
  undo: 'Rückgängig',
  retry: 'Noch einmal',
  needsNetwork: 'Dafür braucht es das Netz.',
  needsNetworkText: 'Es erscheint von selbst.',
  notAvailable: 'k. A.',
  yes: 'Ja',
  no: 'Nein',
  canNotRestore: 'Das lässt sich nicht wiederherstellen.',
  status: (status) => `Status: ${status}`,
};
