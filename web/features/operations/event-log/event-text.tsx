import { readEvent } from '#src/domain/log/said.ts';
import type { EventEntry } from '#src/features/operations/event-log/event-log.queries.ts';
import { Link } from 'wouter';
import { formatCount } from '#web/lib/format.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';

/** 'Internal' without a user, else the name, else the id of a deleted user. */
export function EventUser({ entry: { uid, uname } }: { entry: EventEntry }) {
  const { events } = useTexts().admin;
  if (uid === null) return <span className="muted">{events.internal}</span>;
  if (uname === null) return events.unknownUser(uid);
  return <Link href={paths.adminUserDetails(uid)}>{uname}</Link>;
}

/** What kind of event, and how often it happened where that was more than once. */
export function EventType({ entry: { log_type, times } }: { entry: EventEntry }) {
  const { events } = useTexts().admin;
  const types: Record<string, string> = events.types;
  const type = types[log_type] ?? log_type;
  return times > 1 ? `${type} ${events.times(formatCount(times))}` : type;
}

/** What happened, in a line: the report of a fault goes on where the entry is opened. */
export function EventLine({ entry: { message } }: { entry: EventEntry }) {
  const [line = ''] = useTexts().admin.events.said(message, readEvent).split('\n');
  return line;
}
