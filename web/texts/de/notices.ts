import type { Texts } from '#web/texts/texts.ts';

// Shown after something was done.
export const notices: Texts['notices'] = {
  mailSent: (email) => `E-Mail an ${email} gesendet`,
  dataReplaced:
    'Die Daten auf dem Server wurden ersetzt, vielleicht durch eine Sicherung. Sie sind neu geladen.',
  accountGone: 'Dieses Konto wurde gelöscht, und seine Einträge sind von diesem Gerät entfernt.',
  sessionEnded: 'Die Sitzung ist abgelaufen. Zum Weitermachen neu anmelden.',
};
