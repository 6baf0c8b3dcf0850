import { useState } from 'react';
import { useLocation } from 'wouter';
import { petColumns, type PetColumn } from '#src/domain/pet-columns.ts';
import { ImportColumns } from '#web/components/import-columns.tsx';
import type { ImportedFile } from '#web/components/import-file.tsx';
import { ImportPreview } from '#web/components/import-preview.tsx';
import { takeImportBack } from '#web/components/past-imports.tsx';
import { SpeciesName } from '#web/components/species-name.tsx';
import { asFailure, reportFailure } from '#web/lib/failure.ts';
import { invalidate } from '#web/lib/queries.ts';
import { paths } from '#web/paths.ts';
import { notify } from '#web/state/notices.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Check } from '#web/ui/check.tsx';
import { DateOrderQuestion } from './date-order.tsx';
import { ImportVerdict } from './import-verdict.tsx';
import { MendProblems } from './mend-problems.tsx';
import { SpeciesChoices } from './species-choices.tsx';
import { storePets } from './store-pets.ts';
import { usePetImport } from './use-pet-import.ts';

/** The file as it will be stored: what is in question first, then its columns and rows. */
export function ImportReview({ file, onLeave }: { file: ImportedFile; onLeave: () => void }) {
  const { petImport, imports } = useTexts();
  const all = usePetImport(file);
  const store = useStore(file.name);
  const { draft, records, problems } = all;
  const columns = petColumns
    .filter(({ key }) => draft.assignment.includes(key))
    .map(({ key }) => ({ key: key as PetColumn, label: petImport.fields[key] }));
  const marks = problems.map(({ row, field, sentence }) => ({ row, field, error: sentence }));
  return (
    <>
      <div className="between">
        <p>{imports.rowsIn(records.length, file.name)}</p>
        <Button variant="quiet" icon="upload" brief label={imports.otherFile} onClick={onLeave}>
          {imports.otherFile}
        </Button>
      </div>
      <ImportVerdict
        all={all}
        busy={store.busy}
        onStore={() => all.ready && void store.run(all.ready)}
      />
      <DateOrderQuestion {...all} />
      <SpeciesChoices {...all} />
      <MendProblems {...all} />
      <ImportColumns
        table={file.table}
        assignment={draft.assignment}
        onChange={all.assign}
        options={petColumns.map(({ key }) => ({ value: key, label: petImport.fields[key] }))}
      />
      {draft.assignment.includes(null) && (
        <Check checked={draft.keepRest} onChange={all.setKeepRest}>
          {petImport.leaveOutRest}
        </Check>
      )}
      <ImportPreview
        columns={columns}
        records={records}
        problems={marks}
        render={(key, text) => (key === 'sc_name' ? <SpeciesName name={text} /> : text)}
      />
    </>
  );
}

/** Stores all rows, then leads to the pets, with the way back in the notice. */
function useStore(file: string) {
  const { petImport } = useTexts();
  const [, navigate] = useLocation();
  const [busy, setBusy] = useState(false);
  async function run(rows: Parameters<typeof storePets>[0]) {
    if (busy) return;
    setBusy(true);
    try {
      const { added, import_id } = await storePets(rows, file);
      await invalidate([['pet'], ['data']]);
      const undo = import_id === undefined ? undefined : () => takeImportBack(import_id);
      notify(petImport.stored(added), { undo });
      navigate(paths.pets(), { replace: true });
    } catch (error) {
      reportFailure(asFailure(error), petImport.errorStoring);
      setBusy(false);
    }
  }
  return { run, busy };
}
