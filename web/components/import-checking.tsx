import type { Load } from '#web/lib/load.ts';
import { noRoom } from '#web/lib/use-import-check.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Progress } from '#web/ui/progress.tsx';

/** Shown until an import is checked: that the check runs, or that it failed and can be retried. */
export function ImportChecking({ loads }: { loads: readonly Load<unknown>[] }) {
  const { imports, common } = useTexts();
  const failed = loads.find((load) => load.failed);
  if (!failed) {
    return (
      <div role="status" className="stack close">
        <Progress inline label={imports.checking} />
        <p className="small muted">{imports.checking}</p>
      </div>
    );
  }
  if (noRoom.includes(failed.failed?.code ?? ''))
    return (
      <Note tone="amber" live>
        {failed.failed?.error}
      </Note>
    );
  return (
    <div className="stack tight">
      <Note tone="amber">{imports.notChecked}</Note>
      <div className="cluster">
        <Button onClick={failed.retry}>{common.retry}</Button>
      </div>
    </div>
  );
}
