import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { saveTable } from '#web/lib/read-spreadsheet.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { TableRow } from '#src/features/animals/pets/pet-table.service.ts';

/** Under their wire names, so that an import reads them back. */
const exported = [
  ...['id', 'name', 'sc_name', 'cm_name', 'gender', 'an_count', 'size', 'mmt', 'date_f', 'food'],
  ...['kept_since', 'place', 'notes', 'tag'],
] as (keyof TableRow)[];

/** The selected pets as a file for spreadsheets. */
export function useExportSelected(ids: readonly number[], archived: 0 | 1) {
  const { pets } = useTexts();
  const today = useToday();
  return useAction(() => api.pet.table.get({ query: { archived } }), {
    errorTitle: pets.errorExport,
    done({ rows }) {
      const chosen = rows.filter(({ id }) => ids.includes(id));
      const lines = chosen.map((row) => exported.map((key) => cellOf(row, key)));
      void saveTable(`pets-${today}.csv`, [exported, ...lines]);
    },
  });
}

function cellOf(row: TableRow, key: keyof TableRow): string {
  if (key === 'gender') return row.gender === 'other' ? '?' : row.gender;
  return String(row[key] ?? '');
}
