import { closeScreen, openScreen, withoutDevice } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { events, molts, places } from '#src/db/schema.ts';
import { addDays } from '#src/domain/days.ts';
import { aPet, aPlan, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { currentRound } from '#web/state/round.ts';
import { today } from '#web/lib/today.ts';
import {
  click,
  clickButton,
  eventually,
  link,
  pageText,
  says,
  settled,
} from '#web/testing/screen.ts';

withoutDevice();
afterEach(closeScreen);

const ago = (days: number) => addDays(today(), -days);
const old = `${ago(400)}T12:00:00Z`;
const refuse = ({ as }: TestApp, id: number, days: number) =>
  as(3).post('pet/feeding/feed', { id, date_f: ago(days), food: 'Cricket', progress: 2 });
const detail = async (app: TestApp, id: number) => (await app.as(3).get(`pet/detail/${id}`)).data;
const listOf = (heading: string) =>
  [...document.querySelectorAll('section.box')].find(
    (box) => box.querySelector('h2')?.textContent === heading,
  );
const textIn = (heading: string) => listOf(heading)?.textContent ?? '';

test('the evening is grouped by place or by plan, and each round begins with one tap', async () => {
  const app = createTestApp();
  const rack = app.db
    .insert(places)
    .values({ uid: 3, name: 'Rack B', kind: 'rack' })
    .returning({ id: places.id })
    .get().id;
  const [anna, berta, cara] = [
    aPet(app.db, { name: 'Anna', place_id: rack, place_order: 1 }),
    aPet(app.db, { name: 'Berta', place_id: rack, place_order: 0 }),
    aPet(app.db, { name: 'Cara' }),
  ];
  const start = { fp_start: ago(7), def_feeder: 'Dubia' };
  aPlan(app.db, { fp_name: 'Adults', ...start }, [anna, berta]);
  aPlan(app.db, { fp_name: 'Slings', ...start }, [cara]);
  await refuse(app, anna, 7);
  await openScreen('/', { app, as: 3 });
  await settled(says('This evening'));
  expect(textIn('This evening')).toContain('2 dueRack B');
  expect(textIn('This evening')).toContain('Dubia. 1 refused last time.');
  expect(textIn('This evening')).toContain('1 dueNowhere');
  const drawing = listOf('This evening')?.querySelector('[role=img]');
  expect(drawing?.querySelectorAll('.slot')).toHaveLength(2);
  expect(drawing?.querySelectorAll('.slot.is-refused')).toHaveLength(1);

  await click(() => listOf('This evening')?.querySelectorAll('input')[1] ?? null);
  await settled(() => textIn('This evening').includes('Adults'));
  expect(textIn('This evening')).toContain('2 dueAdultsDubia. 1 refused last time.Rack B 2');
  await eventually(async () => {
    const { conf_val } = (await app.as(3).get('user_config/get/evening')).data;
    expect(JSON.parse(conf_val)).toEqual({ by: 'plan' });
  });
  await clickButton('Start the round at Adults');
  await settled(() => currentRound()?.title === 'Adults');
  // along the shelf
  expect(currentRound()?.pets.map(({ name }) => name)).toEqual(['Berta', 'Anna']);
});

test('who is to be watched says why, and one tap notes what is seen', async () => {
  const app = createTestApp();
  const [tiki, nyx, blue] = [
    aPet(app.db, { name: 'Tiki', created: old }),
    aPet(app.db, { name: 'Nyx', created: old, pre_molt: ago(9) }),
    aPet(app.db, { name: 'Blue', created: old }),
  ];
  for (const days of [290, 190, 90])
    app.db
      .insert(molts)
      .values({ pet_id: tiki, date_mt: ago(days) })
      .run();
  for (const days of [20, 8]) await refuse(app, tiki, days);
  await refuse(app, nyx, 11);
  app.db
    .insert(events)
    .values({ pet_id: blue, date_ev: ago(70), event: 'Rehoused' })
    .run();
  await openScreen('/', { app, as: 3 });
  await settled(says('Keep an eye on'));
  const watched = () => textIn('Keep an eye on');
  expect(watched()).toContain('Refused 2x since');
  expect(watched()).toContain('and its molt is near.');
  expect(watched()).toMatch(/In pre-molt for 9 days\. Refused on \d/);
  expect(watched()).toContain('Nothing was noted since');
  // made out later than the rest
  await settled(() => textIn('Expected molts') !== '');
  expect(textIn('Expected molts')).toContain(
    'Its last gaps: 100, 100 days; 90 days now; refused twice.',
  );

  await clickButton('Note pre-molt of Tiki');
  await settled(() => watched().includes('In pre-molt since today.'));
  expect((await detail(app, tiki)).pre_molt).toBe(today());
  await clickButton('Undo');
  await settled(() => watched().includes('and its molt is near.'));

  await clickButton('Nyx molted today');
  await settled(() => !watched().includes('In pre-molt for 9 days.'));
  expect(await detail(app, nyx)).toMatchObject({ mmt: today(), pre_molt: null });

  await clickButton('Blue was seen today');
  await settled(() => !watched().includes('Nothing was noted since'));
  const { rows } = (await app.as(3).get('pet/events/list', { id: String(blue) })).data;
  expect(rows[0]).toMatchObject({ date_ev: today(), event: 'Seen' });
});

test('who refused once is named in a line, until it eats', async () => {
  const app = createTestApp();
  const tiki = aPet(app.db, { name: 'Tiki' });
  const { sc_name } = await detail(app, tiki);
  const alike = aPet(app.db, { name: sc_name });
  await refuse(app, tiki, 1);
  await refuse(app, alike, 1);
  await openScreen('/', { app, as: 3 });
  await settled(says('Keep an eye on'));
  expect(textIn('Keep an eye on')).toContain(`Refused last time: ${sc_name} (#${alike}, `);
  expect(textIn('Keep an eye on')).toMatch(/, Tiki \(\d/);
  expect(textIn('Keep an eye on')).not.toContain('Note pre-molt');
  for (const id of [tiki, alike])
    await app.as(3).post('pet/feeding/feed', {
      ...{ id, date_f: today(), food: 'Cricket', progress: 0 },
    });
  closeScreen();
  await openScreen('/', { app, as: 3 });
  await settled(says('Recent growth'));
  await settled(() => !document.querySelector('.loading-placeholder'));
  expect(pageText()).not.toContain('Refused last time');
});

test('racks of the same name are told apart by their rooms, others are not', async () => {
  const app = createTestApp();
  const add = (name: string, kind: 'room' | 'rack', parent_id: number | null = null) =>
    app.db
      .insert(places)
      .values({ uid: 3, name, kind, parent_id })
      .returning({ id: places.id })
      .get().id;
  const [cellar, attic] = [add('Cellar', 'room'), add('Attic', 'room')];
  const racks = [
    add('Rack A', 'rack', cellar),
    add('Rack A', 'rack', attic),
    add('Rack B', 'rack', attic),
  ];
  const ids = racks.map((place_id, at) => aPet(app.db, { name: `Pet ${at}`, place_id }));
  aPlan(app.db, { fp_name: 'All', fp_start: ago(7), def_feeder: 'Dubia' }, ids);
  await openScreen('/', { app, as: 3 });
  await settled(says('This evening'));
  const named = [...(listOf('This evening')?.querySelectorAll('.main > a') ?? [])];
  expect(named.map(({ textContent }) => textContent)).toEqual([
    ...['Cellar, Rack A', 'Attic, Rack A', 'Rack B'],
  ]);
  await clickButton('Start the round at Attic, Rack A');
  await settled(() => currentRound()?.title === 'Attic, Rack A');
});

test('of a reptile it says that it sheds', async () => {
  const app = createTestApp();
  const sc_id = speciesId(app.db, 'Python regius');
  const [juno, kaa] = [
    aPet(app.db, { name: 'Juno', sc_id }),
    aPet(app.db, { name: 'Kaa', sc_id, pre_molt: ago(9) }),
  ];
  for (const days of [290, 190, 90])
    app.db
      .insert(molts)
      .values({ pet_id: juno, date_mt: ago(days) })
      .run();
  for (const days of [20, 8]) await refuse(app, juno, days);
  await openScreen('/', { app, as: 3 });
  await settled(() => textIn('Keep an eye on').includes('and its shed is near.'));
  expect(textIn('Keep an eye on')).toContain('In pre-shed for 9 days.');
  expect(textIn('Keep an eye on')).not.toMatch(/molt/i);
  await clickButton('Kaa shed today');
  await settled(() => !textIn('Keep an eye on').includes('Kaa'));
  expect(await detail(app, kaa)).toMatchObject({ mmt: today(), pre_molt: null });
  await clickButton('Note pre-shed of Juno');
  await settled(() => textIn('Keep an eye on').includes('In pre-shed since today.'));
});

test('nothing stays that a keeper has looked at, or noted by mistake', async () => {
  const app = createTestApp();
  const [tiki, nyx] = [
    aPet(app.db, { name: 'Tiki', created: old }),
    aPet(app.db, { name: 'Nyx', pre_molt: ago(9) }),
  ];
  for (const days of [20, 8]) await refuse(app, tiki, days);
  await openScreen('/', { app, as: 3 });
  await settled(says('Refused 2x since'));
  await clickButton('Tiki was seen today');
  await settled(() => !textIn('Keep an eye on').includes('Tiki'));
  await clickButton('Nyx: not in pre-molt');
  await settled(() => textIn('Keep an eye on') === '');
  expect(await detail(app, nyx)).toMatchObject({ pre_molt: null });
});

test('all that nobody has looked at for long are seen with one tap, which can be undone', async () => {
  const app = createTestApp();
  for (const name of ['Ada', 'Bea']) aPet(app.db, { name, created: old });
  await openScreen('/', { app, as: 3 });
  await clickButton('All 2 were seen');
  await settled(() => !pageText().includes('Keep an eye on'));
  await clickButton('Undo');
  await settled(says('Keep an eye on'));
});

test('whom nobody has looked at for long stands in the list, and nobody else', async () => {
  const app = createTestApp();
  for (const name of ['Ada', 'Bea', 'Cleo']) aPet(app.db, { name, created: old });
  const dora = aPet(app.db, { name: 'Dora', created: old });
  await app.as(3).post('pet/events/add', { id: dora, date_ev: ago(59), event: 'Seen' });
  await openScreen('/', { app, as: 3 });
  await click(() => link('Nothing noted for 60 days: 3'));
  await settled(says('3 of 4'));
  for (const name of ['Ada', 'Bea', 'Cleo']) expect(pageText()).toContain(name);
  expect(pageText()).not.toContain('Dora');
  await clickButton('Remove the filter Nothing noted for 60 days');
  await settled(says('Dora'));
});

test('whom it is time to weigh stands there with its last weight, until it is weighed', async () => {
  const app = createTestApp();
  const sc_id = speciesId(app.db, 'Correlophus ciliatus');
  const pip = aPet(app.db, { name: 'Pip', sc_id });
  aPlan(app.db, { fp_name: 'Geckos', fp_start: ago(2), fp_repeat: 2 }, [pip]);
  for (const [days, value] of [
    [45, 43],
    [30, 44],
    [15, 41],
  ] as const)
    await app.as(3).post('pet/measurement/add', {
      ...{ id: pip, date_ms: ago(days), kind: 'weight', value },
    });
  await openScreen('/', { app, as: 3 });
  await settled(says('3 g less than the time before. Usually weighed every 15 days.'));
  expect(textIn('This evening')).toContain('Weigh Pip, last weighed');
  await click(() => link('Weigh Pip'));
  await settled(says('Weigh them all'));
  expect(location.search).toBe(`?ids=${pip}`);
  await app.as(3).post('pet/measurement/add', {
    ...{ id: pip, date_ms: today(), kind: 'weight', value: 42 },
  });
  await openScreen('/', { app, as: 3 });
  await settled(says('This evening'));
  await settled(() => textIn('Keep an eye on') === '');
  expect(textIn('This evening')).not.toContain('Weigh Pip');
});

test('the week says who is due by which plan, and what is planned', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Juno' });
  aPlan(app.db, { fp_name: 'Snakes', fp_start: addDays(today(), 2), fp_repeat: 3 }, [id]);
  const event = { id, date_ev: addDays(today(), 4), event: 'Vet' };
  await app.as(3).post('pet/events/add', event);
  await openScreen('/', { app, as: 3 });
  await settled(says('This week'));
  const days = [...(listOf('This week')?.querySelectorAll('.what') ?? [])].map(
    (day) => day.textContent,
  );
  const none = 'Nothing due';
  expect(days).toEqual([none, none, '1 animalSnakes', none, 'Juno: Vet', '1 animalSnakes', none]);
});

test('what is planned for today is named in the head, which leads to the week', async () => {
  const app = createTestApp();
  const planned = ['Ada', 'Bea', 'Cleo'].map((name) => aPet(app.db, { name }));
  app.db
    .insert(events)
    .values(
      planned.map((pet_id) => ({ pet_id, date_ev: today(), event: 'Vet', planned: 1 as const })),
    )
    .run();
  await openScreen('/', { app, as: 3 });
  await settled(() => document.querySelector('#week'));
  expect(link('Planned for today: Ada, Bea and 1 more').getAttribute('href')).toBe('#week');
  expect(document.querySelector('#week')?.textContent).toContain('Cleo: Vet');
});

test('where all is well nothing is said', async () => {
  const app = createTestApp();
  aPet(app.db, { name: 'Nyx' });
  await openScreen('/', { app, as: 3 });
  await settled(says('No skin was shed in the last 30 days.'));
  for (const heading of ['This evening', 'Keep an eye on', 'Expected molts', 'This week'])
    expect(pageText()).not.toContain(heading);
});

test('an open offer was refused: it is noted on its own day, and can be undone', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Azul' });
  const offer = { id, date_f: ago(1), food: 'Locust', progress: 1 };
  await app.as(3).post('pet/feeding/feed', offer);
  const newest = async () =>
    (await app.as(3).get('pet/feeding/list', { id: String(id) })).data.rows[0];
  await openScreen('/', { app, as: 3 });
  await clickButton('Azul refused');
  await settled(says('No feeding is open, and nobody is due.'));
  expect(await newest()).toMatchObject({ date_f: ago(1), food: 'Locust', progress: 2 });
  await clickButton('Undo');
  await eventually(async () => expect(await newest()).toMatchObject({ progress: 1 }));
});

test('of many that refused last time some are named, and the rest is one tap away', async () => {
  const app = createTestApp();
  for (let at = 1; at <= 7; at += 1) await refuse(app, aPet(app.db, { name: `Tiki ${at}` }), 1);
  await openScreen('/', { app, as: 3 });
  await settled(says('Tiki 5'));
  expect(textIn('Keep an eye on')).toContain(') and 2 more');
  await click(() => link('and 2 more'));
  await settled(says('7 of 7'));
});
