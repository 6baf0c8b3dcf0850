import type { ImportCheck } from '#web/lib/use-import-check.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { Progress } from '#web/ui/progress.tsx';

/** What the trial found, and the button that stores it; none while there is a problem. */
export function ImportVerdict(props: {
  check: ImportCheck | null;
  busy: boolean;
  onStore: () => void;
}) {
  const { check, busy, onStore } = props;
  const { imports } = useTexts();
  if (!check) {
    return (
      <div role="status" className="stack close">
        <Progress inline label={imports.checking} />
        <p className="small muted">{imports.checking}</p>
      </div>
    );
  }
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
