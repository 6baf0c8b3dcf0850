import type { Letter } from '#src/platform/mail-letter.ts';

// The account's mails. None holds the user's name: anybody can register somebody else's address and
// would else have this server say words of their choice.

export const verifyLetter = (url: string): Letter => ({
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
});

export const resetLetter = (url: string): Letter => ({
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
});

/** To the old address. It does not name the new one: who reads the old mailbox need not know it. */
export const changedLetter = (url: string): Letter => ({
  subject: 'Your E-Mail address was changed',
  lines: [
    'Hello,',
    'the E-Mail address of your account at Exuvia was changed. This mail went to the address that it had until now; from now on mails go to the new one.',
    'If it was you, there is nothing more to do. If not, tell the administrator at once.',
  ],
  link: { label: 'Write to the administrator', url },
});

export const inviteLetter = (url: string): Letter => ({
  subject: 'Your invitation to Exuvia',
  lines: [
    'Hello,',
    'the administrator invites you to keep your animals’ log in Exuvia: feedings, molts, growth, plans and labels. Open the link to make your account.',
  ],
  link: { label: 'Make an account', url },
  after: ['The link works once, for 14 days.'],
});
