import { measurementKinds } from '#src/domain/animal/measurements.ts';
import { addDays } from '#src/domain/days.ts';
import type { Animal, DeviceEvent, DeviceMeasurement } from '#src/domain/sync/collection.ts';
import { compareIds } from '#src/domain/sync/ids.ts';
import { isReachable } from '#web/state/network.ts';
import type { Answers } from '#web/device/answers.ts';
import type { Collection } from '#web/device/collection.ts';
import { choiceOf, idOf, pageOf } from './params.ts';
import { countCertain, timelineKinds, timelineOf } from './timeline.ts';

const YEAR = 365;

/** Lists of an animal's records, and what its charts show. */
export const animalHistoryAnswers: Answers = {
  '/pet/timeline': (collection, { query, today }) => {
    const animal = animalOf(collection, query);
    const kind = choiceOf(query.get('kind'), timelineKinds, undefined);
    if (!animal || kind === null) return undefined;
    const all = Object.values(animal.records).reduce((sum, n) => sum + n, 0);
    const entries = timelineOf(animal, kind ?? null);
    const certain = entries.slice(0, countCertain(animal, entries, today));
    const page = pageIn(certain, query, kind ? animal.records[kind] : all);
    if (!page || !collection.waiting.has(animal.id)) return page;
    // what was noted here has no id of the server yet
    return { ...page, rows: page.rows.map((row) => (row.id < 0 ? { ...row, waits: 1 } : row)) };
  },
  '/pet/feeding/list': (collection, { query }) => {
    const animal = animalOf(collection, query);
    return animal && pageIn(animal.feedings, query, animal.records.feeding);
  },
  '/pet/molt/list': (collection, { query }) => {
    const animal = animalOf(collection, query);
    return animal && pageIn(animal.molts, query, animal.molts.length);
  },
  '/pet/measurement/list': (collection, { query }) => {
    const animal = animalOf(collection, query);
    const kind = choiceOf(query.get('kind'), measurementKinds, undefined);
    if (!animal || kind === null) return undefined;
    const rows = kind
      ? animal.measurements.filter((one) => one.kind === kind)
      : animal.measurements;
    return pageIn(rows.map(measurementRow), query, rows.length);
  },
  '/pet/events/list': (collection, { query }) => {
    const animal = animalOf(collection, query);
    return animal && pageIn(animal.events.map(eventRow), query, animal.events.length);
  },
  '/pet/history/:id': (collection, { params: [id], today }) => {
    const animal = collection.animals.get(idOf(id));
    return animal && chartsOf(animal, addDays(today, -YEAR));
  },
};

const measurementRow = ({ id, date_ms, kind, value, rev }: DeviceMeasurement) => ({
  ...{ id, date_ms, kind, value, rev },
});

const eventRow = ({ id, date_ev, event, move, rev }: DeviceEvent) => ({
  ...{ id, date_ev, event, move: move ?? 0, rev },
});

const animalOf = ({ animals }: Collection, query: URLSearchParams) =>
  animals.get(idOf(query.get('id')));

/** A page of the rows that the device has. Where the server can't be asked, those it has of a page are better than none. */
function pageIn<Row>(rows: readonly Row[], query: URLSearchParams, count: number) {
  const page = pageOf(query);
  if (!page) return undefined;
  const { offset, limit } = page;
  const found = rows.slice(offset, offset + limit);
  const isWhole = found.length === Math.max(0, Math.min(limit, count - offset));
  return isWhole || (found.length > 0 && !isReachable()) ? { rows: found, count } : undefined;
}

/** The oldest first: feedings and events since a day, without moves, all molts and measurements. */
function chartsOf({ feedings, molts, measurements, events }: Animal, since: string) {
  const recent = events.filter(({ date_ev, move }) => !move && date_ev >= since);
  return {
    since,
    feedings: feedings
      .filter(({ date_f }) => date_f >= since)
      .map(({ date_f, food, progress }) => ({ date_f, food, progress }))
      .reverse(),
    molts: molts.map(({ date_mt, size }) => ({ date_mt, size })).reverse(),
    measurements: measurements
      .map(({ date_ms, kind, value }) => ({ date_ms, kind, value }))
      .reverse(),
    events: recent
      .toSorted((a, b) =>
        a.date_ev === b.date_ev ? compareIds(a.id, b.id) : a.date_ev < b.date_ev ? -1 : 1,
      )
      .map(({ date_ev, event }) => ({ date_ev, event })),
  };
}
