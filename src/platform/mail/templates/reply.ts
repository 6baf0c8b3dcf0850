import type { MailTemplate } from '#src/platform/mail/mail-content.ts';

export const replyMail: MailTemplate<[words: string, original: string]> = {
  en: (words, original) => ({
    subject: 'Reply to your message',
    lines: [
      'Hello,',
      'the administrator of Exuvia replies to your message:',
      ...words.split(/\n{2,}/),
      'You wrote:',
    ],
    quote: original,
  }),
  de: (words, original) => ({
    subject: 'Antwort auf die Nachricht an Exuvia',
    lines: [
      'Hallo,',
      'die Administration von Exuvia antwortet auf die Nachricht:',
      ...words.split(/\n{2,}/),
      'Die Nachricht war:',
    ],
    quote: original,
  }),
};
