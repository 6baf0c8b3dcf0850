import { sql } from 'drizzle-orm';
import { addDays, type Day } from '#src/domain/days.ts';
import type { Executor } from '#src/db/database.ts';
import * as tables from '#src/db/schema.ts';
import type { DemoAnimal } from './animals.ts';
import { historyOf } from './history.ts';

/** Inserts an animal with its history up to a day: today, or the day it left. Returns its id. */
export function insertAnimal(
  tx: Executor,
  uid: number,
  animal: DemoAnimal,
  today: Day,
  seed: number,
): number {
  const species = tx
    .select({ sc_id: tables.species.sc_id, an_type: tables.species.an_type })
    .from(tables.species)
    .where(sql`lower(sc_name) = lower(${animal.sc_name})`)
    .get();
  if (!species)
    throw new Error(`The demo's ${animal.name} is of no known species: ${animal.sc_name}`);
  const { name, gender, count } = animal;
  const created = `${addDays(today, -animal.age)}T12:00:00.000Z`;
  const { id } = tx
    .insert(tables.pets)
    .values({ uid, name, gender, an_count: count, sc_id: species.sc_id, created })
    .returning({ id: tables.pets.id })
    .get();
  const { feedings, molts, events } = historyOf(animal, species.an_type, today, seed);
  const recorded = (day: Day) => Date.parse(`${day}T19:00:00Z`);
  if (feedings.length) {
    const rows = feedings.map((row) => ({ ...row, pet_id: id, recorded: recorded(row.date_f) }));
    tx.insert(tables.feedings).values(rows).onConflictDoNothing().run();
  }
  if (molts.length)
    tx.insert(tables.molts)
      .values(molts.map((row) => ({ ...row, pet_id: id })))
      .onConflictDoNothing()
      .run();
  if (events.length)
    tx.insert(tables.events)
      .values(events.map((row) => ({ ...row, pet_id: id })))
      .onConflictDoNothing()
      .run();
  return id;
}
