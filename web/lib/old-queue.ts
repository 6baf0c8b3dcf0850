import { isDay } from '#src/domain/days.ts';
import { isRecord } from '#src/domain/is-record.ts';
import type { Device } from '#web/device/device.ts';
import type { NewEntry } from '#web/device/entries.ts';
import { readStored, writeStored } from '#web/state/storage.ts';
import { newKey } from '#web/state/write-key.ts';
import { today } from './today.ts';

const keyOf = (uid: number) => `exuvia.outbox.${uid}`;

/** Takes over the feedings that an earlier version kept in the browser's storage, once. */
export async function readOldQueue(device: Device): Promise<void> {
  const stored = readStored(keyOf(device.uid));
  if (!isRecord(stored)) return;
  const entries = (list: unknown) =>
    Array.isArray(list) ? list.filter(isRecord).flatMap(entryOf) : [];
  const add = [...entries(stored['refused']), ...entries(stored['waiting'])];
  if (add.length > 0) await device.changeQueue({ add });
  writeStored(keyOf(device.uid), null);
}

function entryOf(request: Record<string, unknown>): NewEntry[] {
  const { kind, id, name, date_f, food, progress, fp_id, recorded_at, error } = request;
  if (typeof id !== 'number' || typeof date_f !== 'string' || !isDay(date_f)) return [];
  const noted = typeof recorded_at === 'string' ? { recorded_at } : {};
  const feeding = { date_f, food, ...noted };
  return [
    {
      ...callOf(kind, { id, fp_id, progress, feeding }),
      ...{ key: newKey(), at: noted.recorded_at ?? `${date_f}T12:00:00.000Z`, today: today() },
      ...{ pets: [id], names: [String(name)], state: 'waiting' },
      ...(typeof error === 'string' && {
        state: 'refused' as const,
        refusal: { status: 422, value: { error } },
      }),
    },
  ];
}

type Fed = { id: number; fp_id: unknown; progress: unknown; feeding: object };

function callOf(kind: unknown, { id, fp_id, progress, feeding }: Fed) {
  const path = (name: string) => `/pet/feeding/${name}`;
  if (kind === 'forget')
    return { method: 'DELETE', path: path('delete'), body: { id, ...feeding } };
  const body = { ...feeding, progress };
  const plan = typeof fp_id === 'number' ? { fp_id } : {};
  if (kind === 'restore')
    return { method: 'POST', path: path('feed'), body: { id, ...body, ...plan } };
  const name = typeof fp_id === 'number' ? 'feed_plan_all' : 'feed_many';
  return { method: 'POST', path: path(name), body: { ids: [id], ...body, ...plan } };
}
