import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { pets } from '#src/db/schema.ts';
import { tickNames } from '#src/domain/trade/hand-over.ts';
import { aFullRecord, everything, offer } from '#src/testing/hand-overs.ts';
import { sendFile } from '#src/testing/send-file.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

// Animals that go from one installation to another.

const setUp = () => createTestApp({ now: '2026-03-10T20:00:00Z' });

async function fileOf({ app }: TestApp, code: string): Promise<Uint8Array> {
  const request = new Request(`http://localhost/api/hand_over/file/${code}`);
  return new Uint8Array(await (await app.handle(request)).arrayBuffer());
}

async function takeIn(app: TestApp, uid: number, file: Uint8Array, options: object = {}) {
  await sendFile(app, uid, file);
  return (await app.as(uid).post('data/import', { take_in: 1, ...options })).data;
}

/** A record as its keeper reads it, without what is its place's: numbers, and when it was made. */
async function recordOf({ as }: TestApp, uid: number, id: number) {
  const { data } = (await as(uid).get(`pet/detail/${id}`)).data;
  const { id: _, uid: __, rev: ___, created: ____, purchase_id: _____, origin, ...pet } = data;
  const { rows } = (await as(uid).get(`pet/timeline?id=${id}&limit=100`)).data;
  const bought = (await as(uid).get(`purchases/pet_data/${id}`)).data.purchase;
  const entries = rows.map(({ id: ______, ...entry }: { id: number }) => entry);
  return { pet, entries, origin: { ...origin, id: 0 }, bought: { ...bought, id: 0 } };
}

describe('an animal', () => {
  test('is the same record whether it is taken over here or taken in elsewhere', async () => {
    const here = setUp();
    const id = await aFullRecord(here);
    here.db.update(pets).set({ an_count: 3 }).where(eq(pets.id, id)).run();
    const flag = fc.constantFrom(0, 1);
    const ticks = fc.record(Object.fromEntries(tickNames.map((name) => [name, flag])));
    let last = 0;
    await fc.assert(
      fc.asyncProperty(ticks, async (chosen) => {
        if (last) await here.as(3).put('pet/increment_count', { id, count: 1 });
        const { code, id: handOver } = await offer(here, [{ id, count: 1 }], chosen);
        last = handOver;
        const there = setUp();
        const shown = (await here.visitor.get(`hand_over/open/${code}`)).data.animals;
        const file = await fileOf(here, code);
        const preview = await takeIn(there, 4, file, { dry_run: 1 });
        expect(preview.error).toBeUndefined();
        expect(preview.hand_over.animals).toEqual(shown);
        const { ids, error } = await takeIn(there, 4, file);
        expect(error).toBeUndefined();
        const taken = (await here.as(4).post('hand_over/take', { code })).data.ids[0];
        const [one, other] = [await recordOf(here, 4, taken), await recordOf(there, 4, ids[0])];
        expect({ ...other, pet: { ...other.pet, tag: '' } }).toEqual({
          ...one,
          pet: { ...one.pet, tag: '' },
        });
      }),
      { numRuns: 12, endOnFailure: true },
    );
  }, 300_000);

  test('keeps its tag through three installations, and every label opens it', async () => {
    const apps = [setUp(), setUp(), setUp()];
    const [first] = apps as [TestApp, ...TestApp[]];
    const numbers = [await aFullRecord(first)];
    for (const [at, app] of apps.entries()) {
      const next = apps[at + 1];
      const id = numbers.at(-1) ?? 0;
      if (!next) break;
      const { code, id: handOver } = await offer(app, [{ id }], everything);
      const { ids } = await takeIn(next, 3, await fileOf(app, code));
      expect((await app.visitor.post('hand_over/taken', { code })).status).toBe(200);
      expect((await app.as(3).get(`hand_over/detail/${handOver}`)).data.state).toBe('taken');
      const given = (await app.as(3).get(`pet/detail/${id}`)).data;
      expect([given.archived, given.archive_reason, given.handed_over]).toEqual([1, 'given', 1]);
      numbers.push(ids[0]);
    }
    const last = apps.at(-1) as TestApp;
    const id = numbers.at(-1) ?? 0;
    for (const app of apps)
      expect((await app.as(3).get('pet/quickview/3WKX9P')).data.name).toBe('Frida');
    expect((await last.as(3).get('pet/quickview/3WKX9P')).data.id).toBe(id);
    for (const number of new Set(numbers)) {
      const { data } = await last.as(3).get(`pet/quickview/${number}`);
      expect([data.id, ...data.others.map((other: { id: number }) => other.id)]).toContain(id);
    }
    const { pet, bought, entries } = await recordOf(last, 3, id);
    expect(pet).toMatchObject({ tag: '3WKX9P', handed_over: 0, archived: 0, has_img: 1, size: 12 });
    expect(entries).toHaveLength(8);
    expect(bought).toMatchObject({ seller: 'Berta', price: 0, document_no: 'DE-17' });
  });
});
