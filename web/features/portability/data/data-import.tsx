import { usePastImports } from '#web/components/past-imports.tsx';
import { formatInstant } from '#web/lib/format.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Note } from '#web/ui/note.tsx';
import { ImportProblems } from './import-problems.tsx';
import { RunningFileImport, SendingFile } from './import-progress.tsx';
import { useDataImport } from './use-data-import.ts';

/** Imports a collection: uploaded, reviewed, and stored when the keeper confirms. */
export function DataImport() {
  const { data, common } = useTexts();
  const { at, interrupted, send, store, again, cancel } = useDataImport();
  return (
    <Box
      title={data.in}
      end={
        <ButtonLink variant="quiet" href={paths.petImport()}>
          {data.fromTable}
        </ButtonLink>
      }
    >
      <div className="stack tight">
        {at.step === 'choose' && interrupted !== null && (
          <Note tone="amber">{data.interrupted(interrupted)}</Note>
        )}
        {(at.step === 'choose' || at.step === 'failed') && (
          <FileDrop
            label={data.inDrop}
            accept=".zip,.json,application/zip,application/json"
            hint={data.inText}
            problem={at.step === 'failed' ? at.failure.error : null}
            onFile={(file) => send(file)}
          />
        )}
        {at.step === 'failed' && <ImportProblems failure={at.failure} />}
        {at.step === 'sending' && <SendingFile percent={at.percent} />}
        {at.step === 'checked' && (
          <>
            <Note tone="moss" live>
              {data.holds(at.holds.added, at.holds.pictures)}
            </Note>
            <ImportedBefore file={at.holds.file} />
            <div className="cluster">
              <Button variant="primary" icon="check" onClick={() => store(at.holds.file)}>
                {data.store(at.holds.added)}
              </Button>
              <Button onClick={again}>{common.cancel}</Button>
            </div>
          </>
        )}
        {at.step === 'running' && <RunningFileImport state={at.state} cancel={cancel} />}
      </div>
    </Box>
  );
}

/** Importing the same file twice would duplicate every animal. */
function ImportedBefore({ file }: { file: string }) {
  const { data, petImport } = useTexts();
  const past = usePastImports(petImport.errorPast);
  const before = past.data?.rows.find((row) => row.file === file && row.pets > 0);
  if (!before) return null;
  return (
    <Note tone="amber" live>
      {data.importedBefore(file, formatInstant(before.created))}
    </Note>
  );
}
