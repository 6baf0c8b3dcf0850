import { isRecord } from '#src/domain/is-record.ts';
import type { Day } from '#src/domain/days.ts';
import { parseJson } from '#src/domain/text/parse-json.ts';

/** When the mail of the day comes: at an hour of a zone (IANA), such as 18 in Europe/Berlin. */
export type Digest = { on: boolean; hour: number; zone: string };

/** What the setting `digest` holds; null for anything else, which then counts as off. */
export function digestOf(value: unknown): Digest | null {
  if (!isRecord(value)) return null;
  const { on, hour, zone } = value;
  if (typeof on !== 'boolean' || typeof zone !== 'string' || !isZone(zone)) return null;
  return isHour(hour) ? { on, hour, zone } : null;
}

const isHour = (hour: unknown): hour is number =>
  Number.isInteger(hour) && Number(hour) >= 0 && Number(hour) <= 23;

export function isZone(zone: string): boolean {
  try {
    return zone !== '' && Boolean(clockOf(zone));
  } catch {
    return false;
  }
}

/** The zone that a keeper's settings name, as they are stored: the one of the mail of the day where there is no other. */
export function zoneIn(stored: readonly { conf_key: string; conf_val: string }[]): string | null {
  const valueOf = (key: string) =>
    parseJson(stored.find(({ conf_key }) => conf_key === key)?.conf_val ?? 'null');
  const zone = valueOf('zone');
  if (typeof zone === 'string' && isZone(zone)) return zone;
  return digestOf(valueOf('digest'))?.zone ?? null;
}
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-CA', {
    ...{ timeZone: zone, hourCycle: 'h23' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' },
  });
  if (clocks.size < 1000) clocks.set(zone, clock);
  return clock;
}

/** Day and hour at an instant, as the clocks of a zone show them. */
export function localTime(instant: Date, zone: string): { day: Day; hour: number } {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return { day: `${of('year')}-${of('month')}-${of('day')}`, hour: Number(of('hour')) };
}

/**
 * The day for which a reminder is to be looked at now; null where it is too early, or that day was looked at. An hour
 * that the clocks skip counts as the next one, and one that they show twice comes once.
 */
export function dayToRemind(
  { hour, zone }: { hour: number; zone: string },
  lastDay: Day | null,
  instant: Date,
): Day | null {
  const now = localTime(instant, zone);
  if (now.hour < hour) return null;
  return lastDay !== null && lastDay >= now.day ? null : now.day;
}

/**
 * What counts as looked at once the mail of the day was changed: an hour that has passed today begins tomorrow. Null
 * where nothing but the same was stored again, or it is off.
 */
export function lookedAtOnceChanged(
  before: Digest | null,
  after: Digest | null,
  instant: Date,
): Day | null {
  if (!after?.on) return null;
  const isSame = before?.on && before.hour === after.hour && before.zone === after.zone;
  return isSame ? null : firstLookedAt(after, instant);
}

/** What counts as looked at when a reminder is switched on: nobody wants this morning's in the evening. */
export function firstLookedAt(
  { hour, zone }: { hour: number; zone: string },
  instant: Date,
): Day | null {
  const now = localTime(instant, zone);
  return now.hour >= hour ? now.day : null;
}
