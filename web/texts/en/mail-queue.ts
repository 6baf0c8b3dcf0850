import { plural } from '#src/domain/text/english-plural.ts';

export const outbox = {
  title: 'Outbox',
  caption: 'Outgoing emails, newest first',
  sub: 'Emails that Exuvia sends, and those that wait.',
  noServer:
    'No email server is set (SMTP_URL). Emails wait here: open one, copy its link or its text and pass it on yourself.',
  none: 'No emails',
  noneText: 'Confirmations, password resets and replies appear here.',

  mail: 'Email',
  to: 'To',
  date: 'Date',
  state: 'State',
  states: {
    waiting: 'Waiting',
    sent: 'Sent',
    needless: 'Not needed any more',
    failed: 'Given up',
  },
  tries: (n: number) => plural(n, 'try', 'tries'),
  nextTry: (when: string) => `Next try ${when}`,
  link: 'Link',
  copyLink: 'Copy link',
  copied: 'The link was copied.',
  notCopied: 'The link could not be copied. Select it and copy it by hand.',
  copyText: 'Copy text',
  textCopied: 'The text was copied.',
  textNotCopied: 'The text could not be copied. Select it and copy it by hand.',
  inMailProgram: 'Open in the mail program',
  linkGone: 'The link is known to its receiver alone.',
  close: 'Close',

  retry: 'Send now',
  retried: (email: string) => `Sent E-Mail ${email}`,
  stillWaits: 'The email could not be sent yet. It stays in the outbox.',
  delete: 'Delete',
  deleteTitle: (id: number) => `Delete email ${id}?`,
  deleted: 'The email was deleted.',
  test: 'Send a test email',

  invite: 'Invite a keeper',
  inviteText: 'An invitation lets one person register. It works once, for 14 days.',
  inviteEmail: 'Email address',
  inviteHint: 'Leave it empty to get a link that you hand over yourself.',
  inviteButton: 'Make invitation',
  inviteReady: (until: string) => `The invitation is ready and works until ${until}.`,
  inviteSent: (email: string) => `It was mailed to ${email}.`,
  inviteNotSent: (email: string) =>
    `It was not mailed to ${email} yet: hand over the link yourself.`,

  loading: 'Error loading outbox',
  retrying: 'Error sending E-Mail',
  deleting: 'Error deleting email',
  testing: 'Error sending E-Mail',
  inviting: 'Error making invitation',
};
