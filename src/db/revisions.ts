// The revision of each record that people edit in forms, kept by triggers, so that no writer can forget it.

import { sql } from 'drizzle-orm';
import { formFields, type Fields } from '#src/records/fields.ts';
import { moltFields } from '#src/records/history.ts';
import { measurementFields } from '#src/records/measurement.ts';
import { petFormFields } from '#src/records/pet.ts';
import { placeFormFields, placeNoteFields } from '#src/records/place.ts';
import { planFields } from '#src/records/plan.ts';
import { purchaseFormFields } from '#src/records/purchase.ts';
import { saleFormFields } from '#src/records/sale.ts';
import { speciesFields } from '#src/records/species.ts';
import type { Executor } from './database.ts';

const named = (fields: Fields, ...more: string[]) =>
  Object.fromEntries([...Object.keys(formFields(fields)), ...more].map((name) => [name, name]));

/** By table: its key, and the column of each wire name that its form edits. */
const edited = {
  users: { key: 'uid', columns: { uname: 'uname', un: 'email' } },
  species: { key: 'sc_id', columns: named(speciesFields) },
  pets: {
    key: 'id',
    columns: { p_sc_id: 'sc_id', ...named(petFormFields, 'is_public', 'place_id') },
  },
  places: { key: 'id', columns: named(placeFormFields, 'parent_id') },
  place_notes: { key: 'id', columns: named({}, ...Object.keys(placeNoteFields)) },
  plans: { key: 'fp_id', columns: named(planFields) },
  purchases: {
    key: 'id',
    columns: { p_sc_id: 'sc_id', ...named(purchaseFormFields, 'parent_id') },
  },
  sales: { key: 'slid', columns: named(saleFormFields) },
  expos: {
    key: 'expid',
    columns: named({}, 'e_date', 'e_name', 'e_table', 'e_offer', 'e_sold'),
  },
  feedings: { key: 'id', columns: named({}, 'date_f', 'food', 'progress', 'amount') },
  molts: { key: 'id', columns: named({}, ...Object.keys(moltFields)) },
  events: { key: 'id', columns: named({}, 'date_ev', 'event') },
  measurements: { key: 'id', columns: named({}, ...Object.keys(measurementFields)) },
  pictures: { key: 'id', columns: named({}, 'day', 'caption', 'molt_id') },
  countries: { key: 'code', columns: named({}, 'name') },
} as const;

type EditedTable = keyof typeof edited;

/** The triggers that keep the revisions: [name, when, what]. */
export const revisionTriggers: [name: string, when: string, body: string][] = [
  ...Object.entries(edited).map(([table, { key, columns }]): [string, string, string] => {
    const differs = (column: string) => `old.${column} IS NOT new.${column}`;
    const all = [...new Set(Object.values(columns))];
    const fields = Object.entries(columns).map(
      ([name, column]) => `SELECT '${name}' AS field WHERE ${differs(column)}`,
    );
    return [
      `${table}_revised`,
      `AFTER UPDATE OF ${all.join(', ')} ON ${table} WHEN ${all.map(differs).join(' OR ')}`,
      `
  UPDATE ${table} SET rev = rev + 1, changed = json_patch(changed, (
    SELECT json_group_object(field, rev + 1) FROM (
      ${fields.join('\n      UNION ALL ')})))
  WHERE ${key} = new.${key};`,
    ];
  }),
  ...(['INSERT', 'DELETE'] as const).map((event): [string, string, string] => [
    `species_synonyms_revised_${event.toLowerCase()}`,
    `AFTER ${event} ON species_synonyms`,
    `
  UPDATE species SET rev = rev + 1, changed = json_set(changed, '$.synonyms', rev + 1)
  WHERE sc_id = ${event === 'DELETE' ? 'old' : 'new'}.sc_id;`,
  ]),
];

/** `changed`: by field the revision that last changed it. */
export type Revision = { rev: number; changed: Record<string, number> };

export function findRevision(db: Executor, table: EditedTable, id: number | string): Revision {
  const [row] = db.all<{ rev: number; changed: string }>(
    sql`SELECT rev, changed FROM ${sql.raw(table)} WHERE ${sql.raw(edited[table].key)} = ${id}`,
  );
  return {
    rev: row?.rev ?? 0,
    changed: JSON.parse(row?.changed ?? '{}') as Record<string, number>,
  };
}
