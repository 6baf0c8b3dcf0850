import { RefusedEntries } from '#web/components/refused-entries.tsx';
import { Page } from '#web/layout/page.tsx';
import { sendNow } from '#web/lib/note-feedings.ts';
import { paths } from '#web/paths.ts';
import { useDeviceQueue } from '#web/state/device-queue.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Rows } from '#web/ui/rows.tsx';
import { WaitingRow } from './waiting-row.tsx';

/** All that was recorded on this device and is not on the server yet, and what the server did not take. */
export function WaitingPage() {
  const { feeding } = useTexts();
  const { lines, refused, keeps } = useDeviceQueue();
  const isEmpty = lines.length + refused.length === 0;
  const back = <ButtonLink href={paths.home()}>{feeding.waitingBack}</ButtonLink>;
  const sub = keeps ? feeding.waitingSub : feeding.unsafe;
  return (
    <Page narrow title={feeding.waitingTitle} sub={isEmpty ? undefined : sub}>
      {isEmpty && (
        <Empty title={feeding.nothingWaits} action={back}>
          {feeding.nothingWaitsText}
        </Empty>
      )}
      {refused.length > 0 && <RefusedEntries entries={refused} />}
      {lines.length > 0 && (
        <Box
          title={feeding.waitingHead(lines.length)}
          end={
            <Button variant="quiet" onClick={() => void sendNow()}>
              {feeding.sendNow}
            </Button>
          }
        >
          <Rows>
            {lines.map((line) => (
              <WaitingRow key={line.place} line={line} />
            ))}
          </Rows>
          <p className="small muted">{feeding.waitingOrder}</p>
        </Box>
      )}
    </Page>
  );
}
