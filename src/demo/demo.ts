import { copyFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { addDays, dayOf, type Day } from '#src/domain/days.ts';
import { inTransaction, type Executor } from '#src/db/database.ts';
import * as tables from '#src/db/schema.ts';
import type { Context } from '#src/platform/context.ts';
import { hashPassword } from '#src/platform/passwords.ts';
import { pictureSizes, type PictureSize } from '#src/platform/picture-sizes.ts';
import { pictureFile, storePicture } from '#src/platform/pictures.ts';
import { demoAnimals } from './animals.ts';
import { fillDesk, fillInventory } from './desk.ts';
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

/** Tonight's work of the first keeper: plans that are due, offers that are still open, animals in pre-molt. */
function fillEvening(tx: Executor, ids: number[], today: Day): void {
  const plans = [
    {
      fp_name: 'Adult tarantulas',
      fp_repeat: 14,
      fp_start: addDays(today, -28),
      def_feeder: 'Dubia roach',
      animals: ids.slice(11, 24),
    },
    {
      fp_name: 'Slings and juveniles',
      fp_repeat: 4,
      fp_start: addDays(today, -40),
      def_feeder: 'Fruit flies',
      animals: ids.slice(25, 37),
    },
    {
      fp_name: 'Snakes and geckos',
      fp_repeat: 10,
      fp_start: addDays(today, -17),
      def_feeder: 'Mouse',
      animals: [ids[7], ids[9]],
    },
  ];
  for (const { animals, ...plan } of plans) {
    const { fp_id } = tx
      .insert(tables.plans)
      .values({ ...plan, uid: 2 })
      .returning({ fp_id: tables.plans.fp_id })
      .get();
    for (const pet_id of animals)
      if (pet_id) tx.insert(tables.planPets).values({ fp_id, pet_id }).run();
    // fed on the last scheduled day, so that the plan is due today and no earlier
    const last = addDays(today, plan.fp_repeat === 10 ? -7 : -plan.fp_repeat);
    for (const pet_id of animals) {
      if (!pet_id) continue;
      tx.delete(tables.feedings)
        .where(sql`pet_id = ${pet_id} AND date_f >= ${last}`)
        .run();
      const recorded = Date.parse(`${last}T19:30:00Z`);
      tx.insert(tables.feedings)
        .values({ pet_id, fp_id, date_f: last, food: plan.def_feeder, progress: 0, recorded })
        .run();
    }
  }
  const offer = (at: number, daysAgo: number, food: string, progress: 0 | 1 | 2) => {
    const date_f = addDays(today, -daysAgo);
    const pet_id = ids[at] ?? 0;
    tx.delete(tables.feedings)
      .where(sql`pet_id = ${pet_id} AND date_f >= ${date_f}`)
      .run();
    const recorded = Date.parse(`${date_f}T20:00:00Z`);
    tx.insert(tables.feedings).values({ pet_id, date_f, food, progress, recorded }).run();
  };
  offer(1, 2, 'Dubia roach', 1);
  offer(6, 0, 'Locust', 1);
  offer(2, 0, 'Dubia roach', 1);
  offer(0, 1, 'Dubia roach', 0);
  for (const [at, daysAgo] of [
    [4, 6],
    [16, 12],
    [21, 3],
  ] as const) {
    const pre_molt = addDays(today, -daysAgo);
    tx.update(tables.pets)
      .set({ pre_molt })
      .where(sql`id = ${ids[at] ?? 0}`)
      .run();
    tx.delete(tables.molts)
      .where(sql`pet_id = ${ids[at] ?? 0} AND date_mt >= ${pre_molt}`)
      .run();
  }
  for (const [at, daysAgo, size] of [
    [3, 4, 5.5],
    [8, 6, 4.2],
    [5, 19, 9],
  ] as const) {
    const pet_id = ids[at] ?? 0;
    const date_mt = addDays(today, -daysAgo);
    tx.delete(tables.molts)
      .where(sql`pet_id = ${pet_id} AND date_mt > ${addDays(date_mt, -40)}`)
      .run();
    tx.delete(tables.feedings)
      .where(sql`pet_id = ${pet_id} AND date_f > ${date_mt}`)
      .run();
    tx.insert(tables.molts).values({ pet_id, date_mt, size }).onConflictDoNothing().run();
    tx.update(tables.molts)
      .set({ size: size - 1 })
      .where(
        sql`id = (SELECT id FROM molts WHERE pet_id = ${pet_id} AND date_mt < ${date_mt} ORDER BY date_mt DESC LIMIT 1)`,
      )
      .run();
  }
}
