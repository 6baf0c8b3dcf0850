import { describe, expect, test } from 'bun:test';
import type { Spoken } from '#src/domain/accounts/languages.ts';
import type { Today } from '#src/domain/today/today.ts';
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

/** Somebody in each list. */
const animal = {
  ...{ id: 1, name: 'p', sc_id: 1, sc_name: '', cm_name: '', an_type: 'tarantula' as const },
  ...{ gender: 'm' as const, an_count: 1, has_img: 0 as const, img_version: 0 },
};
const today = '2026-05-01';
const group = { due: 1, refused: 1, foods: ['p'], pet_ids: [1] };
const day: Today = {
  ...{ day: today, animals: 1, due: 1, open: 1, resting: 0 },
  by_place: [{ place_id: null, place: null, ...group }],
  by_plan: [{ fp_id: 1, fp_name: 'p', ...group, places: [] }],
  never_fed: [],
  open_offers: [{ ...animal, date_f: today, food: '' }],
  in_pre_molt: [{ ...animal, since: today, days: 0, refusals: 0, refused_since: null }],
  refusing: [
    { ...animal, refusals: 2, refused_since: today, suggests_pre_molt: 0, seen: 0 },
    { ...animal, refusals: 2, refused_since: today, suggests_pre_molt: 1, seen: 0 },
  ],
  refused_once: [],
  expected_molts: [
    { ...animal, expected: { from: today, to: today, reasons: [] }, suggests_pre_molt: 0 },
  ],
  not_seen: [{ ...animal, since: today }],
  to_weigh: [],
  week: [{ day: '2026-05-02', due: 1, plans: [], events: [{ id: 1, name: 'p', event: 'q' }] }],
};

const mails: [name: string, content: (language: Spoken) => MailContent][] = [
  ['api-token', (to) => apiTokenMail[to]('p')],
  ['contact-message', (to) => contactMail[to](1, 'p', 'q', 'r')],
  [
    'digest',
    (to) =>
      digestMail({
        ...{ day, by: 'plan', todayUrl: 'p', stopUrl: 'q', urlOf: () => 'q' },
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
    ...entries.map(({ text, more }) => [text, more].filter(Boolean).join(': ')),
  ]);
  return [
    subject,
    ...lines,
    ...listed,
    ...after,
    ...[link, stop].flatMap((one) => one?.label ?? []),
  ];
}
