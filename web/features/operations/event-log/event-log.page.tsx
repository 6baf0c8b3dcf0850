import { offsetOf, PAGE_SIZE } from '#src/domain/pagination.ts';
import { AdminCrumbs } from '#web/components/admin-crumbs.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { formatInstant } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useNoEmptyPage, usePageParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts, type Texts } from '#web/texts/texts.ts';
import { Empty } from '#web/ui/empty.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Table, type Column } from '#web/ui/table.tsx';
import { DeleteEventButton } from './delete-event-button.tsx';
import { EventType, EventUser, type EventEntry } from './event-text.tsx';

/** What the server logged in the last two weeks (spec 2.2). */
export function EventLogPage() {
  const { admin, common, errors } = useTexts();
  const { events } = admin;
  const [page] = usePageParam();
  const query = { offset: offsetOf(page), limit: PAGE_SIZE };
  const { data, loading, retry } = useLoad(
    ['event_log', 'list', query],
    () => api.admin.event_log.get({ query }),
    { errorTitle: errors.loadingEventLog, keep: true },
  );
  useNoEmptyPage(data);
  return (
    <Page title={events.title} sub={events.sub} crumbs={<AdminCrumbs here={events.title} />}>
      {!loading && !data && <LoadFailed title={errors.loadingEventLog} retry={retry} />}
      {data?.count === 0 && <Empty title={events.none}>{events.noneText}</Empty>}
      {(loading || (data && data.count > 0)) && (
        <Table
          caption={events.caption}
          columns={columnsOf({ admin, common })}
          rows={data?.rows}
          rowKey={({ eid }) => eid}
          rowHref={({ eid }) => paths.adminEventDetails(eid)}
          skeletonRows={PAGE_SIZE}
        />
      )}
      <Pagination
        count={data?.count}
        page={page}
        href={(next) => paths.adminEvents({ page: next })}
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
      key: 'path',
      head: events.path,
      slot: 'meta',
      bare: true,
      blank: ({ path }) => path === '',
      cell: ({ path }) => <span className="api-path">{path || events.noPath}</span>,
    },
    {
      key: 'type',
      head: events.type,
      slot: 'title',
      nowrap: true,
      link: true,
      cell: (entry) => <EventType entry={entry} />,
    },
    {
      key: 'user',
      head: events.user,
      slot: 'meta',
      bare: true,
      cell: (entry) => <EventUser entry={entry} />,
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
