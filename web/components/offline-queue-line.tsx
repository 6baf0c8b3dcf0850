import { useEffect, useState } from 'react';
import { forgetRefused, sendNow } from '#web/lib/note-feedings.ts';
import { useDeviceQueue, type QueueItem } from '#web/state/device-queue.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** How many records are queued on this device, and which of them the server refused. */
export function OfflineQueueLine() {
  const { feeding } = useTexts();
  const { waiting, refused, keeps } = useDeviceQueue();
  // Showing every request in flight would make the page jump.
  const count = useLasting(waiting > 0) ? waiting : 0;
  return (
    <div className="offline-queue">
      <p className="offline-queue-waiting" role="status" hidden={count === 0}>
        {count > 0 && (
          <>
            <Icon name="offline" />
            <span className="grow">
              <strong>{feeding.waiting(count)}</strong> {keeps ? feeding.safe : feeding.unsafe}
            </span>
          </>
        )}
      </p>
      {count > 0 && (
        <Button variant="quiet" onClick={() => void sendNow()}>
          {feeding.sendNow}
        </Button>
      )}
      {refused.length > 0 && <Refused items={refused} />}
    </div>
  );
}

/** Longer than a response takes when there is a network, in milliseconds. */
const VISIBLE_AFTER_MS = 1_200;

/** True once it has been true for a moment. */
function useLasting(now: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!now) return;
    const timer = setTimeout(() => setLasting(true), VISIBLE_AFTER_MS);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [now]);
  return lasting;
}

function Refused({ items }: { items: readonly QueueItem[] }) {
  const { feeding } = useTexts();
  return (
    <div className="note danger offline-queue-refused" role="alert">
      <Icon name="stop" />
      <div className="stack close">
        <strong>{feeding.notTakenTitle}</strong>
        <ul>
          {items.map(({ place, name, error }) => (
            <li key={place}>{feeding.notTaken(name, error ?? '')}</li>
          ))}
        </ul>
        <Button onClick={() => void forgetRefused(items.map(({ place }) => place))}>
          {feeding.understood}
        </Button>
      </div>
    </div>
  );
}
