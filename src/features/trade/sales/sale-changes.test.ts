import { describe, expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { kept, petOf, soldOn } from '#src/testing/pet-state.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const setUp = () => createTestApp({ now: '2026-03-10T20:00:00Z' });

describe('taking a sale back', () => {
  const soldInTwo = async () => {
    const app = setUp();
    const pet_id = aPet(app.db, { an_count: 5 });
    const sell = async (s_count: number) =>
      (await app.as(3).post('sales/add', { pet_id, s_count, s_date: '2026-03-01' })).data.slid;
    return { app, pet_id, two: await sell(2), three: await sell(3) };
  };
  const takeBack = (app: TestApp, slid: number) =>
    app.as(3).delete('sales/delete', { slid, restore: 1 });

  test('gives the animals back, the last ones out of the archive', async () => {
    const { app, pet_id, two, three } = await soldInTwo();
    await takeBack(app, three);
    expect(await petOf(app, pet_id)).toEqual(kept(3));
    await takeBack(app, two);
    expect(await petOf(app, pet_id)).toEqual(kept(5));
  });

  test('of the first of two leaves the other ones sold', async () => {
    const { app, pet_id, two, three } = await soldInTwo();
    await takeBack(app, two);
    expect(await petOf(app, pet_id)).toEqual(kept(2));
    await takeBack(app, three);
    expect(await petOf(app, pet_id)).toEqual(kept(5));
  });

  test('leaves one that was archived as sold before archived as it was', async () => {
    const app = setUp();
    for (const archive_date of ['2026-01-15', null]) {
      const gone = {
        archived: 1,
        archive_reason: 'sold',
        archive_note: 'Eva',
        archive_date,
      } as const;
      const pet_id = aPet(app.db, { an_count: 3, ...gone });
      const sell = async (s_count: number) =>
        (await app.as(3).post('sales/add', { pet_id, s_count, s_date: '2026-03-01' })).data.slid;
      const [two, one] = [await sell(2), await sell(1)];
      expect(await petOf(app, pet_id)).toEqual(soldOn('2026-03-01', 1));
      await app.as(3).post('sales/update', { slid: one, s_date: '2026-03-02' });
      await takeBack(app, one);
      await takeBack(app, two);
      expect(await petOf(app, pet_id)).toEqual({ ...soldOn('', 3), archive_date });
      expect((await app.as(3).get(`pet/detail/${pet_id}`)).data.archive_note).toBe('Eva');
    }
  });

  test('is only done when it is asked for', async () => {
    const { app, pet_id, two } = await soldInTwo();
    await app.as(3).delete('sales/delete', { slid: two });
    expect(await petOf(app, pet_id)).toEqual(soldOn('2026-03-01', 3));
    expect((await app.as(3).get('sales/list')).data.count).toBe(1);
  });

  test('of a pet that was taken out of the archive by hand counts nothing twice', async () => {
    const { app, pet_id, three } = await soldInTwo();
    await app.as(3).put('pet/archive', { id: pet_id, archived: 0 });
    await takeBack(app, three);
    expect(await petOf(app, pet_id)).toEqual(kept(3));
  });

  test('adds to the animals of a group that has died since', async () => {
    const app = setUp();
    const pet_id = aPet(app.db, { an_count: 5 });
    const { slid } = (await app.as(3).post('sales/add', { pet_id, s_count: 2 })).data;
    await app.as(3).put('pet/archive', { id: pet_id, archived: 1, reason: 'died' });
    await takeBack(app, slid);
    expect(await petOf(app, pet_id)).toMatchObject({
      an_count: 5,
      archived: 1,
      archive_reason: 'died',
    });
  });
});

describe('changing a sale', () => {
  test('to another number takes more animals or gives some back', async () => {
    const app = setUp();
    const pet_id = aPet(app.db, { an_count: 5 });
    const { slid } = (await app.as(3).post('sales/add', { pet_id, s_count: 2 })).data;
    const change = (fields: object) => app.as(3).post('sales/update', { slid, ...fields });
    await change({ s_count: 4 });
    expect(await petOf(app, pet_id)).toEqual(kept(1));
    await change({ s_count: 5, s_date: '2026-03-02' });
    expect(await petOf(app, pet_id)).toEqual(soldOn('2026-03-02', 5));
    await change({ s_date: '2026-03-03' });
    expect(await petOf(app, pet_id)).toEqual(soldOn('2026-03-03', 5));
    const tooMany = await change({ s_count: 6, total_price: 1 });
    expect([tooMany.status, Object.keys(tooMany.data.fields)]).toEqual([422, ['s_count']]);
    await change({ s_count: 1 });
    expect(await petOf(app, pet_id)).toEqual(kept(4));
    expect((await app.as(3).get(`sales/detail/${slid}`)).data).toMatchObject({
      s_count: 1,
      total_price: 0,
      archived_pet: 0,
    });
  });

  test('of the buyer leaves the animals alone; the buyer can be erased', async () => {
    const app = setUp();
    const pet_id = aPet(app.db, { an_count: 5 });
    const { slid } = (await app.as(3).post('sales/add', { pet_id, total_price: 9 })).data;
    const buyer = { buyer_name: 'Eva', buyer_contact: '0151', buyer_address: 'Ring 2' };
    await app.as(3).post('sales/update', { slid, ...buyer });
    expect((await app.as(3).get(`sales/detail/${slid}`)).data).toMatchObject(buyer);
    expect((await app.as(3).post('sales/erase_buyer', { slid })).data).toEqual({ status: true });
    expect((await app.as(3).get(`sales/detail/${slid}`)).data).toMatchObject({
      buyer_name: '',
      buyer_contact: '',
      buyer_address: '',
      total_price: 9,
      s_count: 1,
    });
    expect(await petOf(app, pet_id)).toEqual(kept(4));
  });
});
