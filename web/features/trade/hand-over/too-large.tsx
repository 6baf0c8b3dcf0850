import { limits } from '#src/domain/limits.ts';
import { fileBytes, isTooLarge } from '#src/domain/trade/hand-over.ts';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { loadsOf, type HandOverDraft } from './hand-over-draft.ts';
import type { OfferedRow } from './offered.ts';

/** Warns before a file is made that another Exuvia would refuse, and offers what makes it smaller. */
export function TooLarge(props: {
  rows: readonly OfferedRow[];
  draft: HandOverDraft;
  change: (part: Partial<HandOverDraft>) => void;
}) {
  const { rows, draft, change } = props;
  const { handOver } = useTexts();
  const loads = loadsOf(draft, rows);
  if (!isTooLarge(loads)) return null;
  const sums = {
    pictures: loads.reduce((sum, { pictures }) => sum + pictures, 0),
    papers: loads.reduce((sum, { papers }) => sum + papers, 0),
  };
  const size = { all: formatBytes(fileBytes(loads)), most: formatBytes(limits.takeInBytes) };
  return (
    <div className="stack close">
      <Note tone="amber" live>
        <strong>{handOver.tooLarge(size.all)}</strong> {handOver.tooLargeText(size.most)}
        {rows.length > 1 && ` ${handOver.fewerAtOnce}`}
      </Note>
      <div className="cluster">
        {sums.pictures > 0 && (
          <Button onClick={() => change({ pictures: false })}>
            {handOver.withoutPictures(formatBytes(sums.pictures))}
          </Button>
        )}
        {sums.papers > 0 && (
          <Button onClick={() => change({ papers: [] })}>
            {handOver.withoutPapers(formatBytes(sums.papers))}
          </Button>
        )}
      </div>
    </div>
  );
}
