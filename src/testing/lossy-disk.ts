import { Database } from 'bun:sqlite';
import { expect } from 'bun:test';
import { fstatSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inTransaction, type Db } from '#src/db/database.ts';
import { news } from '#src/db/schema.ts';
import { temporaryFolder } from './clean-up.ts';
import { aDatabaseFile } from './data-folder.ts';

type Part = 'file' | 'log';

const tick = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A new database in a file, with an empty log, as the server has it before commits stop waiting for the disk. */
export function aFile(): { db: Db; file: string } {
  const file = join(temporaryFolder('durable'), 'exuvia.db');
  const db = aDatabaseFile(file);
  db.$client.run('PRAGMA busy_timeout = 10');
  db.$client.query('PRAGMA wal_checkpoint(TRUNCATE)').all();
  return { db, file };
}

/** Writes rows of which each fills a page. */
export const writePages = (db: Db, rows = 1): void =>
  inTransaction(db, (tx) => {
    for (let row = 0; row < rows; row += 1)
      tx.insert(news)
        .values({ date_n: '2026-01-01', n_text: 'n'.repeat(3900) })
        .run();
  });

export const countPages = (sqlite: Database): number =>
  sqlite.query<{ n: number }, []>('SELECT count(*) AS n FROM news').get()?.n ?? 0;

/**
 * A disk that keeps for sure only what was synced; of what was written since it may have some. A sync that fails loses
 * what was to be written: the system has forgotten it, and the next sync succeeds without it.
 */
export function lossyDisk(file: string, fails: (sync: number, of: Part) => boolean = () => false) {
  const paths = { file, log: `${file}-wal` };
  const kept = { file: readFileSync(paths.file), log: readFileSync(paths.log) };
  const syncs = { file: 0, log: 0 };
  // one for all cuts: a folder of each writes gigabytes
  const cut = join(temporaryFolder('cut'), 'exuvia.db');
  /** Looks at what a power cut would leave, at any of the states that are possible now. */
  const cutPower = (look: (left: Database) => void): void => {
    const now = { file: readFileSync(paths.file), log: readFileSync(paths.log) };
    for (const state of [kept, { ...kept, file: now.file }, { ...kept, log: now.log }]) {
      writeFileSync(cut, state.file);
      writeFileSync(`${cut}-wal`, state.log);
      const left = new Database(cut);
      left.run('PRAGMA synchronous = OFF'); // closing merges the log, of a copy that nobody needs
      look(left);
      left.close();
    }
  };
  /** Others write `during` the sync, longer while the file is synced. */
  const sync = async (handle: number, during: () => void): Promise<void> => {
    const of = fstatSync(handle).ino === statSync(file).ino ? 'file' : 'log';
    const written = readFileSync(paths[of]);
    const failed = fails((syncs[of] += 1), of);
    for (let turn = 0; turn < (of === 'file' ? 12 : 2); turn += 1) await tick();
    during();
    if (!failed) kept[of] = written;
    else writeFileSync(paths[of], kept[of]);
    if (failed) throw new Error('EIO: i/o error, fdatasync');
  };
  return { syncs, cutPower, sync };
}

/** Cuts the power whenever `cut` is called: what is left is sound, and has all that was `promised` by then. */
export function powerCuts(disk: Pick<ReturnType<typeof lossyDisk>, 'cutPower'>) {
  const power = {
    promised: 0,
    cuts: 0,
    cut: () =>
      disk.cutPower((left) => {
        expect(left.query('PRAGMA integrity_check').values()).toEqual([['ok']]);
        expect(countPages(left)).toBeGreaterThanOrEqual(power.promised);
        power.cuts += 1;
      }),
  };
  return power;
}
