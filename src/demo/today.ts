import { and, desc, eq, gt, gte, lt } from 'drizzle-orm';
import { addDays, type Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';
import type { Executor } from '#src/db/database.ts';
import { feedings, molts, pets, planPets, plans } from '#src/db/schema.ts';

/** What is open for the first keeper today: plans that are due, open attempts, animals in pre-molt. */
export function fillToday(tx: Executor, ids: number[], today: Day): void {
  const ago = (days: number) => addDays(today, -days);
  const pet = (at: number) => ids[at] ?? 0;

  planRound(tx, ids.slice(11, 24), ago(28), 'Adult tarantulas', 14, 'Dubia roach', ago(14));
  planRound(tx, ids.slice(25, 37), ago(40), 'Slings and juveniles', 4, 'Fruit flies', ago(4));
  planRound(tx, [pet(7), pet(9)], ago(17), 'Snakes and geckos', 10, 'Mouse', ago(7));

  offer(tx, pet(1), ago(2), 'Dubia roach', 1);
  offer(tx, pet(6), today, 'Locust', 1);
  offer(tx, pet(2), today, 'Dubia roach', 1);
  offer(tx, pet(0), ago(1), 'Dubia roach', 0);

  beginPreMolt(tx, pet(4), ago(6));
  beginPreMolt(tx, pet(16), ago(12));
  beginPreMolt(tx, pet(21), ago(3));

  molt(tx, pet(3), ago(4), 5.5);
  molt(tx, pet(8), ago(6), 4.2);
  molt(tx, pet(5), ago(19), 9);
}

/** A plan whose animals were fed on its last scheduled day, so that it is due today and no earlier. */
function planRound(
  tx: Executor,
  petIds: number[],
  fp_start: Day,
  fp_name: string,
  fp_repeat: number,
  food: string,
  fed: Day,
): void {
  const { fp_id } = tx
    .insert(plans)
    .values({ uid: 2, fp_name, fp_repeat, fp_start, def_feeder: food })
    .returning({ fp_id: plans.fp_id })
    .get();
  const recorded = Date.parse(`${fed}T19:30:00Z`);
  for (const pet_id of petIds) {
    tx.insert(planPets).values({ fp_id, pet_id }).run();
    removeFeedings(tx, pet_id, fed);
    tx.insert(feedings).values({ pet_id, fp_id, date_f: fed, food, progress: 0, recorded }).run();
  }
}

function offer(tx: Executor, pet_id: number, date_f: Day, food: string, progress: Progress): void {
  removeFeedings(tx, pet_id, date_f);
  const recorded = Date.parse(`${date_f}T20:00:00Z`);
  tx.insert(feedings).values({ pet_id, date_f, food, progress, recorded }).run();
}

/** Removes generated records that would contradict what happens on that day. */
function removeFeedings(tx: Executor, pet_id: number, from: Day): void {
  tx.delete(feedings)
    .where(and(eq(feedings.pet_id, pet_id), gte(feedings.date_f, from)))
    .run();
}

function beginPreMolt(tx: Executor, pet_id: number, pre_molt: Day): void {
  tx.update(pets).set({ pre_molt }).where(eq(pets.id, pet_id)).run();
  tx.delete(molts)
    .where(and(eq(molts.pet_id, pet_id), gte(molts.date_mt, pre_molt)))
    .run();
}

/**
 * A molt after which the animal has not eaten yet, one centimetre larger; generated molts close to it or later are
 * removed.
 */
function molt(tx: Executor, pet_id: number, date_mt: Day, size: number): void {
  const own = eq(molts.pet_id, pet_id);
  tx.delete(molts)
    .where(and(own, gt(molts.date_mt, addDays(date_mt, -40))))
    .run();
  tx.delete(feedings)
    .where(and(eq(feedings.pet_id, pet_id), gt(feedings.date_f, date_mt)))
    .run();
  tx.insert(molts).values({ pet_id, date_mt, size }).onConflictDoNothing().run();
  const before = tx
    .select({ id: molts.id })
    .from(molts)
    .where(and(own, lt(molts.date_mt, date_mt)))
    .orderBy(desc(molts.date_mt))
    .limit(1)
    .get();
  if (!before) return;
  tx.update(molts)
    .set({ size: size - 1 })
    .where(eq(molts.id, before.id))
    .run();
}
