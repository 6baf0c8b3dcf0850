import type { Texts } from '#web/texts/texts.ts';

export const accounts: Texts['accounts'] = {
  login: 'Anmelden',
  register: 'Registrieren',
  logout: 'Abmelden',
  logoutEverywhere: 'Auf allen Geräten abmelden',
  logoutEverywhereText: 'Jedes Gerät, das mit diesem Konto angemeldet ist, muss sich neu anmelden.',
  errorLogout: 'Abmelden auf allen Geräten gescheitert',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  name: 'Name',
  passwordHint: (min) => `Mindestens ${min} Zeichen.`,
  resetPassword: 'Passwort zurücksetzen',
  newHere: 'Neu hier?',
  alreadyHere: 'Schon ein Konto?',
  loggedInAs: (name) => `Angemeldet als ${name}.`,
  alreadyLoggedIn: 'Schon angemeldet!',
  toProfile: 'Profil',
  firstRun: 'Das ist das erste Konto dieses Exuvia: Es wird das der Administration.',
  invite: 'Einladungscode',
  inviteHint: 'Zum Registrieren braucht es eine Einladung der Administration.',
  closed: 'Die Registrierung ist geschlossen. Ein Konto gibt es bei der Administration.',

  profile: 'Profil',
  pets: 'Tiere',
  petCount: (count, total) => (count === total ? String(count) : `${count} (${total})`),
  messages: 'Nachrichten',
  sentMessages: (n) => `Gesendete Nachrichten (${n})`,
  unconfirmed:
    'Diese Adresse ist noch nicht bestätigt. Der Link dazu steht in der neuesten Mail an sie; hier lässt sich ein weiterer anfordern.',
  unconfirmedAdmin:
    'Diese Adresse ist noch nicht bestätigt. Der Link dazu steht in der neuesten Mail an sie; ohne Mailserver wartet sie hier:',
  outbox: 'Postausgang',
  confirmAgain: 'Neuen Link senden',
  confirmSent: (email) =>
    `Ein neuer Link ist unterwegs an ${email}. Nichts da? Auch im Spam-Ordner nachsehen.`,
  confirmWaits: (email) =>
    `Die Mail an ${email} ist noch nicht unterwegs. Sie geht von selbst, sobald der Mailserver sie annimmt.`,
  confirmNoServer:
    'Dieses Exuvia sendet keine Mails. Ein neuer Link wartet im Postausgang der Administration: Dort danach fragen.',
  confirmInOutbox: 'Dieses Exuvia sendet keine Mails. Ein neuer Link wartet im Postausgang.',
  confirmedAlready: 'Die Adresse ist bestätigt.',
  edit: 'Bearbeiten',
  yourData: 'Eigene Daten',
  language: 'Sprache',
  languageOfBrowser: (name) => `Wie im Browser (${name})`,

  editProfile: 'Profil bearbeiten',
  save: 'Speichern',
  changePassword: 'Passwort ändern',
  oldPassword: 'Altes Passwort',
  missingPassword: 'Passwort fehlt!',
  passwordChanged: 'Das Passwort wurde geändert. Andere Geräte müssen sich neu anmelden.',

  verify: 'E-Mail-Adresse bestätigen',
  verifying: 'Die Adresse wird bestätigt.',
  verifyFailed:
    'Die Adresse wurde nicht bestätigt. Der Link wurde schon benutzt, ist zu alt oder durch einen neueren ersetzt: Es gilt der Link in der neuesten Mail.',
  verifyLogin: 'Nach dem Anmelden lässt sich ein weiterer anfordern.',

  forgot: 'Passwort zurücksetzen',
  forgotText: 'Per Mail kommt ein Link, mit dem sich ein neues Passwort setzen lässt.',
  requestReset: 'Link senden',
  spamHint: 'Nichts da? Auch im Spam-Ordner nachsehen.',
  noMailHint: 'Wenn dieses Exuvia keine Mails sendet, hilft die Administration.',
  setPassword: 'Neues Passwort setzen',
  savePassword: 'Passwort setzen',
};
