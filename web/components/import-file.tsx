import { useState } from 'react';
import type { ColumnSpec, CsvTable } from '#src/domain/import/csv-table.ts';
import { CallFailed, sayNeedsNetwork } from '#web/lib/failure.ts';
import { NoTable } from '#web/lib/no-table.ts';
import { readTables, type NamedTable } from '#web/lib/read-spreadsheet.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';

export type ImportedFile = { name: string; table: CsvTable };

const ACCEPT =
  '.csv,.txt,.tsv,.xlsx,.ods,.json,.zip,application/json,application/zip,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.oasis.opendocument.spreadsheet';

/** The first step of an import: reads a file as a table, or says why it can't. */
export function ImportFile<Key extends string>(props: {
  label: string;
  /** Opens the picker at once. */
  opensPicker?: boolean;
  specs: readonly ColumnSpec<Key>[];
  onTable: (file: ImportedFile) => void;
}) {
  const { label, specs, onTable } = props;
  const { imports } = useTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<NoTable | null>(null);
  const [book, setBook] = useState<{ name: string; sheets: NamedTable[] } | null>(null);

  async function take(file: File) {
    setBusy(true);
    setProblem(null);
    setBook(null);
    try {
      const sheets = await readTables(file, specs);
      const [only, ...others] = sheets;
      if (only && others.length === 0) onTable({ name: file.name, table: only.table });
      else setBook({ name: file.name, sheets });
    } catch (error) {
      if (error instanceof CallFailed) return sayNeedsNetwork();
      if (!(error instanceof NoTable)) console.error(error);
      setProblem(error instanceof NoTable ? error : new NoTable('unreadable'));
    } finally {
      setBusy(false);
    }
  }
  const sentences = imports.failed;
  return (
    <>
      <FileDrop
        label={label}
        accept={ACCEPT}
        opensPicker={props.opensPicker ?? false}
        hint={imports.fileHint}
        busy={busy}
        problem={problem && sentences[problem.problem](problem.number)}
        onFile={(file) => void take(file)}
      />
      {book && (
        <div className="stack close" role="group" aria-label={imports.sheet}>
          <h2>{imports.sheet}</h2>
          <div className="cluster">
            {book.sheets.map(({ name, table }) => (
              <Button
                key={name}
                icon="table"
                onClick={() => onTable({ name: `${book.name}, ${name}`, table })}
              >
                {imports.sheetRows(name, table.rows.length)}
              </Button>
            ))}
          </div>
        </div>
      )}
    </>
  );
}
