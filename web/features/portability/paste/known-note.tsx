import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import type { Paste } from './use-paste.ts';

/** Says which lines look like animals that the keeper has, and leaves them out or takes them in. */
export function KnownNote({ all }: { all: Paste }) {
  const { paste } = useTexts().petImport;
  const known = all.entries.filter(({ isKnown }) => isKnown);
  const taken = known.filter(({ animals }) => !animals.left);
  if (known.length === 0) return null;
  const set = (left: boolean) =>
    all.mendAll(
      known.map(({ key }) => key),
      { left },
    );
  return (
    <div className="stack tight">
      <Note tone="amber">
        {paste.known(known.length)} {taken.length === 0 && paste.knownLeft}
      </Note>
      <div className="cluster">
        {taken.length > 0 ? (
          <Button icon="x" onClick={() => set(true)}>
            {paste.leaveKnownOut}
          </Button>
        ) : (
          <Button icon="plus" onClick={() => set(false)}>
            {paste.takeKnownIn}
          </Button>
        )}
      </div>
    </div>
  );
}
