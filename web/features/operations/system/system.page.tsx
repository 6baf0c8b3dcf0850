import { AdminCrumbs } from '#web/components/admin-crumbs.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { Page } from '#web/layout/page.tsx';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { SkeletonFacts } from '#web/ui/skeleton.tsx';
import { AddressBox } from './address-box.tsx';
import { formatBytes, formatSpan } from './format-size.ts';
import { BackupsBox } from './backups-box.tsx';
import { MailBox } from './mail-box.tsx';
import { RegistrationBox } from './registration-box.tsx';
import { useSystem, type SystemState } from './use-system.ts';
import { Warnings } from './warnings.tsx';

/** The state of this installation, and what its administrator can do about it without a terminal. */
export function SystemPage() {
  const { system } = useTexts().admin;
  const load = useSystem();
  return (
    <Page title={system.title} crumbs={<AdminCrumbs here={system.title} />}>
      <Loaded load={load} skeleton={<SkeletonFacts count={8} />}>
        {(state) => (
          <>
            <Warnings state={state} />
            <div className="split">
              <div className="stack">
                <BackupsBox state={state} />
                <RegistrationBox state={state} />
              </div>
              <div className="stack">
                <Numbers state={state} />
                <MailBox state={state} />
                <AddressBox state={state} />
              </div>
            </div>
          </>
        )}
      </Loaded>
    </Page>
  );
}

function Numbers({ state }: { state: SystemState }) {
  const { system } = useTexts().admin;
  const wal = state.wal > 1024 * 1024 ? ` ${system.wal(formatBytes(state.wal))}` : '';
  return (
    <Box title={system.numbers}>
      <Facts>
        <Fact label={system.version}>{state.version}</Fact>
        <Fact label={system.uptime}>{formatSpan(state.uptime)}</Fact>
        <Fact label={system.database}>{`${formatBytes(state.database)}${wal}`}</Fact>
        <Fact label={system.pictures}>{formatBytes(state.pictures)}</Fact>
        <Fact label={system.memory}>{formatBytes(state.memory)}</Fact>
        <Fact label={system.disk}>
          {system.diskOf(formatBytes(state.disk_free), formatBytes(state.disk_size))}
        </Fact>
      </Facts>
    </Box>
  );
}
