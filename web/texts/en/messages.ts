import { plural } from '#src/domain/text/english-plural.ts';

export const messages = {
  title: 'Messages',
  own: 'Sent messages',
  ownCaption: 'Your messages to the administrator, newest first',
  caption: 'Messages, newest first',
  message: 'Message',
  one: (id: number) => `Message ${id}`,
  date: 'Date',
  user: 'User',
  email: 'Email',
  replies: 'Replies',
  actions: 'Actions',
  notLoggedIn: '(Not logged in)',
  unread: (n: number) => (n === 0 ? 'All read.' : `${n} unread.`),

  none: 'No messages',
  noneText: 'What people write with the contact form arrives here.',
  noneOwn: 'No messages sent',
  noneOwnText: 'What you write to the administrator stands here, with the replies.',
  write: 'Write a message',
  notFound: 'Message not found',
  notFoundText: 'It may have been deleted.',
  toList: 'All messages',

  id: 'Message id',
  state: 'State',
  isRead: 'Read',
  isUnread: 'Unread',
  answered: 'answered',
  noReplies: 'No replies yet',
  newReplies: (n: number) => `${plural(n, 'new reply', 'new replies')} from the administrator`,
  withNew: (n: number) => `${n}, new`,

  lastRead: 'read up to here',
  markLastRead: 'Read up to here',
  markLastReadOf: (id: number) => `Read up to here: message ${id}`,
  deleteOf: (id: number) => `Delete message ${id}`,
  deleteTitle: (id: number) => `Delete message ${id}?`,

  yourReply: 'Your reply',
  replyHint: (email: string) => `Goes out as an email to ${email}.`,
  replyStays:
    'No mail leaves this Exuvia, as it has no mail server: the reply waits in the outbox, from where you can send it with your own mail program. A keeper finds it under Sent messages; a visitor does not get it otherwise.',
  toOutbox: 'Outbox',
  reply: 'Reply',
  replyTitle: 'Reply?',
  willSendMail: (email: string) => `This will send an E-Mail to ${email}`,
  sendMail: 'Send E-Mail',
  replyWaits: (email: string) =>
    `Your reply is stored. The E-Mail to ${email} waits in the outbox.`,
};
