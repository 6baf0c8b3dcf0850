import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// Terms that a newcomer would have to learn first, and the usual ones (ARCHITECTURE.md, "Words").

const root = join(import.meta.dir, '..');
/** Sentences for people and lists of data are not code. */
const exempt = /\/(texts|mail-templates)\/|common-passwords|vocabulary\.test\.ts$/;

const everywhere = ['src/**/*', 'web/**/*', 'scripts/**/*', 'tests/**/*', 'docs/**/*.md'];
const client = ['web/**/*', 'scripts/**/*', 'tests/**/*'];

const avoid: { word: RegExp; use: string; where: string[] }[] = [
  { word: /errand/i, use: 'queued request', where: everywhere },
  { word: /\b(whereupon|whereof|wherein)\b/i, use: 'a sentence of its own', where: everywhere },
  { word: /twoAtATime|SAME_TIME/, use: 'withConcurrency, MIN_RESPONSE_MS', where: everywhere },
  { word: /\b(keepTraces|keepTriggers)\b/, use: 'tombstones, syncTriggers', where: everywhere },
  {
    word: /\b(aDesk|secondTap|wayBack)\b/,
    use: 'fixture, ghost click, blocker',
    where: everywhere,
  },
  { word: /Wish\b/, use: 'Input', where: client },
  { word: /\banew\b/, use: 'again', where: client },
  { word: /\bwhoever\b/, use: 'the one who, anyone who', where: client },
  { word: /\btwins?\b/i, use: 'precompressed file, duplicate', where: client },
];

const filesOf = (patterns: string[]) =>
  patterns
    .flatMap((pattern) => [...new Bun.Glob(pattern).scanSync(root)])
    .filter((file) => /\.(tsx?|css|mjs|js|md)$/.test(file) && !exempt.test(file));

test.each(avoid)('$word is not used: say $use', ({ word, where }) => {
  const found = filesOf(where).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (word.test(line) ? [`${file}:${at + 1}`] : [])),
  );
  expect(found).toEqual([]);
});
