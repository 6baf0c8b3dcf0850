import type { EventEntry } from '#src/features/operations/event-log/event-log.queries.ts';
import { AdminCrumbs } from '#web/components/admin-crumbs.tsx';
import { PagedTable } from '#web/components/paged-table.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { formatInstant } from '#web/lib/format.ts';
import { usePagedLoad } from '#web/lib/paged-load.ts';
import { paths } from '#web/paths.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Empty } from '#web/ui/empty.tsx';
import type { Column } from '#web/ui/table.tsx';
import { DeleteEventButton } from './delete-event-button.tsx';
import { EventLine, EventType, EventUser } from './event-text.tsx';

/** What the server logged in the last two weeks. */
export function EventLogPage() {
  const { admin, common } = useTexts();
  const { events } = admin;
  const load = usePagedLoad(
    ['event_log', 'list'],
    (query) => api.admin.event_log.get({ query }),
    admin.errors.loadingEventLog,
  );
  return (
    <Page title={events.title} sub={events.sub} crumbs={<AdminCrumbs here={events.title} />}>
      <PagedTable
        load={load}
        caption={events.caption}
        columns={columnsOf({ admin, common })}
        rowKey={({ eid }) => eid}
        rowHref={({ eid }) => paths.adminEventDetails(eid)}
        empty={<Empty title={events.none}>{events.noneText}</Empty>}
      />
    </Page>
  );
}

function columnsOf({
  admin: { events },
  common,
}: Pick<Texts, 'admin' | 'common'>): Column<EventEntry>[] {
  return [
    {
      key: 'time',
      head: events.time,
      slot: 'meta',
      bare: true,
      nowrap: true,
      cell: ({ time }) => formatInstant(time),
    },
    {
      key: 'message',
      head: events.message,
      slot: 'title',
      link: true,
      cell: (entry) => <EventLine entry={entry} />,
    },
    {
      key: 'type',
      head: events.type,
      slot: 'meta',
      bare: true,
      nowrap: true,
      cell: (entry) => <EventType entry={entry} />,
    },
    {
      key: 'user',
      head: events.user,
      slot: 'meta',
      bare: true,
      cell: (entry) => (
        <div className="event-user">
          <EventUser entry={entry} />
        </div>
      ),
    },
    {
      key: 'path',
      head: events.path,
      slot: 'meta',
      bare: true,
      blank: ({ path }) => path === '',
      cell: ({ path }) => <span className="api-path">{path || events.noPath}</span>,
    },
    {
      key: 'delete',
      head: common.delete,
      hideHead: true,
      slot: 'aside',
      buttons: true,
      cell: ({ eid }) => <DeleteEventButton eid={eid} />,
    },
  ];
}
