import type { MailTemplate } from '#src/platform/mail/mail-content.ts';

/** To the administrator, of what puts records in danger. */
export const warningMail: MailTemplate<[warnings: string[], url: string]> = {
  en: (warnings, url) => ({
    subject: 'Exuvia needs your attention',
    lines: [
      'Hello,',
      'something in your installation of Exuvia is not as it should be:',
      ...warnings,
    ],
    link: { label: 'Open the system page', url },
    after: ['As long as this lasts, a mail like this one comes once a week.'],
  }),
  de: (warnings, url) => ({
    subject: 'Exuvia braucht Aufmerksamkeit',
    lines: ['Hallo,', 'an dieser Installation von Exuvia stimmt etwas nicht:', ...warnings],
    link: { label: 'Systemseite öffnen', url },
    after: ['Solange das so bleibt, kommt einmal in der Woche eine solche E-Mail.'],
  }),
};
