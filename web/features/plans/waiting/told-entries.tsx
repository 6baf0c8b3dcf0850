import { forgetTold } from '#web/lib/note-feedings.ts';
import { paths } from '#web/paths.ts';
import type { GoneItem } from '#web/state/shown-queue.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Rows } from '#web/ui/rows.tsx';
import { kindOf } from './line-kind.ts';
import { RecordRow } from './waiting-row.tsx';

/** What stands in another place than it was recorded for, since that was deleted elsewhere: told until it is read. */
export function ToldEntries({ entries }: { entries: readonly GoneItem[] }) {
  const { feeding } = useTexts();
  return (
    <Box title={feeding.toldTitle(entries.length)}>
      <Rows>
        {entries.map((entry) => (
          <ToldEntry key={entry.key} entry={entry} />
        ))}
      </Rows>
    </Box>
  );
}

function ToldEntry({ entry }: { entry: GoneItem }) {
  const { key, write, name, pet, gone, into } = entry;
  const { feeding } = useTexts();
  const { words, icon } = kindOf({ write, body: {} });
  const isPlace = write.includes(' /place/');
  return (
    <RecordRow
      of={entry}
      icon={icon}
      said={feeding.lines[words]}
      href={pet ? paths.petDetails(pet.id) : undefined}
      end={
        <Button
          variant="quiet"
          icon="check"
          brief
          label={feeding.toldReadOf(name)}
          onClick={() => void forgetTold(key)}
        >
          {feeding.toldRead}
        </Button>
      }
    >
      <p className="small">
        {feeding.placeGone(gone)} {feeding.storedIn(into, isPlace)}
      </p>
    </RecordRow>
  );
}
