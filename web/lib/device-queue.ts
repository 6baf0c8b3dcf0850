import type { Conflicts } from '#src/domain/edit-conflicts.ts';
import type { Device } from '#web/device/device.ts';
import { isPicture, nameOf, type QueueEntry } from '#web/device/entries.ts';
import { withDependents } from '#web/device/next-entry.ts';
import { chooseVersions, type Version } from '#web/state/dialogs.ts';
import { showDeviceQueue, type WaitingLine } from '#web/state/device-queue.ts';
import { texts, type Texts } from '#web/texts/texts.ts';
import { newKey } from '#web/state/write-key.ts';
import { waitingSales } from '#web/device/waiting-sales.ts';
import { failureOf } from './failure.ts';

// What pages show of the queue, and what keepers do with what was refused.

export function showQueueOf(device: Device): void {
  const { queue, keeps } = device;
  const refused = queue.filter(({ state }) => state === 'refused');
  const held = new Set(refused.flatMap((entry) => (isPicture(entry) ? [] : entry.pets)));
  const isHeld = ({ pets }: QueueEntry) => pets.some((pet) => held.has(pet));
  const waiting = queue.filter((entry) => entry.state === 'waiting' && !isHeld(entry));
  const pets = new Set(waiting.flatMap((entry) => entry.pets));
  const others = waiting.filter((entry) => entry.pets.length === 0);
  const items = refused.map((entry) => ({
    place: entry.place,
    name: nameOf(entry),
    error: reasonOf(entry),
    isConflict: conflictOf(entry) !== null,
  }));
  const lines = queue
    .filter(({ state }) => state === 'waiting')
    .map((entry) => lineOf(entry, isHeld(entry)))
    .toReversed();
  const sales = waitingSales(device);
  showDeviceQueue({ waiting: pets.size + others.length, refused: items, lines, sales, keeps });
}

function lineOf(entry: QueueEntry, isHeld: boolean): WaitingLine {
  const { place, method, path, body, pets, at } = entry;
  const [pet = null] = pets.length === 1 ? pets : [];
  return { place, write: `${method} ${path}`, body, name: nameOf(entry), pet, at, isHeld };
}

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
  const { refusal: _, ...rest } = entry;
  const body = { ...rest.body, ...changes };
  const put: QueueEntry[] = [{ ...rest, body, key: newKey(), state: 'waiting' }];
  await device.changeQueue({ of: entry, put });
}

/** Asks which version of each field is kept that was changed here and elsewhere, and sends what is left of the edit. */
export async function settleConflict(device: Device, place: number): Promise<void> {
  const entry = refusedAt(device, place);
  const conflict = entry && conflictOf(entry);
  if (!entry || !conflict) return;
  const kept = await chooseVersions(versionsOf(conflict.conflicts));
  if (!kept) return;
  const theirs = Object.keys(kept).filter((name) => kept[name] === 'theirs');
  const { refusal: _, seen: __, ...rest } = entry;
  const fields = Object.entries(rest.body).filter(([name]) => !theirs.includes(name));
  const isEmpty = fields.every(([name]) => ADDRESS.includes(name));
  if (isEmpty) return device.changeQueue({ of: entry, remove: [place] }).then(() => {});
  const body = { ...Object.fromEntries(fields), if_rev: conflict.rev };
  const put: QueueEntry[] = [{ ...rest, body, key: newKey(), state: 'waiting' }];
  await device.changeQueue({ of: entry, put });
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
    ...{ name: pets?.name, notes: pets?.notes, p_sc_id: pets?.species, gender: pets?.gender },
    ...{ an_count: pets?.count, fp_name: plans?.name },
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

const refusedAt = ({ queue }: Device, place: number): QueueEntry | undefined =>
  queue.find((entry) => entry.place === place && entry.state === 'refused');
