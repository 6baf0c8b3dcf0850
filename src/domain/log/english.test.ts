import { expect, test } from 'bun:test';
import { accountIn, withName } from './about-account.ts';
import { eventsInEnglish } from './english.ts';
import { readEvent } from './said.ts';

test.each([
  ['Registration is invite now', 'Registration needs an invitation now'],
  ['Set edit species to 1 for Berta (7)', 'Berta (7) may edit species now'],
  ['Set edit species to 0 for 7', 'Account 7 may no longer edit species'],
  ['Let in again user Berta (7)', 'Reactivated Berta (7)'],
  ['Confirmation for a@b.org: queued', 'A new confirmation link for a@b.org waits in the outbox'],
  [
    'Mail 3 (invite) to a@b.org could not be sent yet: No: 535',
    'Mail to a@b.org (invitation) was not sent yet: No: 535',
  ],
  ['Failed login from ::1\n… and others', 'Failed login from ::1\n… and others'],
  ['a1b2c3d4: Error: no such table', 'a1b2c3d4: Error: no such table'],
])('%j is read as %j', (stored, read) => expect(readEvent(stored, eventsInEnglish)).toBe(read));

test.each([
  ['Suspended user 7', 7, 'Suspended user $1 (7)'],
  ['Set edit species to 1 for 12', 12, 'Set edit species to 1 for $1 (12)'],
  [
    'Took over 2 of the animals of user 7 (hand-over 9)',
    7,
    'Took over 2 of the animals of user $1 (7) (hand-over 9)',
  ],
  ['Deleted user 7', null, 'Deleted user 7'],
])('%j is about account %p', (message, uid, named) => {
  expect(accountIn(message)).toBe(uid);
  expect(withName(message, '$1')).toBe(named);
});
