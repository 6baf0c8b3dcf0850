import type { Animal } from '#src/domain/sync/collection.ts';
import { isRecord } from '#src/domain/is-record.ts';
import { BETWEEN } from '#src/domain/places/tree.ts';
import type { Device } from '#web/device/device.ts';
import { isUpload, nameOf, recordsThatWait, type QueueEntry } from '#web/device/entries.ts';
import { givenUp } from '#web/device/given-up.ts';
import { animalsIn, realId, translated } from '#web/device/ids.ts';
import { makesAny, namedIn, withDependents } from '#web/device/next-entry.ts';
import { placesOf } from '#web/device/places.ts';
import { recordsIn } from '#web/device/split-entry.ts';
import { waitingSales } from '#web/device/waiting-sales.ts';
import {
  countRecords,
  showDeviceQueue,
  type OverriddenItem,
  type RefusedItem,
  type WaitingLine,
} from '#web/state/shown-queue.ts';
import { archivedTwice } from './archive-conflict.ts';
import { failureOf } from './failure.ts';
import { canTakeOut, conflictOf } from './queue-changes.ts';

// What pages show of the queue, entry by entry.

export function showQueueOf(device: Device): void {
  const { queue, keeps } = device;
  const named = namedIn(queue);
  const refused = queue.filter(({ state }) => state === 'refused');
  const held = new Set(refused.flatMap((entry) => (isUpload(entry) ? [] : animalsIn(entry))));
  const isHeld = ({ pets }: QueueEntry) => pets.some((pet) => held.has(pet));
  const records = recordsThatWait(queue);
  const items = refused.map((entry) => ({
    place: entry.place,
    name: nameOf(entry),
    error: reasonOf(entry),
    isAnimalGone: isAnimalGone(entry),
    isConflict: conflictOf(entry) !== null || archivedTwice(device, entry) !== null,
    mend: mendOf(entry),
    speciesGone: speciesGone(entry),
    goes: goesWith(device, entry),
    line: lineOf(device, entry, false, named),
  }));
  const lines = records.map((entry) => lineOf(device, entry, isHeld(entry), named)).toReversed();
  const waiting = countRecords(lines.filter((line) => !line.isHeld));
  const sales = waitingSales(device);
  const told = device.told.map((one) => {
    const shown = { name: nameOf(one), pet: petOf(device, one) };
    return 'overridden' in one
      ? { ...one, ...shown, overridden: overriddenLine(device, one.overridden) }
      : { ...one, ...shown };
  });
  showDeviceQueue({ waiting, refused: items, lines, sales, told, keeps, isRead: true });
}

/** `named`: `namedIn` the queue. */
function lineOf(
  device: Device,
  entry: QueueEntry,
  isHeld: boolean,
  named: ReadonlySet<number>,
): WaitingLine {
  const { place, method, path, at, file } = entry;
  const { body } = translated(entry, device.ids);
  return {
    ...{ place, write: `${method} ${path}`, body, name: nameOf(entry), at, isHeld },
    pet: petOf(device, entry),
    canUndo: canTakeOut(entry),
    mayHaveArrived: Boolean(entry.tried),
    dependents: makesAny(entry, named) ? withDependents(device.queue, entry).length - 1 : 0,
    records: recordsIn(entry),
    where: placeOf(device, path, body) ?? placeThen(entry),
    bytes: file?.size ?? null,
    fileName: file instanceof File ? file.name : '',
  };
}

function overriddenLine(device: Device, entry: QueueEntry): OverriddenItem['overridden'] {
  const line = lineOf(device, entry, false, new Set());
  const animal = device.synced?.animals.get(realId(entry.pets[0] ?? 0, device.ids));
  const stored = animal && storedOf(device, animal, line);
  return { line, stays: stored ? { write: line.write, body: {}, ...stored } : null };
}

/** What is stored of an animal in place of what was recorded here, where it is one value. */
function storedOf(
  { synced }: Device,
  { place_id, gender, measurements }: Animal,
  { write, body: { kind, date_ms } }: WaitingLine,
): Partial<Pick<WaitingLine, 'body' | 'where'>> | undefined {
  if (write === 'PUT /pet/molt/update_gender') return { body: { gender } };
  if (write === 'PUT /pet/move' && synced && place_id !== null)
    return { where: placesOf(synced).get(place_id)?.path };
  if (!write.startsWith('POST /pet/measurement/')) return undefined;
  const found = measurements.find((one) => one.kind === kind && one.date_ms === date_ms);
  return found && { body: { kind, value: found.value } };
}

/** Where moved animals stand then; of a place itself its path, as it is then, unless its name says all. */
function placeOf({ collection }: Device, path: string, body: WaitingLine['body']) {
  const { place_id, ids, id, parent_id, name } = body;
  const paths = collection && placesOf(collection);
  if (path === '/place/add') {
    const outer = typeof parent_id === 'number' ? paths?.get(parent_id)?.path : undefined;
    return outer === undefined ? undefined : `${outer}${BETWEEN}${name}`;
  }
  const isPlace = path === '/place/update' || path === '/place/order';
  const place =
    path === '/place/arrange' ? arrangedOf(body) : isPlace ? id : ids ? place_id : undefined;
  return typeof place === 'number' ? paths?.get(place)?.path : undefined;
}

/** The path of a place that is gone by now. */
const placeThen = ({ body, around }: QueueEntry): string | undefined =>
  around?.[Number(body['place_id'])]?.path;

/** The place that came from another one, else the one whose places have another order. */
function arrangedOf({ ids, was_in, parent_id }: WaitingLine['body']): unknown {
  const all: unknown[] = Array.isArray(ids) ? ids : [];
  const stood: unknown[] = Array.isArray(was_in) ? was_in : [];
  return all.find((_, at) => at in stood && stood[at] !== parent_id) ?? parent_id;
}

function petOf(
  { collection, ids }: Device,
  { pets }: Pick<QueueEntry, 'pets'>,
): WaitingLine['pet'] {
  const [pet] = pets.length === 1 ? pets : [];
  const animal = pet === undefined ? undefined : collection?.animals.get(realId(pet, ids));
  if (!animal) return null;
  const { id, sc_id, has_img, img_version } = animal;
  const { sc_name = '', an_type = 'other' } = collection?.species.get(sc_id) ?? {};
  return { id, sc_name, an_type, has_img, img_version };
}

/** The first field of a refused entry that the server named and that is a text or a number. */
function mendOf({ refusal, body }: QueueEntry): RefusedItem['mend'] {
  const { fields } = failureOf(refusal?.status ?? 0, refusal?.value);
  // nobody types the number of a record
  const typed = Object.keys(fields).filter((name) => !name.endsWith('id'));
  const field = typed.find((name) => isTyped(body[name]));
  return field ? { field, value: String(body[field]) } : null;
}

const isTyped = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** A keeper can choose another species where the one that an entry names was deleted. */
const speciesGone = ({ refusal, body, species = '' }: QueueEntry): string | null =>
  'p_sc_id' in body && 'p_sc_id' in failureOf(refusal?.status ?? 0, refusal?.value).fields
    ? species
    : null;

/** What becomes of the others where it is given up. */
function goesWith({ queue, ids, collection }: Device, entry: QueueEntry): RefusedItem['goes'] {
  const { out, kept } = givenUp(queue, entry);
  const into = kept.length > 0 ? realId(Number(entry.body['parent_id'] ?? 0), ids) : 0;
  const path = collection && placesOf(collection).get(into)?.path;
  const stay = kept.reduce((records, one) => records + recordsIn(one), 0);
  return { along: out.length - 1, stay, into: path ?? '' };
}

/** Why the server refused an entry, in the keeper's language. */
const reasonOf = ({ refusal }: QueueEntry): string =>
  failureOf(refusal?.status ?? 0, refusal?.value).error;

/** Whether the animal that it is about is there no more. */
function isAnimalGone({ refusal }: QueueEntry): boolean {
  const { code, params } = isRecord(refusal?.value) ? refusal.value : {};
  return code === 'not_found' && isRecord(params) && params['what'] === 'pet';
}
