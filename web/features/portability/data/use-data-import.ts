import { useEffect, useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import type { LoadKey } from '#web/lib/queries.ts';
import { takeImportBack, usePastImports } from '#web/components/past-imports.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { inSteps } from '#web/lib/ask.ts';
import { isOffline, type Failure } from '#web/lib/failure.ts';
import {
  followImport,
  importSent,
  sendFile,
  type FileImport,
  type RunningImport,
} from '#web/lib/data-import.ts';
import { notify } from '#web/state/notices.ts';
import { texts, useTexts } from '#web/texts/texts.ts';
import type { ImportProgress } from './import-progress.tsx';

/** The state of a file import. */
type DataImportStep =
  | { step: 'choose' }
  | { step: 'sending'; percent: number }
  | { step: 'running'; state: ImportProgress }
  | { step: 'checked'; holds: FileImport }
  | { step: 'failed'; failure: Failure };

const changed: LoadKey[] = [['pet'], ['plan'], ['data'], ['species'], ['purchases'], ['sales']];
const begun = { phase: 'checking', done: 0, total: 0 } as const;

/** Uploads a file, has it checked, and imports it; an import that runs already is followed. */
export function useDataImport() {
  const { data, petImport } = useTexts();
  const [at, setAt] = useState<DataImportStep>({ step: 'choose' });
  const show = (state: RunningImport) => setAt({ step: 'running', state });
  const options = {
    errorTitle: data.in,
    onFailure(failure: Failure) {
      const isNoFault = failure.code === 'import_cancelled' || isOffline(failure);
      if (!isNoFault) return setAt({ step: 'failed', failure });
      setAt({ step: 'choose' });
      notify(failure.code === 'import_cancelled' ? failure.error : texts().failures.network);
    },
    success: storedNotice,
    done: (result: FileImport) =>
      setAt(result.dry_run ? { step: 'checked', holds: result } : { step: 'choose' }),
    invalidates: changed,
  };
  const look = useAction((file: File) => lookAt(file, setAt, show), {
    ...options,
    invalidates: [],
  });
  const store = useAction(
    (body: { file: string; missing_only?: 1 }) => importSent(body, show),
    options,
  );
  const follow = useAction(() => followImport(show), options);
  const cancel = useAction(() => api.data.import.delete(), { errorTitle: data.in, quiet: true });
  const past = usePastImports(petImport.errorPast).data;
  const isRunning = past?.running === 1;
  useEffect(() => {
    if (isRunning && at.step === 'choose') void follow.run();
  }, [isRunning]);

  return {
    at,
    /** The file whose import ended with the server; null for none. */
    interrupted: past?.interrupted ?? null,
    cancel,
    send(file: File) {
      if (file.size > limits.importBytes) options.onFailure(problemOf(data.tooLarge));
      else void look.run(file);
    },
    /** `missing`: without the animals that are kept already. */
    store(file: string, missing = false) {
      setAt({ step: 'running', state: { ...begun, dry_run: 0 } });
      void store.run({ file, ...(missing && { missing_only: 1 as const }) });
    },
    again: () => setAt({ step: 'choose' }),
  };
}

function storedNotice({ dry_run, added, import_id }: FileImport) {
  if (dry_run) return null;
  const undo = import_id === undefined ? undefined : () => takeImportBack(import_id);
  return { text: texts().data.stored(added), undo };
}

function lookAt(
  file: File,
  at: (step: DataImportStep) => void,
  show: (state: RunningImport) => void,
) {
  return inSteps(async (step) => {
    at({ step: 'sending', percent: 0 });
    await step(() => sendFile(file, (percent) => at({ step: 'sending', percent })));
    at({ step: 'running', state: { ...begun, dry_run: 1 } });
    return step(() => importSent({ dry_run: 1, file: file.name }, show));
  });
}

const problemOf = (error: string): Failure => ({ error, code: 'client', status: 0, fields: {} });
