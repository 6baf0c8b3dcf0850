import type { MailTemplate } from '#src/platform/mail/mail-content.ts';

/** To the old address. It does not name the new one: who reads the old mailbox need not know it. */
export const emailChangedMail: MailTemplate<[url: string]> = {
  en: (url) => ({
    subject: 'Your E-Mail address was changed',
    lines: [
      'Hello,',
      'the E-Mail address of your account at Exuvia was changed. This mail went to the address that it had until now; from now on mails go to the new one.',
      'If it was you, there is nothing more to do. If not, tell the administrator at once.',
    ],
    link: { label: 'Write to the administrator', url },
  }),
  de: (url) => ({
    subject: 'Die E-Mail-Adresse wurde geändert',
    lines: [
      'Hallo,',
      'die E-Mail-Adresse des Kontos bei Exuvia wurde geändert. Diese E-Mail ging an die bisherige Adresse; ab jetzt gehen E-Mails an die neue.',
      'War die Änderung gewollt, ist nichts weiter zu tun. Wenn nicht, bitte sofort der Administration schreiben.',
    ],
    link: { label: 'Der Administration schreiben', url },
  }),
};
