import { dayOf } from '#src/domain/days.ts';
import { inTransaction, type Db, type Executor } from '#src/db/database.ts';
import { findCredentials, insertUser } from '#src/features/accounts/accounts/accounts.queries.ts';
import { storePassword } from '#src/features/accounts/accounts/password.service.ts';
import { upsertSetting } from '#src/features/accounts/settings/settings.queries.ts';
import { insertExpo } from '#src/features/club/expos/expos.queries.ts';
import { insertMessage } from '#src/features/club/messages/contact.queries.ts';
import { insertReply } from '#src/features/club/messages/messages.queries.ts';
import { insertNews } from '#src/features/club/news/news.queries.ts';
import type { ImportContext } from '#src/features/portability/import/import.types.ts';
import { readableSecret } from '#src/platform/security/readable-secret.ts';
import { hashPassword } from '#src/platform/security/password-hashes.ts';
import { readClub, type Club, type ClubKeeper } from './club.ts';
import { importCollections, type Member } from './collections.ts';

export const demoKeepers = [
  { uid: 2, uname: 'Svenja', email: 'svenja@example.org' },
  { uid: 3, uname: 'Jonas', email: 'jonas@example.org' },
  { uid: 4, uname: 'Mira', email: 'mira@example.org' },
] as const;

/** Whether this is an example club, whose keepers everybody knows. */
export const isDemo = (db: Executor) =>
  demoKeepers.some(({ uid, email }) => findCredentials(db, email)?.uid === uid);

/** Draws a new password for all keepers of the example club. */
export async function drawDemoPassword(db: Db): Promise<string> {
  const password = readableSecret(3);
  const password_hash = await hashPassword(password);
  inTransaction(db, (tx) => {
    for (const { uid } of demoKeepers) storePassword(tx, uid, password_hash);
  });
  return password;
}

/**
 * Fills an empty installation with a living example club, without a password. All dates are relative to today. Without
 * `pictures` it takes a second instead of several, and lacks nothing else.
 */
export async function fillDemo(
  context: ImportContext,
  { pictures = true }: { pictures?: boolean } = {},
): Promise<void> {
  const club = await readClub(dayOf(context.now()));
  const keepers = inTransaction(context.db, (tx) =>
    club.keepers.map((one) => withAccount(tx, one)),
  );
  await importCollections(context, keepers, pictures);
  inTransaction(context.db, (tx) => storeTheClubs(tx, club, keepers));
}

function withAccount(tx: Executor, keeper: ClubKeeper): Member {
  const { uname, email } = keeper.document.profile;
  const uid = insertUser(tx, { uname, email, password_hash: '', mail_confirmed: 1 });
  return { ...keeper, uid };
}

/** The news and expos, and of the keepers what their exports have and no import takes. */
function storeTheClubs(tx: Executor, { news, expos }: Club, keepers: readonly Member[]): void {
  for (const item of news) insertNews(tx, item);
  for (const expo of expos) insertExpo(tx, expo);
  const messages = keepers.flatMap(({ uid, document }) =>
    document.messages.map((message) => ({ ...message, uid })),
  );
  for (const { replies, ...message } of messages.toSorted(byDate)) {
    const message_id = insertMessage(tx, message);
    for (const reply of replies) insertReply(tx, { ...reply, message_id });
  }
  // the last ones that were read: numbers that no other installation knows, and this one does
  for (const { uid, document } of keepers)
    for (const { conf_key, conf_val } of document.settings)
      if (['last_message', 'last_news', 'last_reply'].includes(conf_key))
        upsertSetting(tx, uid, conf_key, conf_val);
}

const byDate = (a: { message_date: string }, b: { message_date: string }) =>
  Number(a.message_date > b.message_date) - Number(a.message_date < b.message_date);
