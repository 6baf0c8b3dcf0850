import { dayOf } from '#src/domain/days.ts';
import { inTransaction, type Db, type Executor } from '#src/db/database.ts';
import * as tables from '#src/db/schema.ts';
import type { Context } from '#src/platform/context.ts';
import { findCredentials } from '#src/features/accounts/accounts/accounts.queries.ts';
import { storePassword } from '#src/features/accounts/accounts/password.service.ts';
import { readableSecret } from '#src/platform/security/readable-secret.ts';
import { hashPassword } from '#src/platform/security/passwords.ts';
import { encodePicture, type EncodedPicture } from '#src/platform/pictures/encode-picture.ts';
import { storePicture } from '#src/platform/pictures/pictures.ts';
import { demoAnimals } from './animals.ts';
import { fillAdministration, fillInventory } from './club.ts';
import { fillToday } from './today.ts';
import { insertAnimal } from './insert-animal.ts';
import { fillSales } from './sales.ts';

export const demoKeepers = [
  { uid: 2, uname: 'Svenja', email: 'svenja@example.org' },
  { uid: 3, uname: 'Jonas', email: 'jonas@example.org' },
  { uid: 4, uname: 'Mira', email: 'mira@example.org' },
] as const;

const drawings = new URL('../../assets/demo/', import.meta.url);

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
  const pictures = inTransaction(context.db, (tx) => {
    const shown: { uid: number; id: number; picture: string }[] = [];
    const parents: number[] = [];
    for (const [at, keeper] of demoKeepers.entries()) {
      tx.insert(tables.users)
        .values({ ...keeper, mail_confirmed: 1 })
        .run();
      const ids = (demoAnimals[at] ?? []).map((animal, n) => {
        const id = insertAnimal(tx, keeper.uid, animal, today, at * 1000 + n);
        if (animal.picture) shown.push({ uid: keeper.uid, id, picture: animal.picture });
        return id;
      });
      if (at === 0) fillToday(tx, ids, today);
      fillInventory(tx, keeper.uid, ids, today);
      parents.push(ids[0] ?? 0);
    }
    // Inserted after all kept animals: tests and pictures of the documentation know those by number.
    for (const [at, { uid }] of demoKeepers.entries()) {
      shown.push(...fillSales(tx, { at, uid, parent: parents[at] ?? 0 }, today));
    }
    fillAdministration(tx, today);
    return shown;
  });
  const encoded = new Map<string, EncodedPicture>(); // a drawing shows several animals
  for (const { uid, id, picture } of pictures) {
    const known = encoded.get(picture) ?? (await encodePicture(await drawing(picture)));
    encoded.set(picture, known);
    storePicture(context, uid, id, known);
  }
}

const drawing = (name: string) => Bun.file(new URL(`${name}.webp`, drawings)).bytes();
