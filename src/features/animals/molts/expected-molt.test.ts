import { expect, test } from 'bun:test';
import { addDays } from '#src/domain/days.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const today = '2026-03-10';
const setUp = () => createTestApp({ now: `${today}T20:00:00Z` });

/** Molts 88 and 120 days apart, the last one 92 days ago. */
async function threeMolts({ as }: TestApp, id: number) {
  for (const ago of [300, 212, 92])
    await as(3).post('pet/molt/add', { id, date_mt: addDays(today, -ago) });
}

const expectedOf = async ({ as }: TestApp, id: number, uid = 3) =>
  (await as(uid).get(`pet/detail/${id}`)).data.expected_molt;

test('the page of an animal says when its next molt is expected, and why', async () => {
  const app = setUp();
  const id = aPet(app.db);
  await threeMolts(app, id);
  for (const ago of [9, 2])
    await app.as(3).post('pet/feeding/feed', {
      ...{ id, date_f: addDays(today, -ago), food: 'Cricket', progress: 2 },
    });
  const expected = {
    from: '2026-03-28',
    to: '2026-06-10',
    reasons: [
      { code: 'gaps', numbers: [88, 120] },
      { code: 'since', numbers: [92] },
      { code: 'refused', numbers: [2] },
    ],
  };
  expect(await expectedOf(app, id)).toEqual(expected);
  // the administrator reads what the owner reads, and nobody else
  expect(await expectedOf(app, id, 2)).toEqual(expected);
  expect((await app.as(4).get(`pet/detail/${id}`)).status).toBe(404);
  expect((await app.visitor.get(`pet/detail/${id}`)).status).toBe(401);
});

test('is not said of a male whose maturity an event notes, and said again without it', async () => {
  const app = setUp();
  const id = aPet(app.db, { gender: 'm' });
  await threeMolts(app, id);
  expect(await expectedOf(app, id)).not.toBeNull();
  const event = { id, date_ev: today, event: 'Mature, hooks seen' };
  const { data } = await app.as(3).post('pet/events/add', event);
  expect(await expectedOf(app, id)).toBeNull();
  await app.as(3).delete('pet/events/delete', { id: data.id });
  expect(await expectedOf(app, id)).not.toBeNull();
});

test('is not said of archived animals and groups, nor of an adult scorpion', async () => {
  const app = setUp();
  const ids = [
    aPet(app.db, { archived: 1 }),
    aPet(app.db, { an_count: 4 }),
    aPet(app.db, { sc_id: speciesId(app.db, 'Pandinus imperator'), notes: 'Adult female' }),
  ];
  for (const id of ids) {
    await threeMolts(app, id);
    expect(await expectedOf(app, id)).toBeNull();
  }
});

test('a pre-molt that is noted because of it mutes the due feeding', async () => {
  const app = setUp();
  const id = aPet(app.db);
  await threeMolts(app, id);
  await app.as(3).put('pet/pre_molt', { id, pre_molt: today });
  const { data } = await app.as(3).get(`pet/detail/${id}`);
  expect(data.muted).toBe(1);
  expect(data.expected_molt.reasons.at(-1)).toEqual({ code: 'pre_molt', numbers: [0] });
});
