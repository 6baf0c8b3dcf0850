import { expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';

test('several animals that are there are bought at once', async () => {
  const app = createTestApp();
  const keeper = app.as(3);
  const pet_ids = [aPet(app.db), aPet(app.db, { an_count: 4 })];
  const { id } = (await keeper.post('purchases/add', { pet_ids, price: 50 })).data;
  expect((await keeper.get(`purchases/detail/${id}`)).data).toMatchObject({ count: 5, price: 50 });
  for (const pet of pet_ids)
    expect((await keeper.get(`pet/detail/${pet}`)).data.origin).toMatchObject({ id });
});

test('none of them is bought where one is bought already, or is somebody else’s', async () => {
  const app = createTestApp();
  const keeper = app.as(3);
  const [own, bought, foreign] = [aPet(app.db), aPet(app.db), aPet(app.db, { uid: 4 })];
  await keeper.post('purchases/add', { pet_id: bought, price: 5 });
  expect(await keeper.post('purchases/add', { pet_ids: [own, bought] })).toMatchObject({
    status: 409,
  });
  expect(await keeper.post('purchases/add', { pet_ids: [own, foreign] })).toMatchObject({
    status: 404,
    data: { fields: { pet_ids: expect.anything() } },
  });
  expect((await keeper.get(`pet/detail/${own}`)).data.origin).toBeNull();
  expect((await keeper.get('purchases/list')).data.count).toBe(1);
});
