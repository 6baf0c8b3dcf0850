import { expect, test } from 'bun:test';
import { emailProblem, tidyEmail } from './email.ts';

test.each([
  'a@b.de',
  'first.last+tag@mail.example.org',
  "o'neil_99@ex-ample.co.uk",
  'keeper@müller.de',
  'keeper@exuvia.local',
  'KEEPER@EXAMPLE.ORG',
  `${'a'.repeat(64)}@example.org`,
])('%s is an address', (text) => {
  expect(emailProblem(text)).toBeNull();
});

test.each([
  'a',
  '@b.de',
  'a@',
  'a@b',
  'a@b.',
  'a@.de',
  'a@b..de',
  'a@-b.de',
  'a@b-.de',
  'a@1.2.3.4',
  'a@[1.2.3.4]',
  'a@b@c.de',
  '.a@b.de',
  'a.@b.de',
  'a..b@b.de',
  'a b@c.de',
  ' a@b.de',
  'a@b.de ',
  'a@b.de\n',
  'a@b.de,c@d.de',
  'a@b.de;c@d.de',
  'b@x.de\r\nBcc: c@d.de',
  'a@b.de\u0000',
  'Name <a@b.de>',
  '"a b"@c.de',
  'a@b.de(comment)',
  'ä@b.de',
  `${'a'.repeat(65)}@example.org`,
  `a@${'b'.repeat(64)}.de`,
])('%j is no address', (text) => {
  expect(emailProblem(text)).toEqual({ code: 'not_an_email' });
});

test('the limit of 254 holds at the last character', () => {
  const address = (length: number) =>
    `a@${`${'b'.repeat(49)}.`.repeat(4)}${'c'.repeat(length - 202)}`;
  expect(address(254)).toHaveLength(254);
  expect(emailProblem(address(254))).toBeNull();
  expect(emailProblem(address(255))).toEqual({ code: 'email_too_long', params: { max: 254 } });
  expect(emailProblem('')).toEqual({ code: 'email_missing' });
});

test('tidying touches the domain and the surrounding spaces, not the local part', () => {
  expect(tidyEmail('  Keeper.One@Example.ORG\n')).toBe('Keeper.One@example.org');
  expect(tidyEmail('Keeper')).toBe('Keeper');
  expect(tidyEmail('')).toBe('');
});
