import { isRecord } from '#src/domain/is-record.ts';
import type { Animal } from '#src/domain/sync/collection.ts';
import type { Collection } from './collection.ts';
import type { QueueEntry } from './entries.ts';
import { madeBy, realId, type Ids } from './ids.ts';

// The server's ids of the records that an entry made.

/** As far as the answer to it names them. */
export function idsByAnswer(entry: QueueEntry, value: unknown): Ids {
  // what changes an animal names that one, and no note of its move
  if (!isRecord(value) || !madeBy(entry) || entry.method !== 'POST') return {};
  if (typeof value['id'] === 'number') return { [entry.first]: value['id'] };
  const rows: unknown[] = Array.isArray(value['rows']) ? value['rows'] : [];
  return Object.fromEntries(
    rows.flatMap((row, at) => (isRecord(row) ? [[entry.first - at, Number(row['id'])]] : [])),
  );
}

/** Those that are not known yet, by what else tells records apart, once a sync contains them. */
export function idsByRecord(entry: QueueEntry, base: Collection, ids: Ids): Ids {
  const kind = madeBy(entry);
  // two sales can be the same in all that a device holds of them: the answer to each is waited for
  if (kind === undefined || kind === 'sale') return {};
  const found =
    kind === 'pet'
      ? [base.animals.values().find(({ tag }) => tag === entry.body['tag'])?.id]
      : kind === 'plan'
        ? [planLike(entry, base)]
        : kind === 'place' || kind === 'place_note'
          ? [placeRecordLike(entry, base, ids)]
          : entry.pets.map((pet) => recordLike(entry, base.animals.get(realId(pet, ids))));
  return Object.fromEntries(
    found.flatMap((id, at) => {
      const negative = entry.first - at;
      return id === undefined || negative in ids ? [] : [[negative, id]];
    }),
  );
}

function recordLike({ body, today, path }: QueueEntry, animal: Animal | undefined) {
  if (!animal) return undefined;
  const text = (field: string) => String(body[field] ?? '').trim();
  if (path.startsWith('/pet/molt'))
    return animal.molts.find(({ date_mt }) => date_mt === body['date_mt'])?.id;
  if (path.startsWith('/pet/measurement'))
    return animal.measurements.find(
      ({ date_ms, kind }) => date_ms === body['date_ms'] && kind === body['kind'],
    )?.id;
  if (/^\/pet\/(move|update)/.test(path))
    return animal.events.find(({ date_ev, move }) => move && date_ev === today)?.id;
  if (path.startsWith('/pet/events'))
    return animal.events.find(
      ({ date_ev, event }) => date_ev === body['date_ev'] && event === text('event'),
    )?.id;
  const day = body['date_f'] ?? today;
  return animal.feedings.find(({ date_f, food }) => date_f === day && food === text('food'))?.id;
}

/** A place by its tag, which the device drew; a note of a place by all that it says. */
function placeRecordLike({ body, path }: QueueEntry, { places }: Collection, ids: Ids) {
  if (path === '/place/add') return places.values().find(({ tag }) => tag === body['tag'])?.id;
  const { id, date, kind, text = '' } = body;
  return places
    .get(realId(Number(id), ids))
    ?.entries.find(
      (one) => one.date === date && one.kind === kind && one.text === String(text).trim(),
    )?.id;
}

/** The newest one with that name. */
function planLike({ body }: QueueEntry, { plans }: Collection): number | undefined {
  const name = String(body['fp_name'] ?? '').trim();
  const alike = [...plans.values()].filter(({ fp_name }) => fp_name === name);
  return alike.map(({ fp_id }) => fp_id).toSorted((a, b) => b - a)[0];
}
