import { useState } from 'react';
import { guessColumns, recordsOf, type Assignment } from '#src/domain/import/csv-table.ts';
import { speciesColumns, type SpeciesColumn } from '#src/domain/import/species-csv-columns.ts';
import { useCountries } from '#web/components/country-field.tsx';
import { ImportChecking } from '#web/components/import-checking.tsx';
import { ImportColumns } from '#web/components/import-columns.tsx';
import type { ImportedFile } from '#web/components/import-file.tsx';
import { ImportTable, ImportProblems } from '#web/components/import-table.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useImportCheck, type ImportCheck } from '#web/lib/use-import-check.ts';
import { paths } from '#web/paths.ts';
import { issue } from '#src/domain/problems/codes.ts';
import { sayIssue } from '#web/texts/say-issue.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { shownRecord } from './import-shown.ts';
import { countryCodes, importRow, repeatedNames, type SpeciesImportRow } from './import-rows.ts';
import { storeAll } from './store-all.ts';
import { Note } from '#web/ui/note.tsx';

/** Preview of the file: columns to correct, rows, and every problem, before anything is stored. */
export function ImportPreview({ file, onOther }: { file: ImportedFile; onOther: () => void }) {
  const { imports, species } = useTexts();
  const [assignment, setAssignment] = useState<Assignment<SpeciesColumn>>(() =>
    guessColumns(file.table.head, speciesColumns),
  );
  const [skipKnown, setSkipKnown] = useState(true);
  const countries = useCountries();
  const options = { skip_known: skipKnown ? (1 as const) : (0 as const) };
  const records = recordsOf(file.table.rows, assignment);
  const known = countries.data?.rows ?? [];
  const codes = countryCodes(known);
  const names = new Map(known.map(({ code, name }) => [code, name]));
  const rows = records.map((record) => importRow(record, codes));
  const check = useImportCheck({
    rows,
    problems: repeatedNames(rows, sayIssue(issue('repeated_name'))),
    dryRun: (values_add) => api.species.add_all.post({ values_add, dry_run: 1, ...options }),
    options: skipKnown,
    enabled: countries.data !== undefined,
    errorTitle: imports.errorChecking,
  });
  const store = useAction((all: SpeciesImportRow[]) => storeAll(all, options), {
    errorTitle: species.errorImport,
    success: ({ added }) => species.imported(added),
    to: paths.species(),
    invalidates: [['species']],
  });
  const columns = speciesColumns
    .filter(({ key }) => assignment.includes(key))
    .map(({ key }) => ({ key, label: species.fields[key] }));
  return (
    <>
      <div className="between">
        <p>{imports.rowsIn(rows.length, file.name)}</p>
        <Button variant="quiet" icon="upload" brief label={imports.otherFile} onClick={onOther}>
          {imports.otherFile}
        </Button>
      </div>
      <Check checked={skipKnown} onChange={setSkipKnown}>
        {species.skipKnown}
      </Check>
      {check.data ? (
        <ImportVerdict check={check.data} busy={store.busy} onStore={() => void store.run(rows)} />
      ) : (
        <ImportChecking loads={[countries, check]} />
      )}
      <ImportProblems columns={columns} records={records} problems={check.data?.problems ?? []} />
      <ImportColumns
        table={file.table}
        assignment={assignment}
        onChange={setAssignment}
        options={speciesColumns.map(({ key }) => ({ value: key, label: species.fields[key] }))}
      />
      <ImportTable
        columns={columns}
        records={rows.map((row) => shownRecord(row, names))}
        problems={check.data?.problems ?? []}
        render={(key, text) => (key === 'sc_name' ? <SpeciesName name={text} /> : text)}
      />
    </>
  );
}

/** The result of the dry run, and the button that stores it; no button while there is a problem. */
function ImportVerdict(props: { check: ImportCheck; busy: boolean; onStore: () => void }) {
  const { check, busy, onStore } = props;
  const { imports } = useTexts();
  if (check.problems.length > 0) return null;
  const { added, skipped } = check;
  return (
    <div className="stack tight">
      <Note tone={added > 0 ? 'moss' : 'info'} live>
        {added > 0 ? imports.ready(added) : imports.nothingNew}{' '}
        {skipped.length > 0 && imports.skipped(skipped.length)}
      </Note>
      {added > 0 && (
        <div className="cluster">
          <Button variant="primary" large icon="check" busy={busy} onClick={onStore}>
            {imports.store(added)}
          </Button>
        </div>
      )}
    </div>
  );
}
