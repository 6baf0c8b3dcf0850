import { describe, expect, test } from 'bun:test';
import type { Letter } from '#src/platform/mail-letter.ts';
import { lettersIn, type Letters } from './letters.ts';

const kinds = Object.keys(lettersIn.en) as (keyof Letters)[];

describe.each(kinds)('the mail %s', (kind) => {
  const [english, german] = [lettersIn.en[kind], lettersIn.de[kind]].map(written);

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

/** A letter with a sign for each thing that is put into it. */
function written(letter: Letters[keyof Letters]): Letter {
  return (letter as (...parts: unknown[]) => Letter)('p', 'q', 'r', 's');
}

function sentencesOf({ subject, lines, link, after = [] }: Letter = { subject: '', lines: [] }) {
  return [subject, ...lines, ...after, ...(link ? [link.label] : [])];
}
