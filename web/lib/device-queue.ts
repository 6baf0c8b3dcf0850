import type { Conflicts } from '#src/domain/edit-conflicts.ts';
import type { Device } from '#web/device/device.ts';
import { asNewCall, isRecord, isUpload, nameOf, type QueueEntry } from '#web/device/entries.ts';
import { realId, translated } from '#web/device/ids.ts';
import { makesAny, namedIn, withDependents } from '#web/device/next-entry.ts';
import { chooseVersions, type Version } from '#web/state/dialogs.ts';
import { showDeviceQueue, type RefusedItem, type WaitingLine } from '#web/state/device-queue.ts';
import { texts, type Texts } from '#web/texts/texts.ts';
import { waitingSales } from '#web/device/waiting-sales.ts';
import { failureOf } from './failure.ts';

// What pages show of the queue, and what keepers do with what was refused.

export function showQueueOf(device: Device): void {
  const { queue, keeps } = device;
  const named = namedIn(queue);
  const refused = queue.filter(({ state }) => state === 'refused');
  const held = new Set(refused.flatMap((entry) => (isUpload(entry) ? [] : entry.pets)));
  const isHeld = ({ pets }: QueueEntry) => pets.some((pet) => held.has(pet));
  const waiting = queue.filter(
    (entry) => entry.state === 'waiting' && !isHeld(entry) && isRecord(entry),
  );
  const items = refused.map((entry) => ({
    place: entry.place,
    name: nameOf(entry),
    error: reasonOf(entry),
    isConflict: conflictOf(entry) !== null,
    mend: mendOf(entry),
    line: lineOf(device, entry, false, named),
  }));
  const lines = queue
    .filter(({ state }) => state === 'waiting')
    .map((entry) => lineOf(device, entry, isHeld(entry), named))
    .toReversed();
  const sales = waitingSales(device);
  showDeviceQueue({ waiting: waiting.length, refused: items, lines, sales, keeps, isRead: true });
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
    isRecord: isRecord(entry),
    canUndo: canTakeOut(entry),
    mayHaveArrived: entry.tried === 1,
    dependents: makesAny(entry, named) ? withDependents(device.queue, entry).length - 1 : 0,
    bytes: file?.size ?? null,
    fileName: file instanceof File ? file.name : '',
  };
}

function petOf({ collection, ids }: Device, { pets }: QueueEntry): WaitingLine['pet'] {
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
  const field = Object.keys(fields).find((name) => isTyped(body[name]));
  return field ? { field, value: String(body[field]) } : null;
}

const isTyped = (value: unknown) => typeof value === 'string' || typeof value === 'number';

/** Why the server refused an entry, in the keeper's language. */
export const reasonOf = ({ refusal }: QueueEntry): string =>
  failureOf(refusal?.status ?? 0, refusal?.value).error;

/** Sends a refused entry again, with what the keeper mended of it. */
export async function mendEntry(
  device: Device,
  place: number,
  changes: Record<string, unknown>,
): Promise<void> {
  const entry = refusedAt(device, place);
  if (!entry) return;
  const body = { ...entry.body, ...changes };
  await device.changeQueue({ of: entry, put: [asNewCall(entry, { body })] });
}

/** Asks which version of each field is kept that was changed here and elsewhere, and sends what is left of the edit. */
export async function settleConflict(device: Device, place: number): Promise<void> {
  const entry = refusedAt(device, place);
  const conflict = entry && conflictOf(entry);
  if (!entry || !conflict) return;
  const kept = await chooseVersions(versionsOf(conflict.conflicts));
  if (!kept) return;
  const theirs = Object.keys(kept).filter((name) => kept[name] === 'theirs');
  const { seen: _, ...rest } = entry;
  const fields = Object.entries(rest.body).filter(([name]) => !theirs.includes(name));
  const isEmpty = fields.every(([name]) => ADDRESS.includes(name));
  if (isEmpty) return device.changeQueue({ of: entry, remove: [place] }).then(() => {});
  const body = { ...Object.fromEntries(fields), if_rev: conflict.rev };
  await device.changeQueue({ of: entry, put: [asNewCall(rest, { body })] });
}

/** What names the record of an edit, and changes nothing of it. */
const ADDRESS = ['id', 'fp_id', 'if_rev', 'recorded_at'];

/** The fields of a refused edit that were changed elsewhere, too, and the record's revision now. */
function conflictOf({ refusal }: QueueEntry): { conflicts: Conflicts; rev: number } | null {
  const { conflicts, rev } = failureOf(refusal?.status ?? 0, refusal?.value);
  return conflicts && rev !== undefined ? { conflicts, rev } : null;
}

function versionsOf(conflicts: Conflicts): Version[] {
  const { pets, plans } = texts() as Partial<Texts>;
  const labels: Partial<Record<string, string | undefined>> = {
    ...pets?.fields,
    ...{ p_sc_id: pets?.species, fp_name: plans?.name },
  };
  const said = (value: unknown) =>
    value === null || value === '' ? texts().common.notAvailable : String(value);
  return Object.entries(conflicts).map(([name, { mine, theirs }]) => ({
    name,
    label: labels[name] ?? name,
    mine: said(mine),
    theirs: said(theirs),
  }));
}

/** Gives up a refused entry, and with it what names the record that it would have made. */
export async function dropEntry(device: Device, place: number): Promise<void> {
  const entry = refusedAt(device, place);
  if (!entry) return;
  const remove = withDependents(device.queue, entry).map((one) => one.place);
  await device.changeQueue({ of: entry, remove });
}

/** Takes out a file, or what never left the device, and what names the record that it would have made. False: it is being sent. */
export async function takeOut(device: Device, place: number): Promise<boolean> {
  const entry = device.queue.find((one) => one.place === place);
  if (!entry || !canTakeOut(entry)) return false;
  const out = withDependents(device.queue, entry);
  await device.changeQueue({ of: entry, remove: out.map((one) => one.place) });
  return !device.queue.some(({ key }) => key === entry.key);
}

/** A file that has arrived all the same stands where its keeper sees and deletes it; a record would be done half. */
const canTakeOut = (entry: QueueEntry): boolean =>
  entry.state === 'waiting' && !entry.contained && (!entry.tried || isUpload(entry));

const refusedAt = ({ queue }: Device, place: number): QueueEntry | undefined =>
  queue.find((entry) => entry.place === place && entry.state === 'refused');
