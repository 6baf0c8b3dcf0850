import { Database } from 'bun:sqlite';
import { eq, gt } from 'drizzle-orm';
import type { Executor } from '#src/db/database.ts';
import { renewDatabaseId } from '#src/db/database-id.ts';
import {
  apiTokens,
  calendarFeeds,
  handOverPets,
  handOvers,
  loginTickets,
  mails,
  mailTokens,
  oneTimeCodes,
  pushSubscriptions,
  sessions,
  siteConfig,
  users,
} from '#src/db/schema.ts';
import { BUILT_IN_UID } from '#src/db/seed.ts';
import { unsealText } from '#src/platform/security/sealed-text.ts';
import type { OwnReason } from '#src/platform/mail/mail-kinds.ts';

export type Account = { uid: number; uname: string; email: string };

/**
 * Settles what was open at the time of the backup and may have happened since: waiting mails are not sent again, their
 * links work no more, sessions, with the notices of their devices, tokens of programs and addresses of calendars have ended (one may have been revoked since), what was offered by a code counts as taken back, devices look again before they send, and the next backup is not compared
 * with those of the data that was replaced.
 */
export function settleRestored(tx: Executor, baselineKey: string, now: Date): void {
  tx.update(mails)
    .set({ state: 'failed', error: 'mail_before_restore' satisfies OwnReason, link: '' })
    .where(eq(mails.state, 'waiting'))
    .run();
  tx.delete(mailTokens).run();
  renewDatabaseId(tx);
  tx.delete(pushSubscriptions).run();
  tx.delete(sessions).run();
  tx.delete(apiTokens).run();
  tx.delete(calendarFeeds).run();
  tx.delete(loginTickets).run();
  const conf_val = now.toISOString();
  tx.update(handOvers)
    .set({ state: 'withdrawn', ended: conf_val })
    .where(eq(handOvers.state, 'open'))
    .run();
  tx.update(handOverPets).set({ sale: null }).run();
  tx.insert(siteConfig)
    .values({ conf_key: baselineKey, conf_val })
    .onConflictDoUpdate({ target: siteConfig.conf_key, set: { conf_val } })
    .run();
}

/** How many keepers have an authenticator app whose secret this data folder's key does not open. */
export function countClosedApps(db: Executor, factorKey: string): number {
  const apps = db.select({ secret: oneTimeCodes.secret }).from(oneTimeCodes).all();
  return apps.filter(({ secret }) => unsealText(factorKey, secret) === null).length;
}

export const listAccounts = (db: Executor): Account[] =>
  db
    .select({ uid: users.uid, uname: users.uname, email: users.email })
    .from(users)
    .where(gt(users.uid, BUILT_IN_UID))
    .all();

/** The accounts of a database that was replaced; null when it can't be read, which may be why it was. */
export function accountsBefore(file: string): Set<number> | null {
  try {
    const sqlite = new Database(file, { readonly: true });
    try {
      return new Set(
        sqlite
          .query<{ uid: number }, []>('SELECT uid FROM users')
          .all()
          .map((row) => row.uid),
      );
    } finally {
      sqlite.close();
    }
  } catch {
    return null;
  }
}
