import { chooseVersion, dropRefused, sendAgain } from '#web/lib/note-feedings.ts';
import { confirm } from '#web/state/dialogs.ts';
import { notify } from '#web/state/notices.ts';
import type { RefusedItem } from '#web/state/shown-queue.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { lineText } from './line-text.ts';
import { MendField } from './mend-field.tsx';
import { MendSpecies } from './mend-species.tsx';
import { WaitingHead } from './waiting-row.tsx';

/** What the server did not take of what was recorded on the device, each with its reason and the ways out. */
export function RefusedEntries(props: { entries: readonly RefusedItem[]; onGivenUp: () => void }) {
  const { entries, onGivenUp } = props;
  const { feeding } = useTexts();
  return (
    <Box title={feeding.notTakenTitle(entries.length)}>
      <div className="stack" role="alert">
        {entries.map((entry) => (
          <RefusedEntry key={entry.place} entry={entry} onGivenUp={onGivenUp} />
        ))}
      </div>
    </Box>
  );
}

function RefusedEntry({ entry, onGivenUp }: { entry: RefusedItem; onGivenUp: () => void }) {
  const { place, name, error, isAnimalGone, isConflict, mend, line, goes, speciesGone } = entry;
  const texts = useTexts();
  const { feeding } = texts;
  const deletes = line.write.startsWith('DELETE ');
  /** Nothing that was recorded is lost by it: the record is on the server, and shows again. */
  async function keep() {
    await dropRefused(place);
    notify(feeding.kept(name || lineText(line, texts)));
  }
  async function drop() {
    const { giveUpTitle: title, giveUp: button } = feeding;
    const others = [goes.along > 0 && feeding.giveUpAlong(goes.along)];
    if (goes.stay > 0) others.push(feeding.giveUpStay(goes.stay, goes.into));
    const text = [feeding.giveUpText, ...others].filter(Boolean).join(' ');
    if (!(await confirm({ title: title(name), text, button, style: 'danger' }))) return;
    onGivenUp();
    await dropRefused(place);
  }
  return (
    <article className="refusal" aria-label={`${name}, ${lineText(line, texts)}`}>
      <WaitingHead line={line} />
      {speciesGone !== null ? (
        <MendSpecies place={place} gone={speciesGone} />
      ) : mend ? (
        <MendField key={mend.value} place={place} mend={mend} reason={error} />
      ) : (
        <p className="reason">
          <Icon name="warn" />
          <span>{isAnimalGone ? feeding.animalGone : error}</span>
        </p>
      )}
      <div className="cluster">
        {isConflict ? (
          <Button onClick={() => void chooseVersion(place)}>{feeding.chooseVersion}</Button>
        ) : (
          <Button
            variant={mend || speciesGone !== null ? 'quiet' : undefined}
            onClick={() => void sendAgain(place)}
          >
            {line.write === 'DELETE /pet/delete' ? feeding.deleteAnyway : feeding.sendAgain}
          </Button>
        )}
        <Button variant="quiet" onClick={() => void (deletes ? keep() : drop())}>
          {deletes ? feeding.keep : feeding.giveUp}
        </Button>
      </div>
    </article>
  );
}
