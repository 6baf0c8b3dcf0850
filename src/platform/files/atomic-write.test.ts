import { expect, test } from 'bun:test';
import { mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { writeFileAtomic } from './atomic-write.ts';
import { temporaryFolder } from '#src/testing/clean-up.ts';

const aFolder = () => temporaryFolder('whole');

test('files that belong together are written all or none, and no half ones stay', () => {
  const folder = aFolder();
  const [first, second] = [join(folder, 'a/first'), join(folder, 'b/second')];
  writeFileAtomic([first, second].map((path) => ({ path, bytes: 'old' })));
  mkdirSync(`${second}.tmp`); // in the way of the second file's temporary name
  const again = () => writeFileAtomic([first, second].map((path) => ({ path, bytes: 'new' })));
  expect(again).toThrow();
  expect([first, second].map((path) => readFileSync(path, 'utf8'))).toEqual(['old', 'old']);
  expect(readdirSync(join(folder, 'a'))).toEqual(['first']);
});

test('a file has its rights from the beginning', () => {
  const path = join(aFolder(), 'secret');
  writeFileAtomic([{ path, bytes: 'x' }], 0o600);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});
