import { useState } from 'react';
import { documentKind } from '#src/domain/documents/kind.ts';
import { limits } from '#src/domain/limits.ts';
import { useAction } from '#web/lib/action.ts';
import { useUnsaved } from '#web/lib/draft.ts';
import type { Belonging } from '#src/platform/documents/documents.queries.ts';
import { sendPaper } from '#web/lib/send-paper.ts';
import { currentSession } from '#web/state/session.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { FileDrop } from '#web/ui/file-drop.tsx';
import { Progress } from '#web/ui/progress.tsx';

const ACCEPTED = 'application/pdf,image/jpeg,image/png';

/** Adds a paper by camera, file or drag and drop. */
export function DocumentUpload({ of }: { of: Belonging }) {
  const texts = useTexts();
  const { common, pets } = texts;
  const t = pets.papers;
  const [percent, setPercent] = useState(0);
  const [unsent, setUnsent] = useUnsent(of);
  const [wrong, setWrong] = useState<string | null>(null);
  useUnsaved(unsent !== null);
  const send = useAction((file: File) => sendPaper(of, file, setPercent), {
    errorTitle: t.errorAdding,
    quiet: true,
    success: ({ waits }, file) => (waits ? t.kept(file.name) : t.added(file.name)),
    invalidates: [['document']],
  });
  async function take(file: File) {
    const problem = await problemOf(file, texts);
    setWrong(problem);
    setPercent(0);
    setUnsent(problem === null ? file : null);
    if (problem === null && (await send.run(file))) setUnsent(null);
  }
  return (
    <div className="stack tight">
      <FileDrop
        label={t.add}
        accept={ACCEPTED}
        icon="paper"
        camera
        busy={send.busy}
        onFile={(file) => void take(file)}
        hint={t.hint}
        problem={wrong ?? send.failed?.error ?? null}
      />
      {unsent && !send.busy && (
        <div className="cluster">
          <span>{unsent.name}</span>
          <Button onClick={() => void take(unsent)}>{common.retry}</Button>
        </div>
      )}
      {send.busy && <Progress inline label={pets.uploading(percent)} value={percent} />}
    </div>
  );
}

/** Those that could not be sent, nor kept on the device, by keeper and what they belong to, whichever tab of a page is open meanwhile. */
const unsentPapers = new Map<string, File>();

function useUnsent(of: Belonging) {
  const name = JSON.stringify([currentSession()?.user.uid, of]);
  const [, draw] = useState({});
  function set(file: File | null) {
    if (file) unsentPapers.set(name, file);
    else unsentPapers.delete(name);
    draw({});
  }
  return [unsentPapers.get(name) ?? null, set] as const;
}

/** What is wrong with a file before it is sent, or null. */
async function problemOf(file: File, { pets }: Texts): Promise<string | null> {
  if (file.size > limits.documentBytes) return pets.papers.tooLarge;
  const kind = documentKind(new Uint8Array(await file.slice(0, 16).arrayBuffer()));
  return kind ? null : pets.papers.wrongKind;
}
