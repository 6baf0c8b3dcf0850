import { Link } from 'wouter';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';

/** As returned by the calls of the event log. */
export type EventEntry = {
  eid: number;
  time: string;
  path: string;
  log_type: string;
  message: string;
  uid: number | null;
  uname: string | null;
};

/** 'Internal' without a user, else the name, else the id of a deleted user (spec 2.2). */
export function EventUser({ entry: { uid, uname } }: { entry: EventEntry }) {
  const { events } = useTexts().admin;
  if (uid === null) return <span className="muted">{events.internal}</span>;
  if (uname === null) return events.unknownUser(uid);
  return <Link href={paths.adminUserDetails(uid)}>{uname}</Link>;
}

export function EventType({ type }: { type: string }) {
  const types: Record<string, string> = useTexts().admin.events.types;
  return types[type] ?? type;
}
