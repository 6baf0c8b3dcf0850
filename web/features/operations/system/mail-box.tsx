import { useMailActions } from '#web/features/operations/mail-queue/use-mail-actions.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button, ButtonLink } from '#web/ui/button.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import type { SystemState } from './use-system.ts';

/** Which server mail is sent by, and whether it works. */
export function MailBox({ state: { smtp } }: { state: SystemState }) {
  const { system } = useTexts().admin;
  const { test } = useMailActions();
  return (
    <Box title={system.mail}>
      <Facts>
        <Fact label={system.server}>{smtp ?? system.noServer}</Fact>
      </Facts>
      <div className="cluster">
        {smtp !== null && (
          <Button icon="mail" busy={test.busy} onClick={() => void test.run()}>
            {system.test}
          </Button>
        )}
        <ButtonLink icon="mailopen" href={paths.adminOutbox()}>
          {system.toOutbox}
        </ButtonLink>
      </div>
    </Box>
  );
}
