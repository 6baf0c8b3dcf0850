import { AdminCrumbs } from '#web/components/admin-crumbs.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { SkeletonFacts } from '#web/ui/skeleton.tsx';
import { formatBytes } from '#web/lib/format-bytes.ts';
import { formatSpan } from './format-span.ts';
import { BackupsBox } from './backups-box.tsx';
import { RegistrationBox } from './registration-box.tsx';
import { useSystem, type SystemState } from './use-system.ts';
import { Warnings } from './warnings.tsx';
import { isOnlyLocal } from '#src/domain/labels/label-content.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Note } from '#web/ui/note.tsx';
import { useMailActions } from '#web/features/operations/mail-queue/use-mail-actions.ts';
import { paths } from '#web/paths.ts';
import { Button, ButtonLink } from '#web/ui/button.tsx';

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

/** Whether codes and links lead here: PUBLIC_URL beside the address that is in use. */
function AddressBox({ state: { public_url } }: { state: SystemState }) {
  const { system } = useTexts().admin;
  const here = window.location.origin;
  return (
    <Box title={system.address}>
      <div className="stack tight">
        <div>
          <p>
            <span className="api-path">{public_url}</span>
          </p>
          <p className="small muted">
            {system.publicUrl}. {system.addressText}
          </p>
        </div>
        {isOnlyLocal(public_url) ? (
          <Note tone="amber">{system.localAddress}</Note>
        ) : here === public_url ? (
          <Note tone="moss">{system.sameAddress}</Note>
        ) : (
          <Note>{system.otherAddress(here)}</Note>
        )}
        <SafeLine isHttps={public_url.startsWith('https:')} />
      </div>
    </Box>
  );
}

/** Leads each device to what it needs to trust an authority at home; without https, what is to be set for it. */
function SafeLine({ isHttps }: { isHttps: boolean }) {
  const { system } = useTexts().admin;
  const { data } = useLoad(['trust'], () => api.trust.get(), {
    errorTitle: system.safeLine,
    quiet: true,
  });
  const hasSteps = data !== undefined && data.authority !== null;
  if (!data || (isHttps && !hasSteps)) return null; // each device trusts the certificate by itself
  return (
    <>
      {!hasSteps && <p className="small muted">{system.noSafeLine}</p>}
      {/* the whole document: its policy alone may ask the address with https */}
      <a className="button" href={paths.trust()}>
        <Icon name="lock" />
        {hasSteps ? system.safeLine : system.safeLineWays}
      </a>
    </>
  );
}

/** Which server mail is sent by, and whether it works. */
function MailBox({ state: { smtp } }: { state: SystemState }) {
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
