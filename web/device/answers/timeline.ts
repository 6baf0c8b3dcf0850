import { addDays, type Day } from '#src/domain/days.ts';
import {
  FEEDING_DAYS,
  type Animal,
  type DeviceEvent,
  type DeviceFeeding,
  type DeviceMeasurement,
  type DeviceMolt,
} from '#src/domain/sync/collection.ts';

export const timelineKinds = ['feeding', 'molt', 'measurement', 'event'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** An animal's records in one list, the newest first; of a day events, then the molt, measurements, feedings. */
export function timelineOf(animal: Animal, kind: TimelineKind | null) {
  const isIn = (one: TimelineKind) => kind === null || kind === one;
  const entries = [
    ...(isIn('event') ? animal.events.map(eventEntry) : []),
    ...(isIn('molt') ? animal.molts.map(moltEntry) : []),
    ...(isIn('measurement') ? animal.measurements.map(measurementEntry) : []),
    ...(isIn('feeding') ? animal.feedings.map(feedingEntry) : []),
  ];
  // sorting keeps the order of those of a day
  return entries.toSorted((a, b) => (a.day === b.day ? 0 : a.day < b.day ? 1 : -1));
}

type Entry = ReturnType<typeof timelineOf>[number];

/** How many of the entries are certainly the newest ones: before those that follow there may be older feedings. */
export function countCertain(animal: Animal, entries: readonly Entry[], today: Day): number {
  if (hasAllFeedings(animal)) return entries.length;
  const since = addDays(today, -FEEDING_DAYS);
  return entries.findLastIndex(({ kind, day }) => kind === 'feeding' || day >= since) + 1;
}

/** False where the animal has older feedings than the device holds. */
const hasAllFeedings = ({ feedings, records }: Animal): boolean =>
  feedings.length >= records.feeding;

const nothing = {
  food: null,
  progress: null,
  fp_id: null,
  amount: null,
  size: null,
  outcome: null,
  molt_no: null,
  note: null,
  gender: null,
  sex_by: null,
  size_before: null,
  day_before: null,
  event: null,
  move: null,
  ms_kind: null,
  value: null,
  value_before: null,
};

const eventEntry = ({ id, date_ev: day, event, rev, move }: DeviceEvent) => ({
  ...nothing,
  ...{ kind: 'event' as const, id, day, event, move: move ?? 0, rev },
});

/** With the last measured size before the molt, and the day of the molt before it. */
function moltEntry(
  { id, date_mt: day, size, rev, ...details }: DeviceMolt,
  at: number,
  all: readonly DeviceMolt[],
) {
  const before = all.slice(at + 1);
  const size_before = before.find((molt) => molt.size !== null)?.size ?? null;
  const day_before = before[0]?.date_mt ?? null;
  return {
    ...nothing,
    kind: 'molt' as const,
    id,
    day,
    size,
    ...details,
    size_before,
    day_before,
    rev,
  };
}

/** With the last value of its kind before it, and its day. */
function measurementEntry(
  { id, date_ms: day, kind: ms_kind, value, rev }: DeviceMeasurement,
  at: number,
  all: readonly DeviceMeasurement[],
) {
  const before = all.find((one, index) => index > at && one.kind === ms_kind);
  return {
    ...nothing,
    ...{ kind: 'measurement' as const, id, day, ms_kind, value, rev },
    value_before: before?.value ?? null,
    day_before: before?.date_ms ?? null,
  };
}

const feedingEntry = ({ id, date_f: day, food, progress, fp_id, amount, rev }: DeviceFeeding) => ({
  ...nothing,
  ...{ kind: 'feeding' as const, id, day, food, progress, fp_id, amount, rev },
});
