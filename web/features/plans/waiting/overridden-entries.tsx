import { forgetTold } from '#web/lib/note-feedings.ts';
import type { OverriddenItem } from '#web/state/shown-queue.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Rows } from '#web/ui/rows.tsx';
import { lineText, valueText } from './line-text.ts';
import { LineRow } from './waiting-row.tsx';

/** What was recorded here and is not stored, since another device recorded something later: it stays until it is read. */
export function OverriddenEntries({ entries }: { entries: readonly OverriddenItem[] }) {
  const { feeding } = useTexts();
  return (
    <Box title={feeding.overriddenTitle(entries.length)}>
      <Rows>
        {entries.map((entry) => (
          <OverriddenRow key={entry.key} entry={entry} />
        ))}
      </Rows>
      <p className="small muted">{feeding.overriddenText}</p>
    </Box>
  );
}

function OverriddenRow({ entry }: { entry: OverriddenItem }) {
  const texts = useTexts();
  const { feeding } = texts;
  const { key } = entry;
  const { line, stays } = entry.overridden;
  const value = stays && valueText(stays, texts);
  return (
    <LineRow
      line={line}
      end={
        <Button
          variant="quiet"
          icon="check"
          brief
          label={feeding.toldReadOf(`${line.name}: ${lineText(line, texts)}`)}
          onClick={() => void forgetTold(key)}
        >
          {feeding.toldRead}
        </Button>
      }
    >
      {value && <p className="small">{feeding.staysInstead(value)}</p>}
    </LineRow>
  );
}
