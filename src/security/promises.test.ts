import { expect, test } from 'bun:test';
import { existsSync, readFileSync } from 'node:fs';

test('every row of SECURITY.md names tests that exist', () => {
  const rows = readFileSync('SECURITY.md', 'utf8')
    .split('\n')
    .filter((line) => /^\| (?!rule|-)/.test(line));
  const held = rows.map((row) =>
    [...row.matchAll(/`([\w/.-]+\.ts)`/g)].map(([, file = '']) => file),
  );
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter((_, index) => held[index]?.length === 0)).toEqual([]);
  expect(held.flat().filter((file) => !existsSync(file))).toEqual([]);
});
