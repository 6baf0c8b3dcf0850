import { useState } from 'react';
import type { ColumnSpec, CsvTable } from '#src/domain/import/csv-table.ts';
import { NoTable, readTable } from '#web/lib/read-spreadsheet.ts';
import { useTexts } from '#web/texts/texts.ts';
import { FileDrop } from '#web/ui/file-drop.tsx';

export type ImportedFile = { name: string; table: CsvTable };

/** The first step of an import: reads a file as a table, or says why it can't. */
export function ImportFile<Key extends string>(props: {
  label: string;
  specs: readonly ColumnSpec<Key>[];
  onTable: (file: ImportedFile) => void;
}) {
  const { label, specs, onTable } = props;
  const { imports } = useTexts();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<NoTable | null>(null);

  async function take(file: File) {
    setBusy(true);
    setProblem(null);
    try {
      onTable({ name: file.name, table: await readTable(file, specs) });
    } catch (error) {
      if (!(error instanceof NoTable)) console.error(error);
      setProblem(error instanceof NoTable ? error : new NoTable('unreadable'));
    } finally {
      setBusy(false);
    }
  }
  const sentences = imports.failed;
  return (
    <FileDrop
      label={label}
      accept=".csv,.txt,.tsv,text/csv,text/plain"
      hint={imports.fileHint}
      busy={busy}
      problem={problem && sentences[problem.problem](problem.number)}
      onFile={(file) => void take(file)}
    />
  );
}
