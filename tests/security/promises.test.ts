import { expect, test } from 'bun:test';
import { existsSync, readFileSync } from 'node:fs';

const rows = readFileSync('SECURITY.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!rule|-)/.test(line));

/** What holds each rule: files, and of those with tests their names. */
const held = rows.flatMap((row) => {
  const cell =
    row
      .split(' | ')
      .at(-1)
      ?.replace(/\s*\|$/, '') ?? '';
  return cell.split('<br>').map((part) => {
    const [, file = '', names = ''] = /^`([\w/.-]+\.ts)`(?: › (.+))?$/.exec(part.trim()) ?? [];
    return { row, file, names: names.split(' · ').filter(Boolean) };
  });
});

/** A whole one: a part of it may be the words of another test. */
const isTitle = (name: string, text: string): boolean =>
  ["'", '"', '`'].some((quote) => text.includes(`${quote}${name}${quote}`));

test('every row of SECURITY.md names tests that exist', () => {
  expect(rows.length).toBeGreaterThan(100);
  const missing = held.filter(({ file, names }) => {
    if (!file || !existsSync(file)) return true;
    const text = readFileSync(file, 'utf8');
    const isNamed = names.length > 0 || !file.endsWith('.test.ts');
    return !isNamed || names.some((name) => !isTitle(name, text));
  });
  expect(missing).toEqual([]);
});
