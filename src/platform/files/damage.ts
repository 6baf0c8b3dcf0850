import { statSync } from 'node:fs';
import type { Db } from '#src/db/database.ts';
import { integrityOf } from '#src/platform/backup/verify.ts';
import type { Context } from '#src/platform/context.ts';
import { logRepeated } from '#src/platform/log/repeats.ts';

/** Bytes of a database that is checked in about a second on a small machine; a larger one is by its backup alone. */
const MOST = 64 * 1024 * 1024;

const found = new WeakMap<Db, string>();

/** What is known to be damaged in the database in use; the administrator is told for as long as the program runs. */
export const damageOf = (db: Db): string | undefined => found.get(db);

/** Looks at the start for damaged indexes and values, too: the database opens with them, and lists may lack rows. */
export function lookForDamage(context: Context, database: string): void {
  if (statSync(database).size > MOST) return;
  try {
    const verdict = integrityOf(context.db.$client);
    if (verdict !== 'ok') noteDamage(context, verdict);
  } catch (error) {
    if (!noteIfDamaged(context, error)) throw error;
  }
}

/** Notes that a statement met damaged pages. False for any other error. */
export function noteIfDamaged(context: Context, error: unknown): boolean {
  const { code = '', message = '' } = ((error as Error).cause ?? error) as {
    code?: string;
    message?: string;
  };
  const isDamage = /^SQLITE_(CORRUPT|NOTADB)/.test(code);
  if (isDamage) noteDamage(context, message);
  return isDamage;
}

function noteDamage({ db, log }: Context, verdict: string): void {
  if (found.has(db)) return;
  found.set(db, verdict);
  const message = `The database is damaged (${verdict}).`;
  log.error(message);
  logRepeated(db, { log_type: 'system', message });
}
