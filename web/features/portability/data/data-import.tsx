import { usePastImports } from '#web/components/past-imports.tsx';
import type { FileImport } from '#web/lib/data-import.ts';
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
  const { data } = useTexts();
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
            {at.holds.kept ? (
              <Note tone="amber" live>
                {data.kept(at.holds.kept, at.holds.added)}
              </Note>
            ) : (
              <ImportedBefore file={at.holds.file} />
            )}
            <Ways holds={at.holds} store={store} cancel={again} />
          </>
        )}
        {at.step === 'running' && <RunningFileImport state={at.state} cancel={cancel} />}
      </div>
    </Box>
  );
}

type WaysProps = {
  holds: FileImport;
  store: (file: string, missing?: boolean) => void;
  cancel: () => void;
};

/** All of the file, or of the keeper's own what is missing here. */
function Ways({ holds: { file, added, kept = 0 }, store, cancel }: WaysProps) {
  const { data, common } = useTexts();
  const missing = added - kept;
  return (
    <div className="cluster">
      {kept > 0 && missing > 0 && (
        <Button variant="primary" icon="check" onClick={() => store(file, true)}>
          {data.storeMissing(missing)}
        </Button>
      )}
      <Button
        {...(kept === 0 && { variant: 'primary' as const, icon: 'check' as const })}
        onClick={() => store(file)}
      >
        {kept > 0 ? data.storeDoubles(added) : data.store(added)}
      </Button>
      <Button onClick={cancel}>{common.cancel}</Button>
    </div>
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
