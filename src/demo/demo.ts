import { copyFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { dayOf } from '#src/domain/days.ts';
import { inTransaction } from '#src/db/database.ts';
import * as tables from '#src/db/schema.ts';
import type { Context } from '#src/platform/context.ts';
import { hashPassword } from '#src/platform/passwords.ts';
import { pictureSizes, type PictureSize } from '#src/platform/picture-sizes.ts';
import { pictureFile, storePicture } from '#src/platform/pictures.ts';
import { demoAnimals } from './animals.ts';
import { fillDesk, fillInventory } from './desk.ts';
import { fillEvening } from './evening.ts';
import { insertAnimal } from './insert-animal.ts';
import { fillSales } from './sales.ts';

export const DEMO_PASSWORD = 'exuvia-demo';
export const demoKeepers = [
  { uid: 2, uname: 'Svenja', email: 'svenja@example.org' },
  { uid: 3, uname: 'Jonas', email: 'jonas@example.org' },
  { uid: 4, uname: 'Mira', email: 'mira@example.org' },
] as const;

const drawings = new URL('../../assets/demo/', import.meta.url);

type DemoContext = Pick<Context, 'db' | 'config' | 'now'>;

/** Fills an empty installation with a living example club. All dates are relative to today. */
export async function fillDemo(context: DemoContext): Promise<void> {
  const today = dayOf(context.now());
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const pictures = inTransaction(context.db, (tx) => {
    const shown: { id: number; picture: string }[] = [];
    const parents: number[] = [];
    for (const [at, keeper] of demoKeepers.entries()) {
      tx.insert(tables.users)
        .values({ ...keeper, password_hash, mail_confirmed: 1 })
        .run();
      const ids = (demoAnimals[at] ?? []).map((animal, n) => {
        const id = insertAnimal(tx, keeper.uid, animal, today, at * 1000 + n);
        if (animal.picture) shown.push({ id, picture: animal.picture });
        return id;
      });
      if (at === 0) fillEvening(tx, ids, today);
      fillInventory(tx, keeper.uid, ids, today);
      parents.push(ids[0] ?? 0);
    }
    // After all that are kept: tests and pictures of the documentation know these by number.
    for (const [at, { uid }] of demoKeepers.entries()) {
      shown.push(...fillSales(tx, { at, uid, parent: parents[at] ?? 0 }, today));
    }
    fillDesk(tx, today);
    return shown;
  });
  const first = new Map<string, number>();
  for (const { id, picture } of pictures) {
    const twin = first.get(picture);
    if (twin === undefined) await storePicture(context, id, await drawing(picture));
    else copyPicture(context, twin, id);
    first.set(picture, twin ?? id);
    context.db
      .update(tables.pets)
      .set({ has_img: 1, img_version: 1 })
      .where(sql`id = ${id}`)
      .run();
  }
}

const drawing = (name: string) => Bun.file(new URL(`${name}.webp`, drawings)).bytes();

/** The same drawing again: encoded once is enough. */
function copyPicture(context: DemoContext, from: number, to: number): void {
  for (const size of Object.keys(pictureSizes) as PictureSize[]) {
    copyFileSync(pictureFile(context, size, from, 'webp'), pictureFile(context, size, to, 'webp'));
  }
}
