import type { MailTemplate } from '#src/platform/mail/mail-content.ts';

export const apiTokenMail: MailTemplate<[url: string]> = {
  en: (url) => ({
    subject: 'New API token',
    lines: [
      'Hello,',
      'a token was made with which a program can use your account at Exuvia.',
      'If it was you, there is nothing more to do. If not, revoke it and set a new password at once, which ends all tokens.',
    ],
    link: { label: 'Look at the tokens', url },
  }),
  de: (url) => ({
    subject: 'Neues API-Token',
    lines: [
      'Hallo,',
      'es gibt ein neues Token, mit dem ein Programm das Konto bei Exuvia benutzen kann.',
      'War das gewollt, ist nichts weiter zu tun. Wenn nicht, bitte sofort widerrufen und ein neues Passwort setzen, das alle Token beendet.',
    ],
    link: { label: 'Token ansehen', url },
  }),
};
