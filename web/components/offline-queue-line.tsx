import { useEffect, useState } from 'react';
import { sendNow, startSending } from '#web/lib/offline-queue-sender.ts';
import {
  animalsIn,
  forgetRefused,
  useOfflineQueue,
  type RefusedRequest,
} from '#web/state/offline-queue.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** How many records are queued on this device, and which of them the server refused. */
export function OfflineQueueLine() {
  const { feeding } = useTexts();
  const { waiting, refused, unsafe } = useOfflineQueue();
  useEffect(startSending, []);
  // Showing every request in flight would make the page jump.
  const count = useLasting(waiting.length > 0) ? animalsIn(waiting) : 0;
  return (
    <div className="offline-queue">
      <p className="offline-queue-waiting" role="status" hidden={count === 0}>
        {count > 0 && (
          <>
            <Icon name="offline" />
            <span className="grow">
              <strong>{feeding.waiting(count)}</strong> {unsafe ? feeding.unsafe : feeding.safe}
            </span>
          </>
        )}
      </p>
      {count > 0 && (
        <Button variant="quiet" onClick={() => void sendNow()}>
          {feeding.sendNow}
        </Button>
      )}
      {refused.length > 0 && <Refused requests={refused} />}
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

function Refused({ requests }: { requests: readonly RefusedRequest[] }) {
  const { feeding } = useTexts();
  return (
    <div className="note danger offline-queue-refused" role="alert">
      <Icon name="stop" />
      <div className="stack close">
        <strong>{feeding.notTakenTitle}</strong>
        <ul>
          {requests.map((request) => (
            <li key={request.key}>{feeding.notTaken(request.name, request.error)}</li>
          ))}
        </ul>
        <Button onClick={forgetRefused}>{feeding.understood}</Button>
      </div>
    </div>
  );
}
