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

  // Each field comes from one column: choosing it here removes it from the other.
  function choose(at: number, chosen: Key | '') {
    const key = chosen === '' ? null : chosen;
    onChange(assignment.map((old, index) => (index === at ? key : old === key ? null : old)));
  }
  return (
    <Box title={imports.columns} end={<span className="small muted">{imports.columnsHint}</span>}>
      <div className="fields import-columns">
        {table.head.map((name, at) => (
          <SelectField<Key | ''>
            key={at}
            label={/^\d+$/.test(name) || name === '' ? imports.column(String(at + 1)) : name}
            value={assignment[at] ?? ''}
            options={choices}
            onChange={(chosen) => choose(at, chosen)}
            hint={imports.sample(sampleOf(table, at))}
          />
        ))}
      </div>
    </Box>
  );
}

const SAMPLE = 40;

function sampleOf({ rows }: CsvTable, at: number): string {
  const text = rows.map((row) => row[at] ?? '').find((cell) => cell !== '') ?? '–';
  return text.length > SAMPLE ? `${text.slice(0, SAMPLE)}…` : text;
}
