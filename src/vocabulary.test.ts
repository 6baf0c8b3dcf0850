import { expect, test } from 'bun:test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

// Terms that a newcomer would have to learn first, and the usual ones (ARCHITECTURE.md, "Words").

const root = join(import.meta.dir, '..');
/** Sentences for people and lists of data are not code. */
const exempt =
  /\/(texts|templates|problems|warnings)\/|common-passwords|^ARCHITECTURE|vocabulary\.test\.ts$/;

const everywhere = ['{src,web,scripts,tests,docs}/**/*', '*.{md,mjs}'];

const avoid: { word: RegExp; use: string }[] = [
  { word: /errand/i, use: 'queued request' },
  { word: /\b(whereupon|whereof|wherein)\b/i, use: 'a sentence of its own' },
  { word: /twoAtATime|SAME_TIME/, use: 'withConcurrency, MIN_RESPONSE_MS' },
  { word: /\b(keepTraces|keepTriggers)\b/, use: 'tombstones, syncTriggers' },
  {
    word: /\b(aDesk|secondTap|wayBack)\b/,
    use: 'fixture, ghost click, blocker',
  },
  { word: /Wish\b/, use: 'Input' },
  { word: /\banew\b/, use: 'again' },
  { word: /\bwhoever\b/, use: 'the one who, anyone who' },
  { word: /\b(in vain|amiss|whilst|hitherto)\b/i, use: 'plain English' },
  { word: /\btwins?\b/i, use: 'precompressed file, duplicate' },
];

const filesOf = (patterns: string[]) =>
  patterns
    .flatMap((pattern) => [...new Bun.Glob(pattern).scanSync(root)])
    .filter((file) => /\.(tsx?|css|mjs|js|md)$/.test(file) && !exempt.test(file));

test.each(avoid)('$word is not used: say $use', ({ word }) => {
  const found = filesOf(everywhere).flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, at) => (word.test(line) ? [`${file}:${at + 1}`] : [])),
  );
  expect(found).toEqual([]);
});
