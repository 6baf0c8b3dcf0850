import { expect, test } from 'bun:test';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from './whole-files.ts';

const aFolder = () => mkdtempSync(join(tmpdir(), 'exuvia-whole-'));

test('files that belong together are written all or none, and no half ones stay', () => {
  const folder = aFolder();
  const [first, second] = [join(folder, 'a/first'), join(folder, 'b/second')];
  writeWhole([first, second].map((path) => ({ path, bytes: 'old' })));
  mkdirSync(`${second}.tmp`); // in the way of the second file's temporary name
  const again = () => writeWhole([first, second].map((path) => ({ path, bytes: 'new' })));
  expect(again).toThrow();
  expect([first, second].map((path) => readFileSync(path, 'utf8'))).toEqual(['old', 'old']);
  expect(readdirSync(join(folder, 'a'))).toEqual(['first']);
});

test('a file has its rights from the beginning', () => {
  const path = join(aFolder(), 'secret');
  writeWhole([{ path, bytes: 'x' }], 0o600);
  expect(statSync(path).mode & 0o777).toBe(0o600);
});
