import type { MailTemplate } from '#src/platform/mail/mail-content.ts';

export const passwordChangedMail: MailTemplate<[url: string]> = {
  en: (url) => ({
    subject: 'Your password was changed',
    lines: [
      'Hello,',
      'the password of your account at Exuvia was changed, and every device was logged out.',
      'If it was you, there is nothing more to do. If not, set a new one at once.',
    ],
    link: { label: 'Set a new password', url },
  }),
  de: (url) => ({
    subject: 'Das Passwort wurde geändert',
    lines: [
      'Hallo,',
      'das Passwort des Kontos bei Exuvia wurde geändert, und alle Geräte wurden abgemeldet.',
      'War die Änderung gewollt, ist nichts weiter zu tun. Wenn nicht, bitte sofort ein neues setzen.',
    ],
    link: { label: 'Neues Passwort vergeben', url },
  }),
};
