import type { MailTemplate } from '#src/platform/mail/mail-content.ts';

/** What happened to that which protects a log-in besides the password. */
export type FactorChange = keyof typeof english;

const english = {
  appAdded: [
    'Authenticator app set up',
    'an authenticator app was set up for your account at Exuvia.',
  ],
  appRemoved: [
    'Authenticator app removed',
    'the authenticator app of your account at Exuvia was removed.',
  ],
  passkeyAdded: ['Passkey added', 'a passkey was added to your account at Exuvia.'],
  passkeyRemoved: ['Passkey removed', 'a passkey of your account at Exuvia was removed.'],
  allRemoved: [
    'Two-step log-in removed',
    'the administrator removed app, passkeys and recovery codes of your account at Exuvia. The password is enough to log in, and every device was logged out.',
  ],
  recoveryRenewed: [
    'New recovery codes',
    'new recovery codes were made for your account at Exuvia; the ones before work no more.',
  ],
  recoveryUsed: [
    'A recovery code was used',
    'somebody who knows your password logged in to your account at Exuvia with a recovery code. It works no more.',
  ],
} as const;

const german: Record<FactorChange, readonly [subject: string, what: string]> = {
  appAdded: [
    'Authenticator-App eingerichtet',
    'für das Konto bei Exuvia wurde eine Authenticator-App eingerichtet.',
  ],
  appRemoved: [
    'Authenticator-App entfernt',
    'die Authenticator-App des Kontos bei Exuvia wurde entfernt.',
  ],
  passkeyAdded: ['Passkey hinzugefügt', 'zum Konto bei Exuvia kam ein Passkey hinzu.'],
  passkeyRemoved: ['Passkey entfernt', 'ein Passkey des Kontos bei Exuvia wurde entfernt.'],
  allRemoved: [
    'Anmeldung in zwei Schritten entfernt',
    'die Administration hat App, Passkeys und Wiederherstellungscodes des Kontos bei Exuvia entfernt. Zum Anmelden genügt das Passwort, und alle Geräte wurden abgemeldet.',
  ],
  recoveryRenewed: [
    'Neue Wiederherstellungscodes',
    'für das Konto bei Exuvia gibt es neue Wiederherstellungscodes; die bisherigen gelten nicht mehr.',
  ],
  recoveryUsed: [
    'Ein Wiederherstellungscode wurde benutzt',
    'beim Konto bei Exuvia meldete sich jemand mit Passwort und Wiederherstellungscode an. Der Code gilt nicht mehr.',
  ],
};

export const secondFactorMail: MailTemplate<[change: FactorChange, url: string]> = {
  en: (change, url) => ({
    subject: english[change][0],
    lines: [
      'Hello,',
      english[change][1],
      'If it was you, there is nothing more to do. If not, set a new password at once and look at what is set up.',
    ],
    link: { label: 'Look at the log-in', url },
  }),
  de: (change, url) => ({
    subject: german[change][0],
    lines: [
      'Hallo,',
      german[change][1],
      'War das gewollt, ist nichts weiter zu tun. Wenn nicht, bitte sofort ein neues Passwort setzen und nachsehen, was eingerichtet ist.',
    ],
    link: { label: 'Anmeldung ansehen', url },
  }),
};
