import { useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import { takeImportBack } from '#web/components/past-imports.tsx';
import { useAction } from '#web/lib/action.ts';
import { inSteps } from '#web/lib/ask.ts';
import type { Failure } from '#web/lib/failure.ts';
import { importSent, sendFile, type FileImport } from '#web/lib/data-import.ts';
import { useTexts } from '#web/texts/texts.ts';

/** The state of a file import. */
type DataImportStep =
  | { step: 'choose' }
  | { step: 'sending'; percent: number }
  | { step: 'checking' }
  | { step: 'checked'; file: string; holds: FileImport }
  | { step: 'storing'; done: number; total: number }
  | { step: 'failed'; failure: Failure };

export function useDataImport() {
  const { data } = useTexts();
  const [at, setAt] = useState<DataImportStep>({ step: 'choose' });
  const onFailure = (failure: Failure) => setAt({ step: 'failed', failure });
  /** Uploads the file and has it checked; nothing is stored yet. */
  const look = useAction((file: File) => lookAt(file, setAt), {
    errorTitle: data.in,
    onFailure,
    done: (holds, { name }) => setAt({ step: 'checked', file: name, holds }),
  });
  const store = useAction((file: string) => importSent({ file }, storing), {
    errorTitle: data.in,
    onFailure,
    success: ({ added, import_id }) => ({
      text: data.stored(added),
      undo: import_id === undefined ? undefined : () => takeImportBack(import_id),
    }),
    done: () => setAt({ step: 'choose' }),
    invalidates: [['pet'], ['plan'], ['data'], ['species'], ['purchases'], ['sales']],
  });
  function storing(done: number, total: number) {
    setAt({ step: 'storing', done, total });
  }
  return {
    at,
    send(file: File) {
      if (file.size > limits.importBytes) onFailure(problemOf(data.tooLarge));
      else void look.run(file);
    },
    store(file: string) {
      storing(0, 0);
      void store.run(file);
    },
    again: () => setAt({ step: 'choose' }),
  };
}

function lookAt(file: File, at: (step: DataImportStep) => void) {
  return inSteps(async (step) => {
    at({ step: 'sending', percent: 0 });
    await step(() => sendFile(file, (percent) => at({ step: 'sending', percent })));
    at({ step: 'checking' });
    return step(() => importSent({ dry_run: 1 }, () => {}));
  });
}

const problemOf = (error: string): Failure => ({ error, code: 'client', status: 0, fields: {} });
