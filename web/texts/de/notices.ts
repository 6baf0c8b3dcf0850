import type { Texts } from '#web/texts/texts.ts';

// Shown after something was done.
export const notices: Texts['notices'] = {
  eventLogDeleted: 'Der Protokolleintrag wurde gelöscht',
  speciesLogDeleted: 'Der Eintrag im Artenprotokoll wurde gelöscht',
  messageDeleted: 'Die Nachricht wurde gelöscht',
  countryDeleted: 'Das Land wurde gelöscht',
  expoDeleted: (name) => `Börse ${name} gelöscht`,
  speciesEditSet: (value, uid) =>
    `Bearbeiten von Arten für Konto ${uid} ${value === 1 ? 'erlaubt' : 'gesperrt'}`,
  mailSent: (email) => `E-Mail an ${email} gesendet`,
  lastReadSet: (id, date) =>
    `Zuletzt gelesen ist jetzt Nachricht ${id}. Alle Nachrichten vor ${date} gelten als gelesen`,
  emailVerified: 'Die E-Mail-Adresse ist bestätigt. Bitte neu anmelden.',
  confirmNewEmail: (email) => `Bitte die neue E-Mail-Adresse ${email} bestätigen`,
  registered: 'Registriert: Bitte die E-Mail-Adresse bestätigen.',
  messageSent: 'Die Nachricht wurde an die Administration gesendet.',
  resetRequested: (until) =>
    `Ein Link zum Zurücksetzen des Passworts wurde angefordert. Er gilt bis ${until}.`,
  passwordReset: 'Das Passwort wurde zurückgesetzt. Bitte neu anmelden.',
  profileSaved: 'Das Profil wurde gespeichert.',
  dataReplaced:
    'Die Daten auf dem Server wurden ersetzt, vielleicht durch eine Sicherung. Sie sind neu geladen.',
  sessionEnded: 'Die Sitzung ist abgelaufen. Zum Weitermachen neu anmelden.',
};
