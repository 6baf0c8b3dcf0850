import { useState } from 'react';
import { Page } from '#web/layout/page.tsx';
import { sendNow } from '#web/lib/note-feedings.ts';
import { useBriefly } from '#web/lib/use-lasting.ts';
import { paths } from '#web/paths.ts';
import {
  countRecords,
  currentDeviceQueue,
  useDeviceQueue,
  type WaitingLine,
} from '#web/state/shown-queue.ts';
import { notify } from '#web/state/notices.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Rows } from '#web/ui/rows.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { OverriddenEntries } from './overridden-entries.tsx';
import { RefusedEntries } from './refused-entries.tsx';
import { ToldEntries } from './told-entries.tsx';
import { WaitingRow } from './waiting-row.tsx';

/** All that was recorded on this device and is not on the server yet, and what the server did not take. */
export function WaitingPage() {
  const { feeding } = useTexts();
  const { lines, refused, told, keeps, isRead } = useDeviceQueue();
  const [hasGivenUp, setGivenUp] = useState(false);
  const overridden = told.filter((one) => 'overridden' in one);
  const moved = told.filter((one) => 'gone' in one);
  const isUnread = useBriefly(!isRead);
  const needsYou = refused.length + told.length > 0;
  const isEmpty = lines.length === 0 && !needsYou;
  const back = <ButtonLink href={paths.home()}>{feeding.waitingBack}</ButtonLink>;
  const sub = keeps ? feeding.waitingSub : feeding.unsafe;
  const isSplit = needsYou && lines.length > 0;
  return (
    <Page
      narrow={!isSplit}
      title={feeding.waitingTitle}
      sub={lines.length + refused.length === 0 ? undefined : sub}
    >
      {isUnread && <SkeletonRows count={3} />}
      {isEmpty && !isUnread && (
        <Empty title={feeding.nothingWaits} action={back}>
          {hasGivenUp ? feeding.givenUpText : feeding.nothingWaitsText}
        </Empty>
      )}
      <div className={isSplit ? 'split even' : undefined}>
        {needsYou && (
          <div className="stack">
            {refused.length > 0 && (
              <RefusedEntries entries={refused} onGivenUp={() => setGivenUp(true)} />
            )}
            {moved.length > 0 && <ToldEntries entries={moved} />}
            {overridden.length > 0 && <OverriddenEntries entries={overridden} />}
          </div>
        )}
        {lines.length > 0 && (
          <div className="stack">
            <WaitingLines lines={lines.filter(({ isHeld }) => !isHeld)} />
            <HeldLines lines={lines.filter(({ isHeld }) => isHeld)} />
          </div>
        )}
      </div>
    </Page>
  );
}

function WaitingLines({ lines }: { lines: readonly WaitingLine[] }) {
  const { feeding } = useTexts();
  const [busy, setBusy] = useState(false);
  const count = countRecords(lines);
  async function sendAll() {
    setBusy(true);
    await sendNow();
    setBusy(false);
    if (currentDeviceQueue().waiting >= count) notify(feeding.notSent);
  }
  if (lines.length === 0) return null;
  const send = (
    <Button variant="quiet" busy={busy} onClick={() => void sendAll()}>
      {feeding.sendNow}
    </Button>
  );
  return (
    <Box title={feeding.waitingHead(count)} end={send}>
      <Rows>
        {lines.map((line) => (
          <WaitingRow key={line.place} line={line} />
        ))}
      </Rows>
      <p className="small muted">{feeding.waitingOrder}</p>
    </Box>
  );
}

/** What is sent once a refused one is settled. */
function HeldLines({ lines }: { lines: readonly WaitingLine[] }) {
  const { feeding } = useTexts();
  if (lines.length === 0) return null;
  return (
    <Box title={feeding.heldHead(countRecords(lines))}>
      <Rows>
        {lines.map((line) => (
          <WaitingRow key={line.place} line={line} />
        ))}
      </Rows>
      <p className="small muted">{feeding.heldText}</p>
    </Box>
  );
}
