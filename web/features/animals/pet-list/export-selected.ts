import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { inSteps } from '#web/lib/ask.ts';
import { saveTable } from '#web/lib/read-spreadsheet.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { TableRow } from '#src/features/animals/pets/pet-table.service.ts';

/** Under headings by which an import reads them back. */
const exported = [
  ...['id', 'name', 'sc_name', 'cm_name', 'gender', 'an_count', 'size', 'mmt', 'date_f', 'food'],
  ...['kept_since', 'place', 'notes', 'tag'],
] as (keyof TableRow)[];

/** In what sizes are stored: without it a number would be in the units of the keeper who reads it in. */
const headings = exported.map((key) => (key === 'size' ? 'size (cm)' : key));

/** The selected pets as a file for spreadsheets, whatever language and units their keeper reads. */
export function useExportSelected(ids: readonly number[], archived: 0 | 1) {
  const { pets } = useTexts();
  const today = useToday();
  const load = () =>
    inSteps(async (step) => {
      const { rows } = await step(() => api.pet.table.get({ query: { archived } }));
      const names = await step(() => api.species.own_names.get());
      const stored = new Map(names.rows.map(({ sc_id, cm_name }) => [sc_id, cm_name]));
      return rows
        .filter(({ id }) => ids.includes(id))
        .map((row) => ({ ...row, cm_name: stored.get(row.sc_id) ?? row.cm_name }));
    });
  return useAction(load, {
    errorTitle: pets.errorExport,
    done(rows) {
      const lines = rows.map((row) => exported.map((key) => cellOf(row, key)));
      void saveTable(`pets-${today}.csv`, [headings, ...lines]);
    },
  });
}

function cellOf(row: TableRow, key: keyof TableRow): string {
  if (key === 'gender') return row.gender === 'other' ? '?' : row.gender;
  return String(row[key] ?? '');
}
