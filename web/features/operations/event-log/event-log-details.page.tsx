import { AdminCrumbs } from '#web/components/admin-crumbs.tsx';
import { LoadFailed } from '#web/components/load-failed.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { formatInstant } from '#web/lib/format.ts';
import { useLoad } from '#web/lib/load.ts';
import { useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { SkeletonFacts } from '#web/ui/skeleton.tsx';
import { DeleteEventButton } from './delete-event-button.tsx';
import { EventType, EventUser, type EventEntry } from './event-text.tsx';

/** One entry of the event log (spec 2.2). */
export function EventLogDetailsPage() {
  const { admin, errors } = useTexts();
  const { events } = admin;
  const id = useIdParam();
  const { data, loading, failed, retry } = useLoad(
    ['event_log', 'detail', id],
    () => api.admin.event_log.detail({ id: id ?? 0 }).get(),
    { errorTitle: errors.loadingEventLogDetails, enabled: id !== null, mayBeMissing: true },
  );
  const missing = id === null || failed?.status === 404;
  const title = missing || id === null ? events.notFound : events.one(id);
  const path = [{ href: paths.adminEvents(), label: events.title }];
  return (
    <Page
      title={title}
      crumbs={<AdminCrumbs path={path} here={title} />}
      actions={data && <DeleteEventButton eid={data.eid} leave />}
      narrow
    >
      {loading && <SkeletonFacts count={6} />}
      {missing && (
        <Empty
          title={events.notFound}
          action={<ButtonLink href={paths.adminEvents()}>{events.toList}</ButtonLink>}
        >
          {events.notFoundText}
        </Empty>
      )}
      {failed && !missing && !data && (
        <LoadFailed title={errors.loadingEventLogDetails} retry={retry} />
      )}
      {data && <EventFacts entry={data} />}
    </Page>
  );
}

function EventFacts({ entry }: { entry: EventEntry }) {
  const { events } = useTexts().admin;
  return (
    <Facts>
      <Fact label={events.id}>{entry.eid}</Fact>
      <Fact label={events.time}>
        <time dateTime={entry.time}>{formatInstant(entry.time)}</time>
      </Fact>
      <Fact label={events.user}>
        <EventUser entry={entry} />
      </Fact>
      <Fact label={events.path}>
        <span className="api-path">{entry.path || events.noPath}</span>
      </Fact>
      <Fact label={events.type}>
        <EventType entry={entry} />
      </Fact>
      <Fact label={events.message}>
        <span className="pre-line">{entry.message}</span>
      </Fact>
    </Facts>
  );
}
