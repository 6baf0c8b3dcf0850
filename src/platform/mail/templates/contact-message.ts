import type { MailTemplate } from '#src/platform/mail/mail-content.ts';

/** To the administrator, of a message that came by the contact form. */
export const contactMail: MailTemplate<[id: number, email: string, message: string, url: string]> =
  {
    en: (id, email, message, url) => ({
      subject: `Message ${id} from ${email}`,
      lines: [`${email} wrote to the administrator of Exuvia:`],
      quote: message,
      link: { label: 'Read and reply', url },
    }),
    de: (id, email, message, url) => ({
      subject: `Nachricht ${id} von ${email}`,
      lines: [`${email} schreibt an die Administration von Exuvia:`],
      quote: message,
      link: { label: 'Lesen und antworten', url },
    }),
  };
