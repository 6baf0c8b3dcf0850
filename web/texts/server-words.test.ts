import { describe, expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { Glob } from 'bun';
import { literalsOf } from '#src/testing/literals.ts';
import { server } from './de/server.ts';

// Whatever the server and the shared checks say stands as English in their code. Each sentence there
// must be known in German, so that a new one can't be forgotten.

/** What nobody reads on a page: the command line, SQL, the API's document, words of files, mails. */
const elsewhere = [
  'src/domain/import-dates.ts',
  'src/domain/label-sheets.ts',
  'src/domain/pet-columns.ts',
  'src/domain/species-words.ts',
  'src/features/species/species-request.service.ts',
  'src/platform/api-docs.ts',
  'src/platform/backup-archive.ts',
  'src/platform/backups.ts',
  'src/platform/config.ts',
  'src/platform/data-folder.ts',
  'src/platform/letters/de.ts',
  'src/platform/letters/en.ts',
  'src/platform/restore.ts',
  'src/platform/web-bundle.ts',
];

/** Sentences that are put together from parts which are sentences themselves: as they come out. */
const composed: Record<string, string[]> = {
  'Invitation ¤': ['Invitation for eva@example.org', 'Invitation as a link'],
  "¤ can't be deleted: ¤ species ¤ from there.": [
    "Peru can't be deleted: 1 species comes from there.",
    "Peru can't be deleted: 2 species come from there.",
  ],
  'is too many: ¤ has ¤': ['is too many: Atlas has 1 animal', 'is too many: Atlas has 3 animals'],
  'Must be ¤': ['Must be dry (1), medium (2) or moist (3)', 'Must be one of tarantula, spider'],
  '¤ user ¤': ['Suspended user 3', 'Let in again user 3'],
  'Set edit species to ¤ for ¤': ['Set edit species to 1 for 3', 'Set edit species to 0 for 3'],
  'The ¤ is not valid: ¤': ['The body is not valid: must be of type object'],
  'Mail ¤ (¤) to ¤ ¤: ¤': ['Mail 4 (reset) to eva@example.org was given up: 550 no such user'],
  "¤ can't be imported": ["1 row can't be imported", "12 rows can't be imported"],
  'must be $1': ["must be one of: 'ASC', 'DESC'"],
};

/** Parts that are looked for or stand in the composed ones, and a word at the start of the program. */
const parts = [
  'Backup failed',
  'Let in again',
  'Unexpected property',
  'must be ',
  'The backup before the update failed, so nothing was changed: ¤',
];

/** The same word in both languages. */
const alike = ['Mail', 'Import'];

const files = [...new Glob('src/{domain,platform,features}/**/*.ts').scanSync('.')].filter(
  (file) => !file.endsWith('.test.ts') && !elsewhere.includes(file),
);
const sources = files.map((file) => ({ file, code: readFileSync(file, 'utf8') }));
const said = sources.flatMap(({ file, code }) =>
  literalsOf(code)
    .filter(isSentence)
    .map((text) => ({ file, text })),
);
const missing = sources.flatMap(({ code }) =>
  [...code.matchAll(/notFound\('([^']+)'\)/g)].map(([, what = '']) => what),
);

test('the scanner sees the sentences', () => {
  expect(said.length).toBeGreaterThan(150);
  expect(missing.length).toBeGreaterThan(40);
});

test('each of the server’s sentences has a German one', () => {
  const things = new Set(missing);
  const untold = said.filter(({ text }) => {
    if (parts.includes(text) || things.has(text)) return false;
    return (composed[text] ?? [text.replace(/¤|\$\d/g, '7')]).some((one) => !isGerman(one));
  });
  expect(untold).toEqual([]);
});

test.each([...new Set(missing)])('a missing %s has a German name', (what) => {
  const german = server.say(`${what} not found`);
  expect(german).toEndWith(' nicht gefunden');
  if (!alike.includes(what)) expect(german).not.toStartWith(what);
});

describe('no German sentence has English left in it', () => {
  test.each(said.map(({ text }) => text).filter((text) => !parts.includes(text)))('%s', (text) => {
    for (const one of composed[text] ?? [text.replace(/¤|\$\d/g, '7')]) {
      expect(server.say(one)).not.toMatch(/\b(the|not|must|with|has|of|have|is)\b/);
    }
  });
});

/** Words behind a field's name, or a sentence of its own; no SQL and no path. */
function isSentence(text: string): boolean {
  if (/^(EXISTS|SELECT|UPDATE|PRAGMA|CASE|POST|DELETE)\b/.test(text) || text.includes('\n'))
    return false;
  return (
    /^(must|is|has|may|names|would|holds|stands|needs|can) /.test(text) ||
    (/^([A-Z]|¤ \S+ )/.test(text) && /[a-z]{2} |: ¤/.test(text))
  );
}

function isGerman(sentence: string): boolean {
  return server.say(sentence) !== sentence;
}
