import { sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/sqlite-core';
import { pets } from '#src/db/schema.ts';

// An animal's parent, in queries that select from purchases under its own name, joined with `parent`.

export const parent = alias(pets, 'parent');

/** Own offspring, where a purchase says so or has a parent; null where there is no purchase. */
export const bred = sql<0 | 1 | null>`(purchases.bred = 1 OR purchases.parent_id IS NOT NULL)`;

/** The parent's name now, or the one it had when its record was deleted. */
export const parentName = sql<
  string | null
>`ifnull(${parent.name}, nullif(purchases.parent_name, ''))`;
