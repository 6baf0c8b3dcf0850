import { expect } from 'bun:test';
import type { Day } from '#src/domain/days.ts';
import type { TestApp } from '#src/testing/test-app.ts';
import type { Applied, Collection } from '#web/device/collection.ts';
import { writers } from '#web/device/writers.ts';
import { inServersIds, type Ids } from './same-answers.ts';
import { writeTo, type DrawnWrite } from './device-writes.ts';

/** A device whose writes the server gets, too, but of which no sync tells it. */
export function offlineDevice({ as, context }: TestApp, start: Collection) {
  const ids: Ids = new Map();
  let last = -999;
  const device = { collection: start, ids, note };
  return device;

  /** Notes a write at both; false where the device can't, or does not know the record's id at the server yet. */
  async function note(drawn: DrawnWrite, today: Day): Promise<boolean> {
    const write = writeTo(device.collection, drawn, today);
    const noted = { today, at: context.now().toISOString(), idFor: () => --last };
    const applied = write && writers[drawn.call]?.(device.collection, write, noted);
    const body = write && inServersIds(write.body, undefined, ids);
    if (!write || !applied || /[[:,]-\d/.test(JSON.stringify(body))) return false;
    const { method, path } = write;
    const call = as(3)[method.toLowerCase() as 'post' | 'put' | 'delete'];
    const { status, data } = await call(path.slice(1), body, { 'x-today': today });
    const isDated = 'recorded_at' in data;
    expect({ ...write, status: 200, answer: inServersIds(applied.answer, data, ids) }).toEqual({
      ...{ ...write, status },
      // when the server noted what was deleted, nobody asks a device
      answer: { ...data, ...(isDated && { recorded_at: null }) },
    });
    const made = write.method === 'POST' && /^\/pet\/(add|archive_part)$/.test(path);
    device.collection = made ? await dated(applied) : applied.collection;
    return true;
  }

  /** The moment at which a record is made is the server's own. */
  async function dated({ collection, answer }: Applied): Promise<Collection> {
    const id = 'id' in answer ? Number(answer.id) : 0;
    const { created } = (await as(3).get(`pet/detail/${ids.get(id)}`)).data;
    const animal = collection.animals.get(id);
    if (!animal) return collection;
    return { ...collection, animals: new Map(collection.animals).set(id, { ...animal, created }) };
  }
}
