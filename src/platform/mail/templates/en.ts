import type { MailContent } from '#src/platform/mail/mail-content.ts';

// All mails in English, which is the source: another language is a file of the same shape.
// None of the account's mails holds the user's name: anybody can register somebody else's address
// and would else have this server say words of their choice.

export const english = {
  verify: (url: string): MailContent => ({
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

  reset: (url: string): MailContent => ({
    subject: 'Reset your password',
    lines: [
      'Hello,',
      'a new password was requested for your account at Exuvia. Open the link to set one.',
    ],
    link: { label: 'Set a new password', url },
    after: [
      'The link works once, for one hour. A newer one makes it void.',
      'If you did not request it, you need not do anything: your password stays as it is.',
    ],
  }),

  /** To the old address. It does not name the new one: who reads the old mailbox need not know it. */
  changed: (url: string): MailContent => ({
    subject: 'Your E-Mail address was changed',
    lines: [
      'Hello,',
      'the E-Mail address of your account at Exuvia was changed. This mail went to the address that it had until now; from now on mails go to the new one.',
      'If it was you, there is nothing more to do. If not, tell the administrator at once.',
    ],
    link: { label: 'Write to the administrator', url },
  }),

  password: (url: string): MailContent => ({
    subject: 'Your password was changed',
    lines: [
      'Hello,',
      'the password of your account at Exuvia was changed, and every device was logged out.',
      'If it was you, there is nothing more to do. If not, set a new one at once.',
    ],
    link: { label: 'Set a new password', url },
  }),

  invite: (url: string): MailContent => ({
    subject: 'Your invitation to Exuvia',
    lines: [
      'Hello,',
      'the administrator invites you to keep your animals’ log in Exuvia: feedings, molts, growth, plans and labels. Open the link to make your account.',
    ],
    link: { label: 'Make an account', url },
    after: ['The link works once, for 14 days.'],
  }),

  /** To the administrator, of a message that came by the contact form. */
  notice: (id: number, email: string, message: string, url: string): MailContent => ({
    subject: `Message ${id} from ${email}`,
    lines: [`${email} wrote to the administrator of Exuvia:`],
    quote: message,
    link: { label: 'Read and reply', url },
  }),

  reply: (words: string, original: string): MailContent => ({
    subject: 'Reply to your message',
    lines: [
      'Hello,',
      'the administrator of Exuvia replies to your message:',
      ...words.split(/\n{2,}/),
      'You wrote:',
    ],
    quote: original,
  }),

  /** To the administrator, of what puts records in danger. */
  warning: (warnings: string[], url: string): MailContent => ({
    subject: 'Exuvia needs your attention',
    lines: [
      'Hello,',
      'something in your installation of Exuvia is not as it should be:',
      ...warnings,
    ],
    link: { label: 'Open the system page', url },
    after: ['As long as this lasts, a mail like this one comes once a week.'],
  }),

  test: (url: string): MailContent => ({
    subject: 'Exuvia sends mail',
    lines: [
      'Hello,',
      'this is the test that was asked for on the outbox page. As you read it, mails from Exuvia arrive.',
    ],
    link: { label: 'Open the outbox', url },
  }),
};
