import { expect, test } from 'bun:test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Glob } from 'bun';
import { temporaryFolder } from './clean-up.ts';

test('a test file that is run alone leaves nothing in the temporary folder', () => {
  const TMPDIR = temporaryFolder('alone');
  const file = join(import.meta.dir, 'clean-up.fixture.ts');
  const { exitCode, stderr } = Bun.spawnSync([process.execPath, 'test', file], {
    env: { ...process.env, TMPDIR },
  });
  expect({ exitCode, said: stderr.toString() }).toMatchObject({ exitCode: 1 });
  expect(stderr.toString()).toContain('two folders and a failure');
  expect(readdirSync(TMPDIR)).toEqual([]);
});

test('tests make their temporary folders with the helper that removes them', () => {
  const tests = new Glob('{src,web,tests}/**/*.{test.ts,test.tsx}').scanSync('.');
  const helpers = new Glob('{src/testing,web/testing,tests/journeys,tests/faults}/*.ts').scanSync(
    '.',
  );
  const files = [...tests, ...helpers].filter((file) => !file.startsWith('src/testing/clean-up.'));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => readFileSync(file, 'utf8').includes('mkdtempSync('))).toEqual([]);
});
