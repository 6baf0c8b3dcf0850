import type { ImportCheck } from '#web/lib/use-import-check.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';

/** The result of the dry run, and the button that stores it; no button while there is a problem. */
export function ImportVerdict(props: { check: ImportCheck; busy: boolean; onStore: () => void }) {
  const { check, busy, onStore } = props;
  const { imports } = useTexts();
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
