import type { EventSentences } from './said.ts';

/** What is stored in fewer words than a person wants to read. */
const sentences: EventSentences['sentences'] = [
  ['Registration is open now', 'Everybody may register now'],
  ['Registration is closed now', 'Nobody may register now'],
  ['Registration is invite now', 'Registration needs an invitation now'],
  ['Set edit species to 1 for {}', (whom = '') => `${known(whom, 'Account')} may edit species now`],
  [
    'Set edit species to 0 for {}',
    (whom = '') => `${known(whom, 'Account')} may no longer edit species`,
  ],
  ['Suspended user {}', (whom = '') => `Suspended ${known(whom, 'account')}`],
  ['Let in again user {}', (whom = '') => `Reactivated ${known(whom, 'account')}`],
  ['Deleted user {}', 'Deleted account {}'],
  ['Confirmation for {}: sent', 'Mailed {} a new confirmation link'],
  ['Confirmation for {}: queued', 'A new confirmation link for {} waits in the outbox'],
  ['Invitation for {}', 'Invited {}'],
  ['Invitation as a link', 'Made an invitation link'],
  ['News {} added', 'Added news {}'],
  ['News {} deleted', 'Deleted news {}'],
  ['Expo {} added', 'Added expo {}'],
  ['Expo {} changed', 'Changed expo {}'],
  ['Expo {} deleted', 'Deleted expo {}'],
  [
    'Mail {} ({}) to {} could not be sent yet: {}',
    (_id, kind = '', to, why) => `Mail to ${to} (${kinds[kind] ?? kind}) was not sent yet: ${why}`,
  ],
  [
    'Mail {} ({}) to {} was given up: {}',
    (_id, kind = '', to, why) => `Mail to ${to} (${kinds[kind] ?? kind}) was given up: ${why}`,
  ],
];

/** The name of an account, or its number where it has none any more. */
const known = (whom: string, account: string) => (/^\d+$/.test(whom) ? `${account} ${whom}` : whom);

const kinds: Record<string, string> = {
  verify: 'confirmation of the address',
  reset: 'link for a new password',
  changed: 'change of the address',
  password: 'change of the password',
  factor: 'change of the second step',
  token: 'API token',
  digest: 'mail of the day',
  recovery: 'recovery code used',
  invite: 'invitation',
  reply: 'reply to a message',
  notice: 'message from somebody',
  warning: 'warning',
  test: 'test',
};

/** What the event log says, in English. */
export const eventsInEnglish: EventSentences = { sentences, others: '\n… and others' };
