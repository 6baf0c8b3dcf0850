import type { Seen } from '#src/domain/animal/last-noted.ts';
import type { Day } from '#src/domain/days.ts';
import type { Animal } from '#src/domain/sync/collection.ts';

/** The last days on which an event and a measurement of an animal were noted; the newest of each come first. */
export function seenOn(animal: Animal | undefined, today: Day): Seen {
  const event = animal?.events.find(({ date_ev }) => date_ev <= today);
  const measured = animal?.measurements.find(({ date_ms }) => date_ms <= today);
  return { event: event?.date_ev ?? null, measured: measured?.date_ms ?? null };
}
