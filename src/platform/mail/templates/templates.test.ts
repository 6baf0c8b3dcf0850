import { describe, expect, test } from 'bun:test';
import type { Spoken } from '#src/domain/accounts/languages.ts';
import type { MailContent } from '#src/platform/mail/mail-content.ts';
import { apiTokenMail } from './api-token.ts';
import { digestMail } from './digest.ts';
import { contactMail } from './contact-message.ts';
import { emailChangedMail } from './email-changed.ts';
import { invitationMail } from './invitation.ts';
import { passwordChangedMail } from './password-changed.ts';
import { passwordResetMail } from './password-reset.ts';
import { replyMail } from './reply.ts';
import { secondFactorMail } from './second-factor.ts';
import { testMail } from './test-mail.ts';
import { verificationMail } from './verify-email.ts';
import { warningMail } from './warning.ts';

const mails: [name: string, content: (language: Spoken) => MailContent][] = [
  ['api-token', (to) => apiTokenMail[to]('p')],
  ['contact-message', (to) => contactMail[to](1, 'p', 'q', 'r')],
  [
    'digest',
    (to) =>
      digestMail({
        ...{ due: 1, open: [], look: [], todayUrl: 'p', stopUrl: 'q', urlOf: () => 'q' },
        places: [{ place: null, due: 1, refused: 1, foods: [] }],
        rests: [{ id: 1, name: 'p', sc_name: '', refusals: 0 }],
      })(to),
  ],
  ['email-changed', (to) => emailChangedMail[to]('p')],
  ['invitation', (to) => invitationMail[to]('p')],
  ['password-changed', (to) => passwordChangedMail[to]('p')],
  ['password-reset', (to) => passwordResetMail[to]('p')],
  ['reply', (to) => replyMail[to]('p', 'q')],
  ['second-factor', (to) => secondFactorMail[to]('appAdded', 'p')],
  ['test-mail', (to) => testMail[to]('p')],
  ['verify-email', (to) => verificationMail[to]('p')],
  ['warning', (to) => warningMail[to](['p'], 'q')],
];

describe.each(mails)('the mail %s', (_, content) => {
  const [english, german] = [content('en'), content('de')];

  test('has the same parts in German as in English', () => {
    expect(Object.keys(german).toSorted()).toEqual(Object.keys(english).toSorted());
    expect(german.link?.url).toBe(english.link?.url);
    expect(german.quote).toBe(english.quote);
  });

  test('has no sentence of English in German, and calls nobody du or Sie', () => {
    const own = sentencesOf(german).filter((line) => !['p', 'q'].includes(line));
    expect(own.filter((line) => sentencesOf(english).includes(line))).toEqual([]);
    expect(own.join('\n')).not.toMatch(/\b([Dd]u|[Dd]ein\w*|[Dd]ich|[Dd]ir|Ihre?|Ihnen)\b/);
  });
});

function sentencesOf({ subject, lines, link, groups = [], after = [], stop }: MailContent) {
  const listed = groups.flatMap(({ title, entries }) => [
    title,
    ...entries.map(({ text }) => text),
  ]);
  return [
    subject,
    ...lines,
    ...listed,
    ...after,
    ...[link, stop].flatMap((one) => one?.label ?? []),
  ];
}
