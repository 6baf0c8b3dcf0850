import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import type { Paste } from './use-paste.ts';

/** Says which lines may stand in the list twice. They are added all the same: siblings may be named alike. */
export function TwiceNote({ all }: { all: Paste }) {
  const { paste } = useTexts().petImport;
  const twice = all.entries.filter(({ twiceOf }) => twiceOf !== null);
  if (twice.length === 0) return null;
  return (
    <div className="stack tight">
      <Note>{paste.twice(twice.length)}</Note>
      <div className="cluster">
        <Button
          icon="x"
          onClick={() =>
            all.mendAll(
              twice.map(({ key }) => key),
              { left: true },
            )
          }
        >
          {paste.leaveTwiceOut}
        </Button>
      </div>
    </div>
  );
}
