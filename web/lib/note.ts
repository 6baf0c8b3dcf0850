import { isRecord } from '#src/domain/is-record.ts';
import { pathOf } from '#src/domain/places/tree.ts';
import type { Applied, Collection, Write } from '#web/device/collection.ts';
import type { Device } from '#web/device/device.ts';
import { drawTag } from '#web/device/draw-tag.ts';
import {
  neverLeft,
  notedOf,
  settingOf,
  type NewEntry,
  type QueueEntry,
} from '#web/device/entries.ts';
import { idsIn, translated } from '#web/device/ids.ts';
import { aroundOf } from '#web/device/place-gone.ts';
import { fromSynced, seenBy } from '#web/device/seen.ts';
import { startedFrom } from '#web/device/started-from.ts';
import {
  allTakenBack,
  entryTakenBack,
  type Shown,
  type TakenBack,
} from '#web/device/takes-back.ts';
import { takesMoment } from '#web/device/takes-moment.ts';
import { policyOf, writers } from '#web/device/writers.ts';
import { isReachable, noteServerWrite } from '#web/state/network.ts';
import type { Progress } from '#web/state/round-progress.ts';
import { noteTime } from '#web/state/server-clock.ts';
import { newKey } from '#web/state/write-key.ts';
import { askServer, type Call } from './api.ts';
import { today } from './today.ts';
import type { Answered } from './typed-client.ts';
import { keyFor, settleKey } from './write-keys.ts';

// Writes that the device notes: it keeps and shows them, and the sender brings them to the server.

/**
 * Notes a write on the device; undefined where only the server can do it. `sendAll` sends what waits: the server knows
 * records of this device by its own ids alone.
 */
export async function noteHere(
  device: Device,
  { method, path, body }: Call,
  sendAll: () => Promise<void>,
): Promise<Response | Answered | undefined> {
  const write = { method, path: path.replace(/^\/api/, ''), body };
  const policy = policyOf(method, write.path);
  if (!isWrite(write)) return undefined;
  if (policy === 'server') return isKnown(write) ? undefined : sendAfter(device, write, sendAll);
  if (policy === 'form') return noteForm(device, write);
  const answer = await note(device, write);
  return answer && { status: 200, value: answer };
}

/**
 * Forms go to the server first, which names the fields of what it can't take. Without an answer they are noted with the same
 * key; where the device can't, saving again is the same call again.
 */
async function noteForm(device: Device, given: Write): Promise<Response | Answered | undefined> {
  const name = JSON.stringify([device.uid, given]);
  const key = keyFor(name);
  // the server compares what comes with a key
  const write = prepared.get(key) ?? fromSynced(device, prepare(device, tagged(given), noteTime()));
  prepared.set(key, write);
  const forget = () => {
    prepared.delete(key);
    settleKey(name);
  };
  const nothingWaits = device.queue.every(({ state }) => state === 'sent');
  const asked = isReachable() && isKnown(write) && nothingWaits ? await answerOf(write, key) : null;
  const answer = asked?.response ? undefined : await note(device, write, key);
  if (answer) {
    forget();
    return { status: 200, value: answer };
  }
  const { response, page, error } = asked ?? (await answerOf(write, key));
  if (page && !page.ok) return page;
  if (!response) throw error;
  const isTaken = await isTagTaken(response);
  const isLate = response.status === 409 && !(await isRunning(response));
  if (isTaken || isLate || response.ok) forget();
  // what came since is fetched, and the next try starts from that
  if (isLate) noteServerWrite();
  return isTaken ? noteForm(device, given) : response;
}

const isKnown = (write: Write): boolean => idsIn(write).every((id) => id >= 0);

/** Sends a write that names records of this device once the server knows them. */
async function sendAfter(
  device: Device,
  write: Write,
  sendAll: () => Promise<void>,
): Promise<Response> {
  if (!isKnown(translated(write, device.ids))) await sendAll();
  const { method, path, body } = translated(write, device.ids);
  const response = await askServer(method, `/api${path}`, body);
  if (response.ok) noteServerWrite();
  return response;
}

/** By key: what was sent, or is to be, of forms that have no answer yet. */
const prepared = new Map<string, Write>();

/** The server's own answer; `page`: that of a proxy, of a hotel that wants a log-in, or of a server with a fault. */
async function answerOf({ method, path, body }: Write, key: string) {
  try {
    const response = await askServer(method, `/api${path}`, body, { 'idempotency-key': key });
    const isOwn = response.headers.get('content-type')?.includes('json');
    const error = new TypeError(`Status ${response.status}`);
    if (!isOwn) return { response: null, page: response, error };
    if (response.ok) noteServerWrite();
    return { response, page: null, error: null };
  } catch (error) {
    return { response: null, page: null, error };
  }
}

async function isRunning(response: Response): Promise<boolean> {
  const value: unknown = await response.clone().json();
  return isRecord(value) && value['code'] === 'still_running';
}

async function isTagTaken(response: Response): Promise<boolean> {
  if (response.status !== 422) return false;
  const value: unknown = await response.clone().json();
  const codes = isRecord(value) && isRecord(value['field_codes']) ? value['field_codes'] : {};
  return isRecord(codes['tag']) && codes['tag']['code'] === 'tag_taken';
}

/** What is written upon what another one changes is answered after that. */
let noting: Promise<unknown> = Promise.resolve();

/** Stores a write, shows it, and answers what the server will; undefined where the device can't know. */
export function note(
  device: Device,
  write: Write,
  key = newKey(),
  file?: Blob,
): Promise<object | undefined> {
  const answer = noting.then(() => noteNext(device, write, { key, ...(file && { file }) }));
  noting = answer.catch(() => {});
  return answer;
}

async function noteNext(
  device: Device,
  given: Write,
  sent: Pick<NewEntry, 'key' | 'file'>,
): Promise<object | undefined> {
  await device.whole;
  const { collection, ids } = device;
  const moment = noteTime();
  const write = prepare(device, given, moment);
  const writer = writers[nameOf(write)];
  const noted = { at: moment, today: today() };
  const trial = collection && writer?.(collection, write, { ...noted, idFor: () => TRIAL });
  if (!trial) return undefined;
  const taken = sent.file ? undefined : takenBackBy(device, trial);
  if (taken && (await tookOut(device, taken))) return trial.answer;
  const names = namesOf(write, trial.pets, [collection, trial.collection]);
  const seen = seenBy(device, write);
  const takesBack = taken && { takesBack: taken.key };
  const around = aroundOf(collection, write);
  const species = collection.species.get(Number(write.body['p_sc_id']))?.sc_name;
  const about = {
    ...{ pets: trial.pets, names, ...(seen && { seen }) },
    ...{ ...(around && { around }), ...(species && { species }), ...takesBack },
  };
  const entry = { ...write, ...noted, ...sent, ...about, state: 'waiting' as const };
  const [added] = (await addToQueue(device, entry)) ?? [];
  return added && writer?.(collection, write, notedOf(added, ids))?.answer;
}

/** Of a setting only what it was set to last is sent. */
async function addToQueue(device: Device, entry: NewEntry): Promise<QueueEntry[] | null> {
  const key = settingOf(entry);
  const earlier = device.queue.find((one) => neverLeft(one) && settingOf(one) === key);
  const add = [entry];
  if (key === undefined || !earlier) return device.changeQueue({ add });
  const change = { of: [earlier], add, remove: [earlier.place] };
  // the earlier one may be being sent by now
  return (await device.changeQueue(change)) ?? device.changeQueue({ add });
}

/** The entry that a write would only take back. */
function takenBackBy(device: Device, { pets, collection: after }: Applied): QueueEntry | undefined {
  const shown = shownOn(device);
  return shown ? entryTakenBack(shown, pets, after) : undefined;
}

const shownOn = ({ synced, collection, queue, ids }: Device): Shown | null =>
  synced && collection && { synced, collection, queue, ids };

/** Takes an entry out, unless it may have reached the server. */
async function tookOut(device: Device, entry: QueueEntry): Promise<boolean> {
  if (!neverLeft(entry)) return false;
  return (await device.changeQueue({ of: [entry], remove: [entry.place] })) !== null;
}

/**
 * Stores writes whatever the device knows, all or none: those of a round that was begun without a collection. `round`: how far
 * it has come with them.
 */
export function noteAll(
  device: Device,
  writes: readonly NamedWrite[],
  round?: Progress | null,
): Promise<void> {
  const stored = noting.then(() => noteAllNext(device, writes, round));
  noting = stored.catch(() => {});
  return stored;
}

/**
 * What they take back leaves, what is left of them comes, and the round is as far as it is then: all in one change, since a
 * phone may die between two.
 */
async function noteAllNext(
  device: Device,
  writes: readonly NamedWrite[],
  round: Progress | null = null,
): Promise<void> {
  const { out, left, takesBack } = takenBackByAll(device, writes);
  const add: NewEntry[] = left.map((named) => {
    const { names, ...write } = named;
    const moment = noteTime();
    const entry = translated(timed(write, moment), device.ids);
    const noted = { key: newKey(), at: moment, today: today(), state: 'waiting' as const };
    const of = takesBack.get(named);
    return { ...entry, ...noted, pets: idsIn(entry, 'pet'), names, ...(of && { takesBack: of }) };
  });
  const change = { of: out, add, remove: out.map(({ place }) => place) };
  const isChanged = await device.changeQueue({ ...change, ...(round && { round }) });
  // one that was to leave is being sent by now: it needs a write that takes it back
  if (!isChanged) await noteAllNext(device, writes, round);
}

function takenBackByAll(device: Device, writes: readonly NamedWrite[]): TakenBack<NamedWrite> {
  const shown = shownOn(device);
  const noted = { at: noteTime(), today: today(), idFor: () => TRIAL };
  return shown
    ? allTakenBack(shown, writes, noted)
    : { out: [], left: writes, takesBack: new Map() };
}

const nameOf = ({ method, path }: Write) => `${method} ${path}`;

/** `names`: what messages call its animals. */
export type NamedWrite = Write & { names: readonly string[] };

/** The id of a new record while it is only tried. */
const TRIAL = -1_000_000_000_000;

const isWrite = (write: { body: unknown }): write is Write => isRecord(write.body);

const timed = (write: Write, recorded_at: string): Write =>
  takesMoment(write) ? { ...write, body: { recorded_at, ...write.body } } : write;

/** A write as it is sent, with what says which of two counts. */
const prepare = ({ collection, ids }: Device, write: Write, moment: string): Write =>
  startedFrom(collection, translated(timed(write, moment), ids));

const madeTagged = ['POST /pet/add', 'POST /pet/archive_part', 'POST /place/add'];
const tagged = (write: Write): Write =>
  madeTagged.includes(nameOf(write))
    ? { ...write, body: { tag: drawTag(), ...write.body } }
    : write;

/** The place that comes from another one to those in this order. */
const movedOf = ({ places }: Collection, { ids, parent_id }: Write['body']): number | undefined =>
  Array.isArray(ids)
    ? ids.find((id) => places.has(id) && places.get(id)?.parent_id !== parent_id)
    : undefined;

function namesOf(
  { path, body }: Write,
  pets: readonly number[],
  [before, after]: readonly [Collection, Collection],
): string[] {
  if (path.startsWith('/place/') && pets.length === 0) {
    const moved = movedOf(before, body);
    if (moved !== undefined) return [pathOf([...after.places.values()], moved)];
    const place = before.places.get(Number(body['id'] ?? body['parent_id']))?.name;
    return [String(body['name'] ?? place ?? '')].filter(Boolean);
  }
  const expo = before.expos.get(Number(body['expid']))?.e_name;
  const plan = before.plans.get(Number(body['fp_id'] ?? body['id']))?.fp_name;
  const other = body['fp_name'] ?? plan ?? expo ?? body['food'];
  if (pets.length === 0) return typeof other === 'string' ? [other] : [];
  return pets.map((id) => (before.animals.get(id) ?? after.animals.get(id))?.name ?? '');
}
