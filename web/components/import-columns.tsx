import type { Assignment, CsvTable } from '#src/domain/import/csv-table.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

/** What each column of the file contains, as guessed and as corrected by the keeper. */
export function ImportColumns<Key extends string>(props: {
  table: CsvTable;
  assignment: Assignment<Key>;
  options: readonly { value: Key; label: string }[];
  onChange: (assignment: Assignment<Key>) => void;
}) {
  const { table, assignment, options, onChange } = props;
  const { imports } = useTexts();
  const choices = [{ value: '' as const, label: imports.leaveOut }, ...options];

  return (
    <Box title={imports.columns} end={<span className="small muted">{imports.columnsHint}</span>}>
      <div className="fields import-columns">
        {table.head.map((_, at) => (
          <SelectField<Key | ''>
            key={at}
            label={headingOf(table, at, imports.column)}
            value={assignment[at] ?? ''}
            options={choices}
            onChange={(chosen) => onChange(assigned(assignment, at, chosen === '' ? null : chosen))}
            hint={imports.sample(sampleOf(table.rows.map((row) => row[at] ?? '')))}
          />
        ))}
      </div>
    </Box>
  );
}

/** What a column is called; one without a heading has its number. */
export function headingOf({ head }: CsvTable, at: number, numbered: (no: string) => string) {
  const name = head[at] ?? '';
  return /^\d*$/.test(name) ? numbered(String(at + 1)) : name;
}

/** Each field comes from one column: choosing it for this one takes it from the other. */
export const assigned = <Key extends string>(
  assignment: Assignment<Key>,
  at: number,
  key: Key | null,
): Assignment<Key> =>
  assignment.map((old, index) => (index === at ? key : old === key ? null : old));

const SAMPLE = 40;

/** The first cell that says something. */
export function sampleOf(cells: readonly string[]): string {
  const text = cells.find((cell) => cell !== '') ?? '–';
  return text.length > SAMPLE ? `${text.slice(0, SAMPLE)}…` : text;
}
