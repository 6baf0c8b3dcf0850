import type { Texts } from '../texts.ts';

export const failures: Texts['failures'] = {
  general: 'Etwas ist schiefgegangen',
  network: 'Dafür braucht es das Netz. Noch einmal versuchen, sobald es wieder da ist.',
  tooLarge: 'Das ist zu groß für diesen Server.',
  server: 'Der Server hat einen Fehler. Später noch einmal versuchen.',
  unreadable: 'Die Antwort des Servers ist nicht lesbar.',
  crashed: 'Diese Seite funktioniert gerade nicht',
  crashedText:
    'Gespeichertes ist sicher. Die Seite neu laden; passiert es noch einmal, die Administration verständigen.',
  reload: 'Neu laden',
  loadingExpo: 'Börse konnte nicht geladen werden',
};
