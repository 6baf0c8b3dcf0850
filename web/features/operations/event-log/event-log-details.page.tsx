import { readEvent } from '#src/domain/log/said.ts';
import type { EventEntry } from '#src/features/operations/event-log/event-log.queries.ts';
import { AdminCrumbs } from '#web/components/admin-crumbs.tsx';
import { Loaded } from '#web/components/loaded.tsx';
import { RecordNotFound } from '#web/components/record-not-found.tsx';
import { Page } from '#web/layout/page.tsx';
import { api } from '#web/lib/api.ts';
import { formatInstant } from '#web/lib/format.ts';
import { useRecord } from '#web/lib/load-record.ts';
import { useIdParam } from '#web/lib/params.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Fact, Facts } from '#web/ui/facts.tsx';
import { SkeletonFacts } from '#web/ui/skeleton.tsx';
import { DeleteEventButton } from './delete-event-button.tsx';
import { EventType, EventUser } from './event-text.tsx';

/** One entry of the event log. */
export function EventLogDetailsPage() {
  const { admin } = useTexts();
  const { events } = admin;
  const id = useIdParam();
  const load = useRecord(
    ['event_log', 'detail'],
    id,
    (eid) => api.admin.event_log.detail({ id: eid }).get(),
    admin.errors.loadingEventLogDetails,
  );
  const { data, missing } = load;
  const title = missing || id === null ? events.notFound : events.one(id);
  const path = [{ href: paths.adminEvents(), label: events.title }];
  return (
    <Page
      title={title}
      crumbs={<AdminCrumbs path={path} here={title} />}
      actions={data && <DeleteEventButton eid={data.eid} leave />}
      narrow
    >
      <Loaded
        load={load}
        skeleton={<SkeletonFacts count={6} />}
        notFound={<RecordNotFound bare texts={events} list={paths.adminEvents()} />}
      >
        {(entry) => <EventFacts entry={entry} />}
      </Loaded>
    </Page>
  );
}

function EventFacts({ entry }: { entry: EventEntry }) {
  const { events } = useTexts().admin;
  return (
    <Facts>
      <Fact label={events.message}>
        <span className="pre-line">{events.said(entry.message, readEvent)}</span>
      </Fact>
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
    </Facts>
  );
}
