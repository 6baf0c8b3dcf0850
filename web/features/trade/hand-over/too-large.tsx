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
  const parts = (['pictures', 'papers'] as const)
    .map((part) => ({
      part,
      bytes: loads.reduce((sum, load) => sum + load[part], 0),
      fits: !isTooLarge(loads.map((load) => ({ ...load, [part]: 0 }))),
    }))
    .filter(({ bytes }) => bytes > 0);
  // what is small alone is offered only where nothing else helps alone
  const helping = parts.filter(({ fits }) => fits);
  const offered = helping.length > 0 ? helping : parts;
  const without = { pictures: handOver.withoutPictures, papers: handOver.withoutPapers };
  const none = { pictures: { pictures: false }, papers: { papers: [] } };
  const size = { all: formatBytes(fileBytes(loads)), most: formatBytes(limits.takeInBytes) };
  return (
    <div className="stack close">
      <Note tone="amber" live>
        <strong>{handOver.tooLarge(size.all)}</strong> {handOver.tooLargeText(size.most)}
        {rows.length > 1 && ` ${handOver.fewerAtOnce}`}
      </Note>
      <div className="cluster">
        {offered.map(({ part, bytes }) => (
          <Button key={part} onClick={() => change(none[part])}>
            {without[part](formatBytes(bytes))}
          </Button>
        ))}
      </div>
    </div>
  );
}
