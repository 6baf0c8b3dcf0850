import { plural } from '#src/domain/text/german-plural.ts';
import type { Texts } from '#web/texts/texts.ts';

export const outbox: Texts['outbox'] = {
  title: 'Postausgang',
  caption: 'Ausgehende E-Mails, neueste zuerst',
  sub: 'E-Mails, die Exuvia sendet, und solche, die warten.',
  noServer:
    'Kein Mailserver ist eingestellt (SMTP_URL). E-Mails warten hier: eine öffnen, ihren Link oder ihren Text kopieren und selbst weitergeben.',
  none: 'Keine E-Mails',
  noneText: 'Bestätigungen, neue Passwörter und Antworten erscheinen hier.',

  mail: 'E-Mail',
  to: 'An',
  date: 'Datum',
  state: 'Status',
  states: {
    waiting: 'Wartet',
    sent: 'Gesendet',
    needless: 'Nicht mehr nötig',
    failed: 'Aufgegeben',
  },
  tries: (n) => plural(n, 'Versuch', 'Versuche'),
  nextTry: (when) => `Nächster Versuch ${when}`,
  link: 'Link',
  copyLink: 'Link kopieren',
  copied: 'Der Link wurde kopiert.',
  notCopied: 'Der Link konnte nicht kopiert werden. Markieren und von Hand kopieren.',
  copyText: 'Text kopieren',
  textCopied: 'Der Text wurde kopiert.',
  textNotCopied: 'Der Text konnte nicht kopiert werden. Markieren und von Hand kopieren.',
  inMailProgram: 'Im Mailprogramm öffnen',
  linkGone: 'Den Link kennt nur, wer die E-Mail bekam.',
  close: 'Schließen',

  retry: 'Jetzt senden',
  retried: (email) => `E-Mail an ${email} gesendet`,
  stillWaits: 'Die E-Mail konnte noch nicht gesendet werden. Sie bleibt im Postausgang.',
  delete: 'Löschen',
  deleteTitle: (id) => `E-Mail ${id} löschen?`,
  deleted: 'Die E-Mail wurde gelöscht.',
  test: 'Test-E-Mail senden',

  invite: 'Halter einladen',
  inviteText:
    'Mit einer Einladung kann sich eine Person registrieren. Sie gilt einmal, 14 Tage lang.',
  inviteEmail: 'E-Mail-Adresse',
  inviteHint: 'Leer lassen, um einen Link zum Weitergeben zu bekommen.',
  inviteButton: 'Einladung erstellen',
  inviteReady: (until) => `Die Einladung ist bereit und gilt bis ${until}.`,
  inviteSent: (email) => `Sie ging als E-Mail an ${email}.`,
  inviteNotSent: (email) =>
    `Als E-Mail ging sie noch nicht an ${email}: Der Link lässt sich von Hand weitergeben.`,

  loading: 'Postausgang konnte nicht geladen werden',
  retrying: 'E-Mail konnte nicht gesendet werden',
  deleting: 'E-Mail konnte nicht gelöscht werden',
  testing: 'E-Mail konnte nicht gesendet werden',
  inviting: 'Einladung konnte nicht erstellt werden',
};
