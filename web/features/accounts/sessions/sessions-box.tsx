import { Loaded } from '#web/components/loaded.tsx';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { formatInstant, formatInstantDay } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { confirm } from '#web/state/dialogs.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { Row, Rows } from '#web/ui/rows.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { Tag } from '#web/ui/tag.tsx';

/** The keeper's sessions, each of which can be ended: a lost phone, the club's computer. */
export function SessionsBox() {
  const { sessions } = useTexts().accounts;
  const list = useLoad(['user', 'sessions'], () => api.user.sessions.get(), {
    errorTitle: sessions.errorLoading,
  });
  const rows = list.data?.rows ?? [];
  return (
    <Box title={sessions.title} end={rows.length > 1 && <EndOthers />}>
      <Loaded load={list} skeleton={<Skeleton />}>
        {() => (
          <Rows label={sessions.title}>
            {rows.map((session) => (
              <SessionRow key={session.id} session={session} />
            ))}
          </Rows>
        )}
      </Loaded>
    </Box>
  );
}

type Session = {
  id: number;
  device: string;
  place: string;
  created: string;
  last_used: string;
  current: number;
};

function SessionRow({ session }: { session: Session }) {
  const { sessions } = useTexts().accounts;
  const { id, place, created, last_used, current } = session;
  const device = session.device || sessions.unknownDevice;
  const end = useAction(() => api.user.sessions.end.delete({ id }), {
    errorTitle: sessions.errorEnding,
    success: sessions.ended(device),
    invalidates: [['user', 'sessions']],
  });
  const since = sessions.since(formatInstantDay(created));
  const used = current ? null : sessions.lastUsed(formatInstant(last_used));
  return (
    <Row
      title={device}
      beside={current ? <Tag tone="fresh">{sessions.thisDevice}</Tag> : undefined}
      line={[used, since, readablePlace(place)].filter(Boolean).join(' · ')}
      end={
        current ? undefined : (
          <Button
            variant="quiet"
            icon="x"
            busy={end.busy}
            label={`${sessions.end}: ${device}`}
            onClick={() => void end.run()}
          >
            {sessions.end}
          </Button>
        )
      }
    />
  );
}

function EndOthers() {
  const { sessions } = useTexts().accounts;
  const end = useAction(() => api.user.sessions.end.delete({}), {
    errorTitle: sessions.errorEnding,
    success: ({ ended }) => sessions.endedOthers(ended),
    invalidates: [['user', 'sessions']],
  });
  async function ask() {
    const sure = await confirm({
      title: `${sessions.endOthers}?`,
      text: sessions.endOthersText,
      button: sessions.end,
    });
    if (sure) await end.run();
  }
  return (
    <Button variant="quiet" busy={end.busy} onClick={() => void ask()}>
      {sessions.endOthers}
    </Button>
  );
}

/** '192.168.1.0/24' as '192.168.1.*' */
const readablePlace = (place: string) => place.replace(/(0\/24|:\/48)$/, '*');
