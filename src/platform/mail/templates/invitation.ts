import type { MailTemplate } from '#src/platform/mail/mail-content.ts';

export const invitationMail: MailTemplate<[url: string]> = {
  en: (url) => ({
    subject: 'Your invitation to Exuvia',
    lines: [
      'Hello,',
      'the administrator invites you to keep your animals’ log in Exuvia: feedings, molts, growth, plans and labels. Open the link to make your account.',
    ],
    link: { label: 'Make an account', url },
    after: ['The link works once, for 14 days.'],
  }),
  de: (url) => ({
    subject: 'Einladung zu Exuvia',
    lines: [
      'Hallo,',
      'die Administration lädt dazu ein, in Exuvia Buch über die eigenen Tiere zu führen: Fütterungen, Häutungen, Wachstum, Pläne und Etiketten. Über den Link lässt sich ein Konto anlegen.',
    ],
    link: { label: 'Konto anlegen', url },
    after: ['Der Link gilt einmal, 14 Tage lang.'],
  }),
};
