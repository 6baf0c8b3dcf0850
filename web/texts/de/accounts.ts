import { grouped, plural } from '#src/domain/text/german-plural.ts';
import type { Texts } from '#web/texts/texts.ts';

export const accounts: Texts['accounts'] = {
  login: 'Anmelden',
  register: 'Registrieren',
  email: 'E-Mail-Adresse',
  password: 'Passwort',
  newPassword: 'Neues Passwort',
  name: 'Name',
  passwordHint: ({ min, different }) =>
    `Mindestens ${min} Zeichen, davon ${different} verschiedene. Kein verbreitetes Passwort, nicht der eigene Name oder die eigene Adresse, auch nicht mit Ziffern dahinter; und nicht nur Ziffern und Zeichen.`,
  foreignDevice: 'Das ist nicht mein Gerät: nichts hier behalten',
  endedByUpdate:
    'Exuvia wurde seit dem letzten Besuch aktualisiert; danach melden sich alle einmal neu an. Tiere und Einträge sind, wie sie waren.',
  endedElsewhere:
    'Diese Anmeldung wurde beendet: mit einem neuen Passwort, auf einem anderen Gerät, von der Administration oder weil eine Sicherung zurückgespielt wurde.',
  endedWithAccount: (waiting) =>
    `Das Konto dieses Geräts wurde gelöscht, und seine Einträge sind von hier entfernt.${
      waiting === 0
        ? ''
        : waiting === 1
          ? ' Ein Eintrag, der nicht gesendet wurde, ist noch hier und lässt sich ohne das Konto nicht senden.'
          : ` ${waiting} Einträge, die nicht gesendet wurden, sind noch hier und lassen sich ohne das Konto nicht senden.`
    }`,
  leftWaiting: (count) =>
    count === 1
      ? 'Ein Eintrag wartet auf diesem Gerät und wird nach der nächsten Anmeldung gesendet.'
      : `${count} Einträge warten auf diesem Gerät und werden nach der nächsten Anmeldung gesendet.`,
  resetPassword: 'Passwort zurücksetzen',
  newHere: 'Neu hier?',
  alreadyHere: 'Schon ein Konto?',
  loggedInAs: (name) => `Angemeldet als ${name}.`,
  alreadyLoggedIn: 'Schon angemeldet!',
  toProfile: 'Profil',
  firstRun: 'Das ist das erste Konto auf diesem Server: Es wird das der Administration.',
  invite: 'Einladungscode',
  inviteHint: 'Zum Registrieren braucht es eine Einladung der Administration.',
  invited: 'Das ist eine Einladung, hier Buch über die eigenen Tiere zu führen.',
  inviteOnce: 'Aus der Einladung; er gilt für ein Konto.',
  inviteGone: 'Wer schon ein Konto hat, kann sich',
  inviteLogin: 'anmelden',
  inviteOr: ', sonst',
  inviteAsk: 'um eine neue Einladung bitten',
  setupCode: 'Code des Servers',
  setupCodeHint:
    'Das erste Konto ist das der Administration. Den Code gibt der Server beim Start aus: Er steht im Terminal oder im Protokoll.',
  closed: 'Die Registrierung ist geschlossen. Ein Konto gibt es bei der Administration.',

  profile: 'Profil',
  pets: 'Tiere',
  petCount: (count, total) =>
    count === total ? grouped(count) : `${grouped(count)} (${grouped(total)})`,
  messages: 'Nachrichten',
  sentMessages: (n) => `Gesendete Nachrichten (${n})`,
  unconfirmed:
    'Diese Adresse ist noch nicht bestätigt. Der Link dazu steht in der neuesten E-Mail an sie; hier lässt sich ein weiterer anfordern.',
  unconfirmedAdmin:
    'Diese Adresse ist noch nicht bestätigt. Der Link dazu steht in der neuesten E-Mail an sie; ohne Mailserver wartet sie hier:',
  outbox: 'Postausgang',
  confirmAgain: 'Neuen Link senden',
  confirmSent: (email) =>
    `Ein neuer Link ist unterwegs an ${email}. Nichts da? Auch im Spam-Ordner nachsehen.`,
  confirmWaits: (email) =>
    `Die E-Mail an ${email} ist noch nicht unterwegs. Stimmt die Adresse, geht sie von selbst, sobald der Mailserver sie annimmt.`,
  confirmNoServer:
    'Dieser Server sendet keine E-Mails. Ein neuer Link wartet im Postausgang der Administration: Dort danach fragen.',
  confirmInOutbox: 'Dieser Server sendet keine E-Mails. Ein neuer Link wartet im Postausgang.',
  confirmedAlready: 'Die Adresse ist bestätigt.',
  edit: 'Bearbeiten',
  yourData: 'Eigene Daten',
  language: 'Sprache',
  languageOfBrowser: (name) => `Wie im Browser (${name})`,

  passwordForEmail: 'Eine neue Adresse braucht das Passwort.',
  editProfile: 'Profil bearbeiten',
  save: 'Speichern',
  changePassword: 'Passwort ändern',
  oldPassword: 'Altes Passwort',
  passwordChanged: 'Das Passwort wurde geändert. Andere Geräte müssen sich neu anmelden.',

  verify: 'E-Mail-Adresse bestätigen',
  verifying: 'Die Adresse wird bestätigt.',
  verifyFailed:
    'Die Adresse wurde nicht bestätigt. Der Link wurde schon benutzt, ist zu alt oder durch einen neueren ersetzt: Es gilt der Link in der neuesten E-Mail.',
  verifyLogin: 'Nach dem Anmelden lässt sich ein weiterer anfordern.',

  forgot: 'Passwort zurücksetzen',
  forgotText: 'Per E-Mail kommt ein Link, mit dem sich ein neues Passwort setzen lässt.',
  requestReset: 'Link senden',
  spamHint: 'Nichts da? Auch im Spam-Ordner nachsehen.',
  noMailHint: 'Wenn dieser Server keine E-Mails sendet, hilft die Administration.',
  setPassword: 'Neues Passwort setzen',
  savePassword: 'Passwort setzen',

  sessions: {
    title: 'Angemeldete Geräte',
    thisDevice: 'Dieses Gerät',
    unknownDevice: 'Unbekanntes Gerät',
    since: (day) => `seit ${day}`,
    lastUsed: (when) => `zuletzt benutzt ${when}`,
    end: 'Abmelden',
    endOthers: 'Alle anderen abmelden',
    endOthersText:
      'Jedes andere Gerät, das mit diesem Konto angemeldet ist, muss sich neu anmelden.',
    ended: (device) => `${device} ist abgemeldet.`,
    endedOthers: (n) => `${plural(n, 'Gerät ist', 'Geräte sind')} abgemeldet.`,
    errorLoading: 'Laden der angemeldeten Geräte gescheitert',
    errorEnding: 'Abmelden des Geräts gescheitert',
  },
  /** Shown after something was done. */
  notices: {
    passwordReset: 'Das Passwort wurde zurückgesetzt. Bitte neu anmelden.',
    emailVerified: 'Die E-Mail-Adresse ist bestätigt. Bitte neu anmelden.',
    resetRequested: (until) =>
      `Ein Link zum Zurücksetzen des Passworts wurde angefordert. Er gilt bis ${until}.`,
    confirmNewEmail: (email) => `Bitte die neue E-Mail-Adresse ${email} bestätigen`,
    registeredFirst: 'Registriert.',
    registered: 'Registriert: Bitte die E-Mail-Adresse bestätigen.',
    profileSaved: 'Das Profil wurde gespeichert.',
  },
  /** Titles of error dialogs. */
  errors: {
    verifyingEmail: 'E-Mail-Adresse konnte nicht bestätigt werden',
    requestingReset: 'Passwort konnte nicht zurückgesetzt werden',
    resettingPassword: 'Passwort konnte nicht zurückgesetzt werden',
    registering: 'Registrieren nicht möglich',
    updatingProfile: 'Profil konnte nicht geändert werden',
  },
};
