import { isDay } from '#src/domain/days.ts';
import type { Conflicts } from '#src/domain/edit-conflicts.ts';
import { isRecord } from '#src/domain/is-record.ts';
import type { Device } from '#web/device/device.ts';
import { asNewCall, isUpload, type QueueEntry } from '#web/device/entries.ts';
import { givenUp } from '#web/device/given-up.ts';
import { translated } from '#web/device/ids.ts';
import { withDependents } from '#web/device/next-entry.ts';
import { placesOf } from '#web/device/places.ts';
import { saysStart, startedFrom } from '#web/device/started-from.ts';
import { withoutGone } from '#web/device/without-gone.ts';
import { chooseVersions, type Version } from '#web/state/dialogs.ts';
import { texts, type Texts } from '#web/texts/texts.ts';
import { archivedTwice, archiveVersions, type Both } from './archive-conflict.ts';
import { failureOf } from './failure.ts';
import { formatDay } from './format.ts';
import { recordWords } from './record-words.ts';

// What keepers do with entries of the queue: mend, settle and drop what was refused, take out what waits.

/**
 * Sends a refused entry again, with what the keeper mended of it. Where something was changed elsewhere meanwhile, the
 * keeper knows by now: it starts from that. Once there is room again, all entries that had none are sent again.
 */
export async function mendEntry(
  device: Device,
  place: number,
  changes: Record<string, unknown>,
): Promise<void> {
  const entry = refusedAt(device, place);
  if (!entry) return;
  const left = withoutGone(device.collection, device.ids, entry);
  const { body } = saysStart(left) ? fromNow(device, left) : left;
  const others = hadNoRoom(entry)
    ? device.queue.filter((other) => other !== entry && hadNoRoom(other))
    : [];
  await device.changeQueue({
    of: [entry],
    put: [
      asNewCall(entry, { body: { ...body, ...changes } }),
      ...others.map((other) => asNewCall(other, { body: other.body })),
    ],
  });
}

const hadNoRoom = ({ state, refusal }: QueueEntry): boolean =>
  state === 'refused' && isRecord(refusal?.value) && refusal.value['code'] === 'quota_reached';

function fromNow({ collection }: Device, { body, ...write }: QueueEntry) {
  const { was: _, was_in: __, ...rest } = body;
  return startedFrom(collection, { ...write, body: rest });
}

/** Asks which version of each field is kept that was changed here and elsewhere, and sends what is left of the edit. */
export async function settleConflict(device: Device, place: number): Promise<void> {
  const entry = refusedAt(device, place);
  const archived = entry && archivedTwice(device, entry);
  if (entry && archived) return settleArchiving(device, entry, archived);
  const conflict = entry && conflictOf(entry);
  if (!entry || !conflict) return;
  const kept = await chooseVersions(versionsOf(device, conflict.conflicts));
  if (!kept) return;
  const theirs = Object.keys(kept).filter((name) => kept[name] === 'theirs');
  const { seen: _, ...rest } = entry;
  const fields = Object.entries(rest.body).filter(([name]) => !theirs.includes(name));
  const isEmpty = fields.every(([name]) => ADDRESS.includes(name));
  if (isEmpty) return device.changeQueue({ of: [entry], remove: [place] }).then(() => {});
  const body = { ...Object.fromEntries(fields), if_rev: conflict.rev };
  await device.changeQueue({ of: [entry], put: [asNewCall(rest, { body })] });
}

async function settleArchiving(device: Device, entry: QueueEntry, both: Both): Promise<void> {
  const kept = await chooseVersions(archiveVersions(both));
  if (kept?.['archived'] === 'mine')
    await device.changeQueue({ of: [entry], put: [asOnly(device, entry)] });
  if (kept?.['archived'] === 'theirs')
    await device.changeQueue({ of: [entry], remove: [entry.place] });
}

/** The same for that animal alone, however it is archived by now: a call for several passes over those that are. */
function asOnly(device: Device, entry: QueueEntry): QueueEntry {
  const { ids: _, was: __, ...body } = entry.body;
  const write = { method: 'PUT', path: '/pet/archive', body: { id: entry.pets[0], ...body } };
  return asNewCall(entry, startedFrom(device.collection, translated(write, device.ids)));
}

/** What names the record of an edit, and changes nothing of it. */
const ADDRESS = ['id', 'fp_id', 'expid', 'if_rev', 'recorded_at'];

/** The fields of a refused edit that were changed elsewhere, too, and the record's revision now. */
export function conflictOf({ refusal }: QueueEntry): { conflicts: Conflicts; rev: number } | null {
  const { conflicts, rev } = failureOf(refusal?.status ?? 0, refusal?.value);
  return conflicts && rev !== undefined ? { conflicts, rev } : null;
}

function versionsOf({ collection }: Device, conflicts: Conflicts): Version[] {
  const { animals, feeding, pets, plans, expos } = texts() as Partial<Texts>;
  const records = animals && pets && recordWords({ animals, pets });
  const labels: Partial<Record<string, string | undefined>> = {
    ...records?.labels,
    ...pets?.fields,
    ...{ p_sc_id: pets?.species, place_id: feeding?.lines.place, fp_name: plans?.name },
    ...{ e_name: expos?.name, e_date: expos?.date, e_table: expos?.table },
    ...{ e_offer: expos?.offer, e_sold: expos?.sold },
  };
  const nameOf = (name: string, id: number) =>
    name === 'place_id'
      ? collection && placesOf(collection).get(id)?.path
      : name === 'p_sc_id'
        ? collection?.species.get(id)?.sc_name
        : undefined;
  const said = (name: string, value: unknown) => {
    if (value === null || value === '') return texts().common.notAvailable;
    if (typeof value === 'string' && isDay(value)) return formatDay(value);
    const word = records && name in records.labels ? records.say(name, value) : undefined;
    return word ?? nameOf(name, Number(value)) ?? String(value);
  };
  return Object.entries(conflicts).map(([name, { mine, theirs }]) => ({
    name,
    label: labels[name] ?? name,
    mine: said(name, mine),
    theirs: said(name, theirs),
  }));
}

/** The keeper has read what was told. */
export const forgetTold = async (device: Device, key: string): Promise<void> =>
  void (await device.changeQueue({ read: [key] }));

/** Gives up a refused entry, and with it what has no meaning without it. */
export async function dropEntry(device: Device, place: number): Promise<void> {
  const entry = refusedAt(device, place);
  if (!entry) return;
  const { out, kept } = givenUp(device.queue, entry);
  await device.changeQueue({ of: [entry], put: kept, remove: out.map((one) => one.place) });
}

/** Takes out a file, or what never left the device, and what names the record that it would have made. False: it is being sent. */
export async function takeOut(device: Device, place: number): Promise<boolean> {
  const entry = device.queue.find((one) => one.place === place);
  if (!entry || !canTakeOut(entry)) return false;
  const out = withDependents(device.queue, entry);
  const change = { of: [entry], remove: out.map((one) => one.place) };
  return (await device.changeQueue(change)) !== null;
}

/** A file that has arrived all the same stands where its keeper sees and deletes it; a record would be done half. */
export const canTakeOut = (entry: QueueEntry): boolean =>
  entry.state === 'waiting' && !entry.contained && (!entry.tried || isUpload(entry));

const refusedAt = ({ queue }: Device, place: number): QueueEntry | undefined =>
  queue.find((entry) => entry.place === place && entry.state === 'refused');
