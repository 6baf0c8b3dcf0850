import { plural } from '#src/domain/text/german-plural.ts';
import type { Texts } from '#web/texts/texts.ts';

export const messages: Texts['messages'] = {
  title: 'Nachrichten',
  own: 'Gesendete Nachrichten',
  ownCaption: 'Eigene Nachrichten an die Administration, neueste zuerst',
  caption: 'Nachrichten, neueste zuerst',
  message: 'Nachricht',
  one: (id) => `Nachricht ${id}`,
  date: 'Datum',
  user: 'Konto',
  email: 'E-Mail',
  replies: 'Antworten',
  actions: 'Aktionen',
  notLoggedIn: '(Nicht angemeldet)',
  unread: (n) => (n === 0 ? 'Alle gelesen.' : `${n} ungelesen.`),

  none: 'Keine Nachrichten',
  noneText: 'Was über das Kontaktformular geschrieben wird, kommt hier an.',
  noneOwn: 'Keine gesendeten Nachrichten',
  noneOwnText: 'Nachrichten an die Administration stehen hier, mit den Antworten.',
  write: 'Nachricht schreiben',
  notFound: 'Nachricht nicht gefunden',
  notFoundText: 'Vielleicht wurde sie gelöscht.',
  toList: 'Alle Nachrichten',

  id: 'Nachrichten-Nr.',
  state: 'Status',
  isRead: 'Gelesen',
  isUnread: 'Ungelesen',
  answered: 'beantwortet',
  noReplies: 'Noch keine Antworten',
  newReplies: (n) => `${plural(n, 'neue Antwort', 'neue Antworten')} der Administration`,
  withNew: (n) => `${n}, neu`,

  lastRead: 'zuletzt gelesen',
  addSpecies: 'Diese Art hinzufügen',
  markLastRead: 'Bis hier gelesen',
  markLastReadOf: (id) => `Bis hier gelesen: Nachricht ${id}`,
  deleteOf: (id) => `Nachricht ${id} löschen`,
  deleted: 'Die Nachricht wurde gelöscht',
  deleteTitle: (id) => `Nachricht ${id} löschen?`,

  yourReply: 'Antwort',
  replyHint: (email) => `Geht als E-Mail an ${email}.`,
  replyStays:
    'Dieses Exuvia hat keinen Mailserver, es geht keine E-Mail hinaus: Die Antwort wartet im Postausgang und lässt sich von dort mit dem eigenen Mailprogramm senden. Halter finden sie unter „Gesendete Nachrichten“, Besucher bekommen sie sonst nicht.',
  toOutbox: 'Postausgang',
  reply: 'Antworten',
  replyTitle: 'Antworten?',
  willSendMail: (email) => `Eine E-Mail geht an ${email}`,
  sendMail: 'E-Mail senden',
  willWait: (email) => `Die E-Mail an ${email} wartet dann im Postausgang.`,
  storeReply: 'Antwort speichern',
  replyWaits: (email) =>
    `Die Antwort ist gespeichert. Die E-Mail an ${email} wartet im Postausgang.`,
};
