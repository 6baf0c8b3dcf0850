import { useEffect, useState } from 'react';
import { sendNow, startSending } from '#web/lib/outbox-sender.ts';
import { animalsIn, forgetRefused, useOutbox, type RefusedErrand } from '#web/state/outbox.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** What is kept on this device until the server has it, and what the server did not take. */
export function OutboxLine() {
  const { feeding } = useTexts();
  const { waiting, refused, unsafe } = useOutbox();
  useEffect(startSending, []);
  // What is on its way for a moment only would make the page jump with every answer.
  const count = useLasting(waiting.length > 0) ? animalsIn(waiting) : 0;
  return (
    <div className="outbox">
      <p className="outbox-waiting" role="status" hidden={count === 0}>
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
      {refused.length > 0 && <Refused errands={refused} />}
    </div>
  );
}

/** Longer than an answer takes to arrive with a network, in milliseconds. */
const MOMENT = 1_200;

/** True once it has been true for a moment. */
function useLasting(now: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!now) return;
    const timer = setTimeout(() => setLasting(true), MOMENT);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [now]);
  return lasting;
}

function Refused({ errands }: { errands: readonly RefusedErrand[] }) {
  const { feeding } = useTexts();
  return (
    <div className="note danger outbox-refused" role="alert">
      <Icon name="stop" />
      <div className="stack close">
        <strong>{feeding.notTakenTitle}</strong>
        <ul>
          {errands.map((errand) => (
            <li key={errand.key}>{feeding.notTaken(errand.name, errand.error)}</li>
          ))}
        </ul>
        <Button onClick={forgetRefused}>{feeding.understood}</Button>
      </div>
    </div>
  );
}
