import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Fields, Values } from '#src/records/fields.ts';
import { planFields } from '#src/records/plan.ts';
import { saleFields } from '#src/records/sale.ts';
import { speciesFields } from '#src/records/species.ts';
import { plans, sales, species } from './schema.ts';

/** The columns of a record's fields. The table must have each of them, with the field's type. */
export const columnsOf = <All extends Fields, Table extends SQLiteTable>(
  table: Table & { $inferSelect: Values<All> },
  fields: All,
): Pick<Table, keyof All & keyof Table> =>
  Object.fromEntries(Object.keys(fields).map((key) => [key, table[key as keyof Table]])) as Pick<
    Table,
    keyof All & keyof Table
  >;

// What several features select of a record; for pets see pet-card.ts.

export const planColumns = { fp_id: plans.fp_id, ...columnsOf(plans, planFields) };

/** What decides when the animals of a plan are due, as `DuePlan` has it. */
export const planRuleColumns = {
  fp_repeat: plans.fp_repeat,
  fp_start: plans.fp_start,
  fp_weekdays: plans.fp_weekdays,
  fp_active: plans.fp_active,
  retry_days: plans.retry_days,
};

export const saleColumns = {
  slid: sales.slid,
  pet_id: sales.pet_id,
  ...columnsOf(sales, saleFields),
};

export const speciesColumns = columnsOf(species, speciesFields);
