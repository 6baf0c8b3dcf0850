import { dayOf, daysBetween } from '#src/domain/days.ts';
import { inTransaction, type Db, type Executor } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { findCredentials } from '#src/features/accounts/accounts/accounts.queries.ts';
import { storePassword } from '#src/features/accounts/accounts/password.service.ts';
import { readableSecret } from '#src/platform/security/readable-secret.ts';
import { hashPassword } from '#src/platform/security/passwords.ts';
import { encodeSmaller, type EncodedPicture } from '#src/platform/pictures/encode-picture.ts';
import { storePicture } from '#src/platform/pictures/pictures.ts';
import { drawingOf, storeDemoFiles } from './files.ts';
import { DEMO_DAY, insertDemoTables, readDemoTables } from './tables.ts';

export const demoKeepers = [
  { uid: 2, uname: 'Svenja', email: 'svenja@example.org' },
  { uid: 3, uname: 'Jonas', email: 'jonas@example.org' },
  { uid: 4, uname: 'Mira', email: 'mira@example.org' },
] as const;

type DemoContext = Pick<Context, 'db' | 'config' | 'now'>;

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

/** Fills an empty installation with a living example club, without a password. All dates are relative to today. */
export async function fillDemo(context: DemoContext): Promise<void> {
  const today = dayOf(context.now());
  const tables = await readDemoTables(today);
  const pictures = inTransaction(context.db, (tx) => insertDemoTables(tx, tables));
  const encoded = new Map<string, EncodedPicture>(); // a drawing shows several animals
  for (const { uid, id, picture } of pictures) {
    const known = encoded.get(picture) ?? (await encodeSmaller(await drawingOf(picture)));
    encoded.set(picture, known);
    storePicture(context, uid, id, known);
  }
  await storeDemoFiles(context, daysBetween(DEMO_DAY, today));
}
