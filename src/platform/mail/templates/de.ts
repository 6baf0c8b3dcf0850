import type { MailTemplates } from './templates.ts';

// As in web/texts/de the reader is called neither du nor Sie.

export const german: MailTemplates = {
  verify: (url) => ({
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

  reset: (url) => ({
    subject: 'Neues Passwort setzen',
    lines: [
      'Hallo,',
      'für das Konto bei Exuvia wurde ein neues Passwort angefordert. Über den Link lässt es sich setzen.',
    ],
    link: { label: 'Neues Passwort setzen', url },
    after: [
      'Der Link gilt einmal, eine Stunde lang. Ein neuerer macht ihn ungültig.',
      'Wer das nicht angefordert hat, braucht nichts zu tun: Das Passwort bleibt, wie es ist.',
    ],
  }),

  changed: (url) => ({
    subject: 'Die E-Mail-Adresse wurde geändert',
    lines: [
      'Hallo,',
      'die E-Mail-Adresse des Kontos bei Exuvia wurde geändert. Diese Mail ging an die bisherige Adresse; ab jetzt gehen Mails an die neue.',
      'War die Änderung gewollt, ist nichts weiter zu tun. Wenn nicht, bitte sofort der Administration schreiben.',
    ],
    link: { label: 'Der Administration schreiben', url },
  }),

  password: (url) => ({
    subject: 'Das Passwort wurde geändert',
    lines: [
      'Hallo,',
      'das Passwort des Kontos bei Exuvia wurde geändert, und alle Geräte wurden abgemeldet.',
      'War die Änderung gewollt, ist nichts weiter zu tun. Wenn nicht, bitte sofort ein neues setzen.',
    ],
    link: { label: 'Neues Passwort vergeben', url },
  }),

  invite: (url) => ({
    subject: 'Einladung zu Exuvia',
    lines: [
      'Hallo,',
      'die Administration lädt dazu ein, in Exuvia Buch über die eigenen Tiere zu führen: Fütterungen, Häutungen, Wachstum, Pläne und Etiketten. Über den Link lässt sich ein Konto anlegen.',
    ],
    link: { label: 'Konto anlegen', url },
    after: ['Der Link gilt einmal, 14 Tage lang.'],
  }),

  notice: (id, email, message, url) => ({
    subject: `Nachricht ${id} von ${email}`,
    lines: [`${email} schreibt an die Administration von Exuvia:`],
    quote: message,
    link: { label: 'Lesen und antworten', url },
  }),

  reply: (words, original) => ({
    subject: 'Antwort auf die Nachricht an Exuvia',
    lines: [
      'Hallo,',
      'die Administration von Exuvia antwortet auf die Nachricht:',
      ...words.split(/\n{2,}/),
      'Die Nachricht war:',
    ],
    quote: original,
  }),

  warning: (warnings, url) => ({
    subject: 'Exuvia braucht Aufmerksamkeit',
    lines: ['Hallo,', 'an dieser Installation von Exuvia stimmt etwas nicht:', ...warnings],
    link: { label: 'Systemseite öffnen', url },
    after: ['Solange das so bleibt, kommt einmal in der Woche eine solche Mail.'],
  }),

  test: (url) => ({
    subject: 'Exuvia verschickt Mails',
    lines: [
      'Hallo,',
      'das ist der Test, der im Postausgang angefordert wurde. Mails von Exuvia kommen also an.',
    ],
    link: { label: 'Postausgang öffnen', url },
  }),
};
