// Run by clean-up.test.ts in a process of its own.

import { expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { temporaryFolder } from './clean-up.ts';
import { createTestApp } from './test-app.ts';

test('two folders and a failure', () => {
  const folders = [temporaryFolder('first'), createTestApp().config.dataDir];
  expect(folders.map(existsSync)).toEqual([false, false]);
});
