import type { MailTemplate } from '#src/platform/mail/mail-content.ts';

export const testMail: MailTemplate<[url: string]> = {
  en: (url) => ({
    subject: 'Exuvia sends mail',
    lines: [
      'Hello,',
      'this is the test that was asked for on the outbox page. As you read it, mails from Exuvia arrive.',
    ],
    link: { label: 'Open the outbox', url },
  }),
  de: (url) => ({
    subject: 'Exuvia verschickt E-Mails',
    lines: [
      'Hallo,',
      'das ist der Test, der im Postausgang angefordert wurde. E-Mails von Exuvia kommen also an.',
    ],
    link: { label: 'Postausgang öffnen', url },
  }),
};
