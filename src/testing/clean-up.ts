import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const tasks: (() => unknown)[] = [];

/** Runs a clean-up task after the tests, also when they failed. The last registered runs first. */
export const atEnd = (task: () => unknown): void => void tasks.push(task);

/** A new folder, optionally on another disk, removed after the tests. */
export function temporaryFolder(what: string, on = tmpdir()): string {
  const folder = mkdtempSync(join(realpathSync(on), `exuvia-${what}-`));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A task may already have been done by the test itself. */
export async function cleanUp(): Promise<void> {
  for (const task of tasks.splice(0).toReversed()) {
    try {
      await task();
    } catch {
      // already removed
    }
  }
}
