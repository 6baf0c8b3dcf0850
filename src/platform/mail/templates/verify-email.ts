import type { MailTemplate } from '#src/platform/mail/mail-content.ts';

export const verificationMail: MailTemplate<[url: string]> = {
  en: (url) => ({
    subject: 'Confirm your E-Mail address',
    lines: [
      'Hello,',
      'this address was entered for an account at Exuvia. Open the link to confirm that it is yours.',
    ],
    link: { label: 'Confirm the address', url },
    after: [
      'The link works once, for seven days.',
      'If you did not enter this address, you need not do anything.',
    ],
  }),
  de: (url) => ({
    subject: 'E-Mail-Adresse bestätigen',
    lines: [
      'Hallo,',
      'diese Adresse wurde bei Exuvia für ein Konto angegeben. Der Link bestätigt, dass sie stimmt.',
    ],
    link: { label: 'Adresse bestätigen', url },
    after: [
      'Der Link gilt einmal, sieben Tage lang.',
      'Wer diese Adresse nicht selbst angegeben hat, braucht nichts zu tun.',
    ],
  }),
};
