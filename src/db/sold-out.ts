import { sql } from 'drizzle-orm';

/**
 * 1 when the last animals of the record were sold: none is left, and an_count is how many left last. For queries that select
 * from pets under its own name.
 */
export const soldOut = sql<0 | 1>`(pets.archived = 1 AND pets.archive_reason IS 'sold' AND EXISTS (
  SELECT 1 FROM sales WHERE sales.pet_id = pets.id AND sales.archived_pet = 1))`;
