import { useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import { takeImportBack } from '#web/components/past-imports.tsx';
import { asFailure, type Failure } from '#web/lib/failure.ts';
import { importSent, sendFile, type FileImport } from '#web/lib/file-import.ts';
import { invalidate } from '#web/lib/queries.ts';
import { notify } from '#web/state/notices.ts';
import { useTexts } from '#web/texts/texts.ts';

/** Where the import of a file of Exuvia stands. */
export type BringInStep =
  | { step: 'choose' }
  | { step: 'sending'; percent: number }
  | { step: 'checking' }
  | { step: 'checked'; file: string; holds: FileImport }
  | { step: 'storing'; done: number; total: number }
  | { step: 'failed'; failure: Failure };

export function useBringIn() {
  const { data } = useTexts();
  const [at, setAt] = useState<BringInStep>({ step: 'choose' });

  /** Sends the file and has it looked at; nothing is stored yet. */
  async function send(file: File) {
    if (file.size > limits.importBytes) {
      return setAt({ step: 'failed', failure: problemOf(data.tooLarge) });
    }
    setAt({ step: 'sending', percent: 0 });
    try {
      await sendFile(file, (percent) => setAt({ step: 'sending', percent }));
      setAt({ step: 'checking' });
      const holds = await importSent({ dry_run: 1 }, () => {});
      setAt({ step: 'checked', file: file.name, holds });
    } catch (error) {
      setAt({ step: 'failed', failure: asFailure(error) });
    }
  }
  async function store(file: string) {
    setAt({ step: 'storing', done: 0, total: 0 });
    try {
      const { added, import_id } = await importSent({ file }, (done, total) =>
        setAt({ step: 'storing', done, total }),
      );
      const undo = import_id === undefined ? undefined : () => takeImportBack(import_id);
      notify(data.stored(added), { undo });
      setAt({ step: 'choose' });
      await invalidate([['pet'], ['plan'], ['data'], ['species'], ['purchases'], ['sales']]);
    } catch (error) {
      setAt({ step: 'failed', failure: asFailure(error) });
    }
  }
  return { at, send, store, again: () => setAt({ step: 'choose' }) };
}

const problemOf = (error: string): Failure => ({ error, code: 'client', status: 0, fields: {} });
