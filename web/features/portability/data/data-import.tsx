import { usePastImports } from '#web/components/past-imports.tsx';
import type { Failure } from '#web/lib/failure.ts';
import { formatInstant } from '#web/lib/format.ts';
import { paths } from '#web/paths.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Note } from '#web/ui/note.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Row, Rows } from '#web/ui/rows.tsx';
import { useDataImport } from './use-data-import.ts';

/** Imports a collection: uploaded, reviewed, and stored when the keeper confirms. */
export function DataImport() {
  const { data, common } = useTexts();
  const { at, send, store, again, cancel } = useDataImport();
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
        {(at.step === 'choose' || at.step === 'failed') && (
          <FileDrop
            label={data.inDrop}
            accept=".zip,.json,application/zip,application/json"
            hint={data.inText}
            problem={at.step === 'failed' ? at.failure.error : null}
            onFile={(file) => send(file)}
          />
        )}
        {at.step === 'failed' && <Problems failure={at.failure} />}
        {at.step === 'sending' && <Working text={data.uploading(at.percent)} value={at.percent} />}
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
        {at.step === 'running' && (
          <>
            <Working {...progressOf(at.state, data)} />
            <p className="small muted">{data.goesOn}</p>
            <div>
              <Button busy={cancel.busy} onClick={() => void cancel.run()}>
                {common.cancel}
              </Button>
            </div>
          </>
        )}
      </div>
    </Box>
  );
}

type RunningState = Extract<ReturnType<typeof useDataImport>['at'], { step: 'running' }>['state'];

function progressOf({ dry_run, phase, done, total }: RunningState, { running }: Texts['data']) {
  const value = total > 0 ? Math.floor((done / total) * 100) : undefined;
  if (phase === 'pictures') return { text: running.pictures(done, total), value };
  if (phase === 'storing') return { text: running.storing(value ?? 0), value };
  return { text: dry_run ? running.checking : running.reading };
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

function Working({ text, value }: { text: string; value?: number }) {
  return (
    <div role="status" className="stack close">
      <Progress inline label={text} value={value} />
      <p className="small muted">{text}</p>
    </div>
  );
}

const MOST = 20;

function Problems({ failure }: { failure: Failure }) {
  const { data } = useTexts();
  const { rows = [] } = failure;
  if (rows.length === 0) return null;
  return (
    <>
      <Rows label={data.problems(rows.length)}>
        {rows.slice(0, MOST).map(({ row, field, error }) => (
          <Row key={`${row} ${field}`} title={data.place(row, field)} line={error} />
        ))}
      </Rows>
      {rows.length > MOST && <p className="muted">{data.more(rows.length - MOST)}</p>}
    </>
  );
}
