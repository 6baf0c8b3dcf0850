import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterAll, expect, test } from 'bun:test';
import { molts } from '#src/db/schema.ts';
import { addDays } from '#src/domain/days.ts';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { today } from '#web/lib/today.ts';
import { click, clickButton, says, settled } from '#web/testing/screen.ts';

afterAll(closeScreen);

test('the shelf of a round shows who rests as the places do', async () => {
  const app = createTestApp();
  const keeper = app.as(3);
  const [due, refused, preMolt, molted] = ['Ada', 'Bea', 'Cleo', 'Dot'].map((name) =>
    aPet(app.db, { name }),
  );
  const ids = [due, refused, preMolt, molted];
  const { id: place_id } = (await keeper.post('place/add', { name: 'Rack', kind: 'rack' })).data;
  await keeper.put('pet/move', { ids, place_id });
  const meal = { id: refused, date_f: addDays(today(), -8), food: 'Dubia', progress: 2 };
  await keeper.post('pet/feeding/feed', meal);
  await keeper.put('pet/pre_molt', { id: preMolt, pre_molt: addDays(today(), -3) });
  app.db
    .insert(molts)
    .values({ pet_id: molted as number, date_mt: addDays(today(), -2) })
    .run();
  aPlan(app.db, { fp_start: addDays(today(), -7), def_feeder: 'Dubia' }, ids as number[]);
  await openScreen('/pets/feeding', { app, as: 3 });
  await settled(says('Along the racks'));
  await clickButton(/^One by one/);
  await settled(() => document.querySelectorAll('.round-stand .slot').length === 4);
  const looks = [...document.querySelectorAll('.round-stand .slot')].map(({ className }) =>
    className.replace(/^slot ?| ?is-now/g, ''),
  );
  expect(looks).toEqual(['is-due', 'is-refused', 'is-pre-molt', 'is-fresh-molt']);
});

test('over a list of a place stands who is due without who rests', async () => {
  const app = createTestApp();
  const ids = ['Ada', 'Bea', 'Cleo'].map((name) => aPet(app.db, { name }));
  const { id: place_id } = (await app.as(3).post('place/add', { name: 'Rack', kind: 'rack' })).data;
  await app.as(3).put('pet/move', { ids, place_id });
  await app.as(3).put('pet/pre_molt', { id: ids[2], pre_molt: addDays(today(), -3) });
  aPlan(app.db, { fp_start: addDays(today(), -7), def_feeder: 'Dubia' }, ids);
  await openScreen('/pets/feeding', { app, as: 3 });
  await settled(says('Along the racks'));
  await clickButton(/^Tick a list/);
  const head = await settled(() => document.querySelector('.stand-head'));
  expect(head.textContent).toBe('Rack 2 of 3 due');
});

test('a list of a place where nobody is due calls nobody so', async () => {
  const app = createTestApp();
  const ids = ['Ada', 'Bea'].map((name) => aPet(app.db, { name }));
  const { id: place_id } = (await app.as(3).post('place/add', { name: 'Rack', kind: 'rack' })).data;
  await app.as(3).put('pet/move', { ids, place_id });
  await openScreen('/pets/feeding', { app, as: 3 });
  await settled(says('Which animals'));
  await click(() => document.querySelector('.segmented input[value=place]'));
  await settled(says('Rack'));
  await click(() => document.querySelector('input[name=place]'));
  await clickButton(/^Tick a list/);
  const head = await settled(() => document.querySelector('.stand-head'));
  expect(head.textContent).toBe('Rack 2 animals');
});
