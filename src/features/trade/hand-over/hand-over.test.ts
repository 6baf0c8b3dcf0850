import { describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { eventLog, handOverPets, pets, users } from '#src/db/schema.ts';
import { limits } from '#src/domain/limits.ts';
import { limitKinds } from '#src/platform/security/rate-limit-kinds.ts';
import { kept, petOf, soldOn } from '#src/testing/pet-state.ts';
import { aPet } from '#src/testing/samples.ts';
import {
  aFullRecord,
  everything,
  nothing,
  offer,
  type OfferedHere,
} from '#src/testing/hand-overs.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const setUp = () => createTestApp({ now: '2026-03-10T20:00:00Z' });
const frida = {
  no: 1,
  name: 'Frida',
  sc_name: 'Brachypelma hamorii',
  cm_name: expect.any(String),
  an_type: 'tarantula',
  gender: 'f',
  an_count: 1,
  tag: '3WKX9P',
  size: 12,
  weight: 21.5,
  picture: 1,
  pictures: 1,
  papers: [],
  notes: 'Kicks hairs',
  first: '2020-12-24',
  feedings: 2,
  refused: 1,
  molts: [
    { date_mt: '2025-05-01', size: 12 },
    { date_mt: '2021-05-01', size: 4.5 },
  ],
  last_fed: { date_f: '2026-02-08', food: 'Dubia' },
  refusals: 1,
  refused_since: '2026-02-15',
  pre_molt: '2026-03-08',
  hatched: '2019-06',
  kept_since: '2020-03-01',
  bred: 1,
  parent_name: 'Mother',
  document_no: 'DE-17',
};

describe('before animals are handed over', () => {
  test('it is shown what could travel', async () => {
    const app = setUp();
    const id = await aFullRecord(app);
    const other = aPet(app.db, { an_count: 4, tag: '4AAAAA' });
    const foreign = aPet(app.db, { uid: 4 });
    const preview = () =>
      app.as(3).get('hand_over/preview', { ids: `[${other},${id},${foreign}]` });
    const { rows, count } = (await preview()).data;
    expect(count).toBe(2);
    expect(rows[0]).toMatchObject({ no: 1, id: other, an_count: 4, tag: '4AAAAA', molts: [] });
    expect(rows[1]).toEqual({
      ...{ ...frida, no: 2 },
      ...{
        id,
        events: 1,
        measurements: 1,
        picture_bytes: expect.any(Number),
        archived: 0,
        open: null,
      },
    });
    expect(rows[1].picture_bytes).toBeGreaterThan(0);
    const offered = await offer(app, [{ id }]);
    expect((await preview()).data.rows[1].open).toBe(offered.id);
  });
});

describe('a hand-over', () => {
  test('has a code, ends after 30 days, and is listed with its animals', async () => {
    const app = setUp();
    const [a, b] = [aPet(app.db, { name: 'A', tag: '4AAAAA' }), aPet(app.db, { name: 'B' })];
    const { id, code } = await offer(app, [{ id: a }], { reason: 'sold', notes: 0 });
    expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
    const row = {
      id,
      code,
      state: 'open',
      created: '2026-03-10T20:00:00.000Z',
      expires: '2026-04-09T20:00:00.000Z',
      ended: null,
      fetched: null,
      reason: 'sold',
      ...everything,
      notes: 0,
      pets: [{ id: a, name: 'A', tag: '4AAAAA' }],
    };
    expect((await app.as(3).get('hand_over/list')).data).toEqual({ rows: [row], count: 1 });
    const { data } = (await app.as(3).get(`hand_over/detail/${id}`)).data;
    expect(data).toEqual({ ...row, link: `http://localhost:3000/t/${code}` });
    const second = await offer(app, [{ id: b }]);
    const listed = async (query: object) =>
      (await app.as(3).get('hand_over/list', query)).data.rows.map((one: { id: number }) => one.id);
    expect(await listed({})).toEqual([second.id, id]);
    expect(await listed({ pet: a })).toEqual([id]);
    expect(await listed({ offset: 1, limit: 1 })).toEqual([id]);
    app.setNow('2026-04-09T20:00:00.000Z');
    expect((await app.as(3).get(`hand_over/detail/${id}`)).data.state).toBe('expired');
    const messages = app.db.select().from(eventLog).where(eq(eventLog.log_type, 'account')).all();
    expect(messages.map(({ message, uid }) => [message, uid])).toContainEqual([
      `Offered 1 of the own animals (hand-over ${id})`,
      3,
    ]);
  });

  test('is of animals that are in no other open one', async () => {
    const app = setUp();
    const id = aPet(app.db, { name: 'Frida' });
    const again = () =>
      app.as(3).post('hand_over/add', { pets: [{ id }], reason: 'given', ...nothing });
    const first = await offer(app, [{ id }]);
    const refused = await again();
    expect([refused.status, refused.data.code, refused.data.params]).toEqual([
      409,
      'already_offered',
      { name: 'Frida' },
    ]);
    await app.as(3).delete('hand_over/delete', { id: first.id });
    expect((await again()).status).toBe(200);
    app.setNow('2026-04-10T20:00:00Z');
    expect((await again()).status).toBe(200);
  });

  test.each([
    ['a dead one', { archived: 1, archive_reason: 'died' } as const, {}, 409, 'pet_archived'],
    ['one that went before', { archived: 1, handed_over: 1 } as const, {}, 409, 'pet_archived'],
    ['more than there are', { an_count: 2 }, { count: 3 }, 422, 'invalid'],
    ['none', {}, { count: 0 }, 422, 'invalid'],
    ['a price with too many decimals', {}, { sale: { total_price: 1.234 } }, 422, 'invalid'],
    ['a sale with an address', {}, { sale: { buyer_address: 'Ring 2' } }, 422, 'invalid'],
    ['a sale of another pet', {}, { slid: 999 }, 404, 'not_found'],
  ])('is not made of %s', async (_, fields, sent, status, code) => {
    const app = setUp();
    const id = aPet(app.db, fields);
    const body = { pets: [{ id, ...sent }], reason: 'sold', ...everything };
    const response = await app.as(3).post('hand_over/add', body);
    expect([response.status, response.data.code]).toEqual([status, code]);
    expect((await app.as(3).get('hand_over/list')).data.count).toBe(0);
  });

  test('has an animal once, at most 50 of them, and a keeper 100 hand-overs at a time', async () => {
    const app = setUp();
    const ids = Array.from({ length: limits.openHandOvers + 2 }, () => aPet(app.db));
    const add = (chosen: number[]) =>
      app.as(3).post('hand_over/add', {
        pets: chosen.map((id) => ({ id })),
        reason: 'sold',
        ...everything,
      });
    const [first = 0] = ids;
    expect((await add([first, first])).data.fields.pets).toBe('names an animal twice');
    expect((await add(ids.slice(0, 51))).status).toBe(422);
    expect((await add([])).status).toBe(422);
    expect((await add(ids.slice(0, 2))).status).toBe(200);
    for (const id of ids.slice(3)) expect((await add([id])).status).toBe(200);
    const refused = await add([ids[2] ?? 0]);
    expect([refused.status, refused.data.code]).toEqual([409, 'too_many_hand_overs']);
    app.setNow('2026-04-10T20:00:00Z');
    expect((await add([ids[2] ?? 0])).status).toBe(200);
  });
});

describe('a code', () => {
  test('shows everybody what is ticked, however it is typed', async () => {
    const app = setUp();
    const id = await aFullRecord(app);
    const { id: handOver, code } = await offer(app, [{ id }]);
    const typed = [code, code.toLowerCase(), code.replace('-', ''), code.replace('-', ' ')];
    const shown = {
      id: null,
      code,
      from: 'Berta',
      created: '2026-03-10T20:00:00.000Z',
      expires: '2026-04-09T20:00:00.000Z',
      own: 0,
      file_bytes: expect.any(Number),
      animals: [frida],
    };
    for (const text of typed)
      expect((await app.visitor.get(`hand_over/open/${text}`)).data.data).toEqual(shown);
    expect((await app.as(4).get(`hand_over/open/${code}`)).data.data).toEqual(shown);
    expect((await app.as(3).get(`hand_over/open/${code}`)).data.data).toEqual({
      ...shown,
      id: handOver,
      own: 1,
    });
  });

  test('shows nothing that is not ticked, and no picture either', async () => {
    const app = setUp();
    const id = await aFullRecord(app);
    const { code } = await offer(app, [{ id }], nothing);
    const { data } = await app.visitor.get(`hand_over/open/${code}`);
    const { name, sc_name, cm_name, gender, tag } = data.animals[0];
    expect([name, sc_name, gender, tag]).toEqual(['Frida', 'Brachypelma hamorii', 'f', '3WKX9P']);
    expect(data.animals[0]).toEqual({
      ...{ no: 1, name, sc_name, cm_name, an_type: 'tarantula', gender, an_count: 1, tag },
      ...{ size: null, picture: 0, notes: '', first: null, feedings: 0, refused: 0, molts: [] },
      ...{ last_fed: null, refusals: 0, refused_since: null, pre_molt: null, kept_since: null },
      ...{ hatched: null, bred: 0, parent_name: '', document_no: '' },
      ...{ weight: null, pictures: 0, papers: [] },
    });
    expect((await app.visitor.get(`hand_over/picture/${code}/1`)).status).toBe(404);
  });

  test('of some of a group has no tag: the label stays with the group', async () => {
    const app = setUp();
    const id = aPet(app.db, { an_count: 5, tag: '4AAAAA' });
    const { code } = await offer(app, [{ id, count: 2 }]);
    const { animals } = (await app.visitor.get(`hand_over/open/${code}`)).data;
    expect(animals).toMatchObject([{ an_count: 2, tag: '' }]);
  });

  test('opens the pictures while it is open, which nobody keeps', async () => {
    const app = setUp();
    const id = await aFullRecord(app);
    const { id: handOver, code } = await offer(app, [{ id }]);
    for (const size of ['', '?size=thumb', '?size=large']) {
      const { status, headers } = await app.visitor.get(`hand_over/picture/${code}/1${size}`);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
    expect((await app.visitor.get(`hand_over/picture/${code}/2`)).status).toBe(404);
    expect((await app.visitor.get(`hand_over/picture/${code}/1?size=../large`)).status).toBe(422);
    await app.as(3).delete('hand_over/delete', { id: handOver });
    expect((await app.visitor.get(`hand_over/picture/${code}/1`)).status).toBe(410);
  });

  test('that ended says how', async () => {
    const app = setUp();
    const [a, b, c, d] = [1, 2, 3, 4].map(() => aPet(app.db));
    const [taken, back, old, gone] = [
      await offer(app, [{ id: a ?? 0 }]),
      await offer(app, [{ id: b ?? 0 }]),
      await offer(app, [{ id: c ?? 0 }]),
      await offer(app, [{ id: d ?? 0 }]),
    ];
    await app.as(3).put('hand_over/finish', { id: taken.id });
    await app.as(3).delete('hand_over/delete', { id: back.id });
    await app.as(3).delete('pet/delete', { id: d });
    const codeOf = async (code: string) => {
      const { status, data } = await app.visitor.get(`hand_over/open/${code}`);
      return [status, data.code];
    };
    expect(await codeOf(taken.code)).toEqual([410, 'hand_over_taken']);
    expect(await codeOf(back.code)).toEqual([410, 'hand_over_withdrawn']);
    expect(await codeOf(gone.code)).toEqual([410, 'hand_over_withdrawn']);
    expect(await codeOf('00000000')).toEqual([404, 'not_found']);
    expect(await codeOf('nonsense-of-a-code')).toEqual([404, 'not_found']);
    app.setNow('2026-04-09T20:00:00Z');
    expect(await codeOf(old.code)).toEqual([410, 'hand_over_expired']);
  });

  test('of a keeper who was suspended counts as taken back', async () => {
    const app = setUp();
    const { code } = await offer(app, [{ id: aPet(app.db) }]);
    app.db.update(users).set({ suspended: 1 }).where(eq(users.uid, 3)).run();
    expect((await app.visitor.get(`hand_over/open/${code}`)).data.code).toBe('hand_over_withdrawn');
  });

  test('is guessed a few times only, by any of the calls', async () => {
    const app = setUp();
    const { code } = await offer(app, [{ id: aPet(app.db) }]);
    const calls = [
      () => app.visitor.get('hand_over/open/00000000'),
      () => app.visitor.get('hand_over/picture/00000000/1'),
      () => app.visitor.post('hand_over/taken', { code: '00000000' }),
    ];
    for (let at = 0; at < limitKinds.hand_over_code.most; at += 1) {
      expect((await app.visitor.get(`hand_over/open/${code}`)).status).toBe(200);
      expect((await calls[at % calls.length]?.())?.status).toBe(404);
    }
    for (const call of calls) expect((await call()).status).toBe(429);
    expect((await app.visitor.get(`hand_over/open/${code}`)).status).toBe(429);
    app.setNow('2026-03-10T20:16:00Z');
    expect((await app.visitor.get(`hand_over/open/${code}`)).status).toBe(200);
  });
});

describe('an animal that has arrived', () => {
  const finished = async (app: TestApp, animals: OfferedHere[], fields: object = {}) => {
    const { id } = await offer(app, animals, fields);
    const done = await app.as(3).put('hand_over/finish', { id });
    expect([done.status, done.data]).toEqual([200, { status: true }]);
    return (await app.as(3).get(`hand_over/detail/${id}`)).data;
  };
  const flagOf = ({ db }: TestApp, id: number) =>
    db.select().from(pets).where(eq(pets.id, id)).get()?.handed_over;

  test('is archived for the reason', async () => {
    const app = setUp();
    const [a, b] = [aPet(app.db), aPet(app.db, { an_count: 3 })];
    const { state, ended } = await finished(app, [{ id: a }, { id: b }]);
    expect([state, ended]).toEqual(['taken', '2026-03-10T20:00:00.000Z']);
    for (const [id, an_count] of [
      [a, 1],
      [b, 3],
    ] as const) {
      const given = { ...soldOn('2026-03-10', an_count), archive_reason: 'given' };
      expect(await petOf(app, id)).toEqual(given);
      expect(flagOf(app, id)).toBe(1);
    }
    expect((await app.as(3).get('sales/list')).data.count).toBe(0);
  });

  test('leaves a group smaller, whose label stays', async () => {
    const app = setUp();
    const id = aPet(app.db, { an_count: 5 });
    await finished(app, [{ id, count: 2 }]);
    expect([await petOf(app, id), flagOf(app, id)]).toEqual([kept(3), 0]);
    const { in_count, out } = (await app.as(3).get(`stock_book/pet/${id}`)).data;
    expect([in_count, out]).toMatchObject([5, [{ date: '2026-03-10', count: 2 }]]);
    const { rows } = (await app.as(3).get('sales/list')).data;
    expect(rows).toMatchObject([{ s_count: 2, total_price: 0, s_notes: 'Given away' }]);
  });

  const back = {
    'taken out of the archive': (app: TestApp, id: number) =>
      app.as(3).put('pet/archive', { id, archived: 0 }),
    'taken out with others': (app: TestApp, id: number) =>
      app.as(3).put('pet/archive_all', { ids: [id], archived: 0 }),
    'given back by deleting its sale': async (app: TestApp) => {
      const { slid } = (await app.as(3).get('sales/list')).data.rows[0];
      return app.as(3).delete('sales/delete', { slid, restore: 1 });
    },
  };
  test.each(Object.entries(back))(
    'and is %s has its tag again, and can go again',
    async (_, comeBack) => {
      const app = setUp();
      const id = aPet(app.db, { tag: '3WKX9P' });
      await finished(app, [{ id, sale: { total_price: 5 } }], { reason: 'sold' });
      expect(flagOf(app, id)).toBe(1);
      expect((await comeBack(app, id)).status).toBe(200);
      expect([await petOf(app, id), flagOf(app, id)]).toEqual([kept(1), 0]);
      await offer(app, [{ id }]);
    },
  );

  test('was sold, where that was noted; who bought it is forgotten where it was not', async () => {
    const app = setUp();
    const [one, group] = [aPet(app.db), aPet(app.db, { an_count: 5 })];
    const sale = {
      ...{ total_price: 45.5, buyer_name: 'Jonas', buyer_contact: 'jonas@example.org' },
      ...{ s_notes: 'at the expo', document_no: 'D-1' },
    };
    await finished(
      app,
      [
        { id: one, sale },
        { id: group, count: 2, sale: { total_price: '10' } },
      ],
      {
        reason: 'sold',
      },
    );
    expect(await petOf(app, one)).toEqual(soldOn('2026-03-10', 1));
    expect(await petOf(app, group)).toEqual(kept(3));
    const { rows } = (await app.as(3).get('sales/list')).data;
    expect(rows).toMatchObject([
      { pet_id: group, s_count: 2, total_price: 10, currency: 'EUR', s_date: '2026-03-10' },
      { pet_id: one, s_count: 1, ...sale, archived_pet: 1 },
    ]);
    const book = (await app.as(3).get(`stock_book/pet/${group}`)).data;
    expect([book.in_count, book.out.length]).toEqual([5, 1]);
    const other = await offer(app, [{ id: aPet(app.db), sale }]);
    const stored = () => app.db.select({ sale: handOverPets.sale }).from(handOverPets).all();
    expect(JSON.stringify(stored())).toContain('Jonas');
    await app.as(3).delete('hand_over/delete', { id: other.id });
    expect(JSON.stringify(stored())).not.toContain('Jonas');
  });

  test('whose sale was recorded before is sold once', async () => {
    const app = setUp();
    const [one, group] = [aPet(app.db), aPet(app.db, { an_count: 5 })];
    const sell = async (pet_id: number, s_count: number) =>
      (await app.as(3).post('sales/add', { pet_id, s_count })).data.slid;
    const [a, b] = [await sell(one, 1), await sell(group, 2)];
    await finished(app, [
      { id: one, slid: a },
      { id: group, slid: b },
    ]);
    expect([await petOf(app, one), flagOf(app, one)]).toEqual([soldOn('2026-03-10', 1), 1]);
    expect([await petOf(app, group), flagOf(app, group)]).toEqual([kept(3), 0]);
    expect((await app.as(3).get('sales/list')).data.count).toBe(2);
  });

  test('whose sale changes goes as the sale says, and stays where it is deleted', async () => {
    const app = setUp();
    const id = aPet(app.db, { an_count: 5 });
    const { slid } = (await app.as(3).post('sales/add', { pet_id: id, s_count: 2 })).data;
    const { code } = await offer(app, [{ id, slid }], { reason: 'sold' });
    await app.as(3).post('sales/update', { slid, s_count: 4 });
    const { animals } = (await app.visitor.get(`hand_over/open/${code}`)).data;
    expect(animals).toMatchObject([{ an_count: 4, tag: '' }]);
    await app.as(3).delete('sales/delete', { slid, restore: 1 });
    const { status, data } = await app.visitor.post('hand_over/taken', { code });
    expect([status, data.code]).toEqual([410, 'hand_over_withdrawn']);
    expect(await petOf(app, id)).toEqual(kept(5));
  });

  test('that was archived as sold meanwhile only gives its tag away', async () => {
    const app = setUp();
    const id = aPet(app.db);
    const { id: handOver } = await offer(app, [{ id, sale: { total_price: 5 } }]);
    await app.as(3).post('sales/add', { pet_id: id, total_price: 7 });
    await app.as(3).put('hand_over/finish', { id: handOver });
    expect([await petOf(app, id), flagOf(app, id)]).toEqual([soldOn('2026-03-10', 1), 1]);
    expect((await app.as(3).get('sales/list')).data.rows).toMatchObject([{ total_price: 7 }]);
  });

  test('and died meanwhile stays as it is', async () => {
    const app = setUp();
    const [dead, alive] = [aPet(app.db), aPet(app.db)];
    const { id, code } = await offer(app, [{ id: dead }, { id: alive }]);
    await app.as(3).put('pet/archive', { id: dead, archived: 1, reason: 'died' });
    const shown = (await app.visitor.get(`hand_over/open/${code}`)).data.animals;
    expect(shown.map(({ no }: { no: number }) => no)).toEqual([2]);
    await app.as(3).put('hand_over/finish', { id });
    expect((await petOf(app, dead)).archive_reason).toBe('died');
    expect((await petOf(app, alive)).archive_reason).toBe('given');
    expect([flagOf(app, dead), flagOf(app, alive)]).toEqual([0, 1]);
  });

  test('can be told by another installation, from its own address', async () => {
    const app = setUp();
    const id = aPet(app.db);
    const { id: handOver, code } = await offer(app, [{ id }]);
    const url = 'http://localhost/api/hand_over/taken';
    const asked = await app.app.handle(new Request(url, { method: 'OPTIONS' }));
    expect(asked.status).toBe(200);
    expect(asked.headers.get('access-control-allow-origin')).toBe('*');
    expect(asked.headers.get('access-control-allow-headers')).toBe('content-type');
    for (const wanted of [200, 200]) {
      const { status, headers } = await app.visitor.post('hand_over/taken', { code });
      expect([status, headers.get('access-control-allow-origin')]).toEqual([wanted, '*']);
    }
    expect((await petOf(app, id)).archive_reason).toBe('given');
    expect((await app.as(3).get(`hand_over/detail/${handOver}`)).data.state).toBe('taken');
    const wrong = await app.visitor.post('hand_over/taken', { code: '00000000' });
    expect([wrong.status, wrong.headers.get('access-control-allow-origin')]).toEqual([404, '*']);
    expect((await app.as(3).delete('hand_over/delete', { id: handOver })).status).toBe(410);
  });

  test.each(['withdrawn', 'expired'] as const)(
    'is not taken by a code that is %s',
    async (state) => {
      const app = setUp();
      const id = aPet(app.db);
      const { id: handOver, code } = await offer(app, [{ id }]);
      if (state === 'withdrawn') await app.as(3).delete('hand_over/delete', { id: handOver });
      else app.setNow('2026-04-10T20:00:00Z');
      const { status, data } = await app.visitor.post('hand_over/taken', { code });
      expect([status, data.code]).toEqual([410, `hand_over_${state}`]);
      expect(await petOf(app, id)).toEqual(kept(1));
    },
  );
});
