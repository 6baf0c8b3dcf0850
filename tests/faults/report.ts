import { Database } from 'bun:sqlite';
import { expect, setDefaultTimeout } from 'bun:test';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

// What takes half a minute by itself takes many on a busy machine; the default of all other tests is shorter, and holds
// whatever the command line says.
setDefaultTimeout(600_000);

/** The line of a fault in the table that the run prints. Fails when anything was lost. */
export function report(fault: string, tried: number, missing: string[], note = ''): void {
  console.log(
    `fault: ${fault}: tried ${tried} times, lost ${missing.length}${note && ` (${note})`}`,
  );
  expect(missing.slice(0, 10)).toEqual([]);
}

/** Listed in the same table: what can't be tested on this machine. */
export function notTried(fault: string, why: string): void {
  console.log(`fault: ${fault}: NOT TRIED HERE: ${why}`);
}

/** The problems of a data folder's database, by SQLite's own full check. */
export function unsound(dataDir: string): string[] {
  const sqlite = new Database(join(dataDir, 'exuvia.db'), { readwrite: true, create: false });
  try {
    const words = sqlite.query('PRAGMA integrity_check').values().flat().map(String);
    const orphans = sqlite.query('PRAGMA foreign_key_check').values();
    return [...words.filter((word) => word !== 'ok'), ...orphans.map(String)];
  } finally {
    sqlite.close();
  }
}

/** Files with a temporary name, which must not remain once the program has started again. */
export function halfFiles(dataDir: string): string[] {
  if (!existsSync(dataDir)) return [];
  return readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tmp$|making-|restoring-/.test(name),
  );
}

/**
 * Numbers below `most` that are the same in every run, so that a failure can be reproduced; FAULTS_SEED sets others.
 */
export function dice(seed: number) {
  let state = (seed + Number(process.env['FAULTS_SEED'] ?? 0)) >>> 0;
  return (most: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * most);
  };
}
