import { describe, expect, test } from 'bun:test';
import type { MailContent } from '#src/platform/mail/mail-content.ts';
import { mailTemplates, type MailTemplates } from './templates.ts';

const kinds = Object.keys(mailTemplates.en) as (keyof MailTemplates)[];

describe.each(kinds)('the mail %s', (kind) => {
  const [english, german] = [mailTemplates.en[kind], mailTemplates.de[kind]].map(written);

  test('has the same parts in German as in English', () => {
    expect(Object.keys(german ?? {}).toSorted()).toEqual(Object.keys(english ?? {}).toSorted());
    expect(german?.link?.url).toBe(english?.link?.url);
    expect(german?.quote).toBe(english?.quote);
  });

  test('has no sentence of English in German, and calls nobody du or Sie', () => {
    const own = sentencesOf(german).filter((line) => !['p', 'q'].includes(line));
    expect(own.filter((line) => sentencesOf(english).includes(line))).toEqual([]);
    expect(own.join('\n')).not.toMatch(/\b([Dd]u|[Dd]ein\w*|[Dd]ich|[Dd]ir|Ihre?|Ihnen)\b/);
  });
});

/** The warnings' letter takes a list. */
const signsFor = (content: unknown) =>
  content === mailTemplates.en.warning || content === mailTemplates.de.warning
    ? [['p'], 'q']
    : ['p', 'q', 'r', 's'];

/** A letter with a sign for each thing that is put into it. */
function written(content: MailTemplates[keyof MailTemplates]): MailContent {
  return (content as (...parts: unknown[]) => MailContent)(...signsFor(content));
}

function sentencesOf(
  { subject, lines, link, after = [] }: MailContent = { subject: '', lines: [] },
) {
  return [subject, ...lines, ...after, ...(link ? [link.label] : [])];
}
