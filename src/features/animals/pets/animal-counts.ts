import { sql, type SQL } from 'drizzle-orm';
import { soldOut } from '#src/db/sold-out.ts';

// How many animals a pets record stands for, in queries that select from pets under its own name.

/**
 * Animals that the record has stood for in all: those it has now and those that were sold
 * from it and did not come back.
 */
export const animalsEver = sql<number>`(CASE WHEN ${soldOut} THEN 0 ELSE pets.an_count END + (
  SELECT ifnull(sum(sales.s_count), 0) FROM sales WHERE sales.pet_id = pets.id AND sales.returned = 0))`;

/** The same for a deleted record that has not come back, in queries that select from past_pets. */
export const pastAnimals = sql<number>`(past_pets.an_count + (
  SELECT ifnull(sum(sales.s_count), 0) FROM sales WHERE sales.past_id = past_pets.id AND sales.returned = 0))`;

/** Animals of a purchase for which there is a record, or was one. */
export const animalsOf = (purchase_id: SQL) => sql<number>`(
  (SELECT ifnull(sum(${animalsEver}), 0) FROM pets WHERE pets.purchase_id = ${purchase_id}) +
  (SELECT ifnull(sum(${pastAnimals}), 0) FROM past_pets
    WHERE past_pets.purchase_id = ${purchase_id} AND past_pets.back_id IS NULL))`;
