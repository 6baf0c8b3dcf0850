import { chooseVersion, dropRefused, sendAgain } from '#web/lib/note-feedings.ts';
import { confirm } from '#web/state/dialogs.ts';
import type { QueueItem } from '#web/state/device-queue.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** What the server did not take of what was noted on the device, each with its reason and the ways out. */
export function RefusedEntries({ entries }: { entries: readonly QueueItem[] }) {
  const { feeding } = useTexts();
  return (
    <div className="note amber refused-entries" role="alert">
      <Icon name="stop" />
      <div className="stack close">
        <strong>{feeding.notTakenTitle(entries.length)}</strong>
        <ul>
          {entries.map((entry) => (
            <RefusedEntry key={entry.place} entry={entry} />
          ))}
        </ul>
      </div>
    </div>
  );
}

function RefusedEntry({ entry }: { entry: QueueItem }) {
  const { place, name, error, isConflict } = entry;
  const { feeding } = useTexts();
  async function drop() {
    const { giveUpTitle: title, giveUpText: text, giveUp: button } = feeding;
    if (await confirm({ title: title(name), text, button, style: 'danger' }))
      await dropRefused(place);
  }
  return (
    <li>
      <p>{feeding.notTaken(name, error ?? '')}</p>
      <div className="cluster">
        {isConflict ? (
          <Button onClick={() => void chooseVersion(place)}>{feeding.chooseVersion}</Button>
        ) : (
          <Button onClick={() => void sendAgain(place)}>{feeding.sendAgain}</Button>
        )}
        <Button variant="quiet" onClick={() => void drop()}>
          {feeding.giveUp}
        </Button>
      </div>
    </li>
  );
}
