import { atDesk } from '#web/testing/dom.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { addDays, dayOf } from '#src/domain/days.ts';
import { aPet, aPlan, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type Json } from '#src/testing/test-app.ts';
import {
  click,
  clickButton,
  clickLink,
  dialogs,
  fill,
  heading,
  pageText,
  settled,
  textOf,
} from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

atDesk();

const today = dayOf(new Date());

afterEach(closeScreen);

/** A checkbox or radio button by its label. */
function choice(words: RegExp): HTMLElement {
  const labels = [...document.querySelectorAll('label')];
  const input = labels.find((label) => words.test(textOf(label)))?.querySelector('input');
  if (!input) throw new Error(`The page has no choice ${words}`);
  return input;
}

test('a plan on weekdays is made with all animals of a species', async () => {
  const app = createTestApp();
  const pulchra = speciesId(app.db, 'Grammostola pulchra');
  const ids = ['Nyx', 'Nox'].map((name) => aPet(app.db, { name, sc_id: pulchra }));
  aPet(app.db, { name: 'Rosalía' });
  await openScreen('/pets/plans', { app, as: 3 });
  await settled(() => pageText().includes('No feeding plan yet'));
  await clickLink('Add plan');
  await fill('Name', 'Black ones');
  await click(() => choice(/^On weekdays$/));
  await click(() => choice(/^Mon$/));
  await click(() => choice(/^Thu$/));
  await clickButton('All 2 of Grammostola pulchra');
  await settled(() => pageText().includes('2 of 3'));
  await clickButton('Save plan');
  await settled(() => heading() === 'Black ones');
  await settled(() => pageText().includes('Mon and Thu'));
  const { rows } = (await app.as(3).get('plan/list')).data;
  expect(rows[0]).toMatchObject({
    fp_name: 'Black ones',
    fp_weekdays: '1001000',
    fp_repeat: 0,
    fp_start: today,
    pets: 2,
  });
  const edit = (await app.as(3).get(`plan/edit_details/${rows[0].fp_id}`)).data;
  expect(edit.pet_ids.toSorted()).toEqual(ids);
});

test('of the animals of a plan those are sent that come and go', async () => {
  const app = createTestApp();
  const [nyx, nox, ada] = ['Nyx', 'Nox', 'Ada'].map((name) => aPet(app.db, { name }));
  const fp_id = aPlan(app.db, { fp_name: 'Weekly' }, [nyx!, nox!]);
  const sent: Json[] = [];
  const edit = async (work: () => Promise<unknown>) => {
    await openScreen(`/pets/plans/edit?id=${fp_id}`, { app, as: 3 });
    serve(async (request) => {
      if (request.url.includes('/assignment/')) sent.push(await request.clone().json());
      return app.app.handle(request);
    });
    await settled(() => pageText().includes('2 of 3'));
    await work();
    await clickButton('Save plan');
    await settled(() => window.location.pathname === '/pets/plans/details');
    closeScreen();
  };
  await edit(() => fill('Name', 'Weekly, in the cellar'));
  expect(sent).toEqual([]);
  await edit(async () => {
    await click(() => choice(/^Nox/));
    await click(() => choice(/^Ada/));
  });
  expect(sent).toEqual([{ id: fp_id, pet_ids: [ada], was: [nox] }]);
  const { pet_ids } = (await app.as(3).get(`plan/edit_details/${fp_id}`)).data;
  expect(pet_ids.toSorted()).toEqual([nyx, ada]);
});

test('animals for a plan are found by some words of their names', async () => {
  const app = createTestApp();
  for (const name of ['Nyx', 'Nox'])
    aPet(app.db, { name, sc_id: speciesId(app.db, 'Grammostola pulchra') });
  aPet(app.db, { name: 'Rosalía' });
  await openScreen('/pets/plans/add', { app, as: 3 });
  const names = () => [...document.querySelectorAll('.pick-group strong')].map(textOf).join(' ');
  await settled(() => names().includes('Rosalía'));
  await fill('Find an animal', 'g. pulch nox');
  await settled(() => names() === 'Nox');
  await fill('Find an animal', 'ham rosa');
  await settled(() => names() === 'Rosalía');
});

test('animals to choose stand in the order of their numbers', async () => {
  const app = createTestApp();
  for (const name of ['Sling 1', 'Sling 10', 'Sling 2']) aPet(app.db, { name });
  await openScreen('/pets/plans/add', { app, as: 3 });
  await settled(() => pageText().includes('Sling 10'));
  expect(pageText().match(/Sling \d+/g)).toEqual(['Sling 1', 'Sling 2', 'Sling 10']);
});

test('an animal that is the only one of its species stands below no other species', async () => {
  const app = createTestApp();
  aPet(app.db, { name: 'Ada', sc_id: speciesId(app.db, 'Acanthoscurria geniculata') });
  for (const name of ['Rosa', 'Rosalía']) aPet(app.db, { name });
  aPet(app.db, { name: 'Nyx', sc_id: speciesId(app.db, 'Grammostola pulchra') });
  await openScreen('/pets/plans/add', { app, as: 3 });
  const groups = () => [...document.querySelectorAll('.pick-group')];
  await settled(() => groups().length === 2);
  expect(groups().map((group) => group.getAttribute('aria-label'))).toEqual([
    'Brachypelma hamorii',
    'One of a species',
  ]);
  const titles = [...document.querySelectorAll('.pick-group .pick-name')].map(textOf);
  expect(titles).toEqual(['Brachypelma hamorii Mexican Redknee', 'One of a species']);
  expect(
    groups().map((group) => [...group.querySelectorAll('strong')].map(textOf).toSorted()),
  ).toEqual([
    ['Rosa', 'Rosalía'],
    ['Ada', 'Nyx'],
  ]);
});

test('a plan without a name and a weekday says what is missing and is not sent', async () => {
  const app = createTestApp();
  await openScreen('/pets/plans/add', { app, as: 3 });
  await click(() => choice(/^On weekdays$/));
  await clickButton('Save plan');
  await settled(() => pageText().includes('Enter a name'));
  expect(pageText()).toContain('Choose a weekday or an interval.');
  expect((await app.as(3).get('plan/list')).data.count).toBe(0);
});

test('what follows a refusal is asked for on demand, and stands on the plan’s page', async () => {
  const app = createTestApp();
  const fp_id = aPlan(app.db, { fp_name: 'Adults' }, [aPet(app.db)]);
  await openScreen(`/pets/plans/edit?id=${fp_id}`, { app, as: 3 });
  await settled(() => heading() === 'Adults');
  expect(pageText()).not.toContain('offered again after a refusal');
  await clickButton('Other interval after a refusal');
  await fill('Days until food is offered again after a refusal', '5');
  await clickButton('Save plan');
  await settled(() => pageText().includes('again after 5 days'));
  expect((await app.as(3).get(`plan/details/${fp_id}`)).data.retry_days).toBe(5);
});

test('the switch pauses a plan, and the list says when each one is next', async () => {
  const app = createTestApp();
  aPlan(app.db, { fp_name: 'Adults', fp_start: addDays(today, 3), fp_repeat: 14 }, [aPet(app.db)]);
  await openScreen('/pets/plans', { app, as: 3 });
  await settled(() => pageText().includes('in 3d'));
  expect(pageText()).toContain('Every 14 days · 1 animal');
  await click(() => choice(/Adults is active/));
  await settled(() => pageText().includes('paused'));
  expect((await app.as(3).get('plan/active')).data.count).toBe(0);
});

test('deleting asks first, and leaves the animals', async () => {
  const app = createTestApp();
  const fp_id = aPlan(app.db, { fp_name: 'Adults' }, [aPet(app.db)]);
  await openScreen(`/pets/plans/details?id=${fp_id}`, { app, as: 3 });
  await clickButton('Delete plan');
  const dialog = await settled(() => dialogs()[0]);
  expect(textOf(dialog)).toContain('You can not restore it.');
  await clickButton('Cancel');
  expect((await app.as(3).get('plan/list')).data.count).toBe(1);
  await clickButton('Delete plan');
  await clickButton('Delete');
  await settled(() => heading() === 'Feeding plans');
  expect((await app.as(3).get('plan/list')).data.count).toBe(0);
  expect((await app.as(3).get('pet/count')).data.count1).toBe(1);
});

test('somebody else’s plan is not found, without a dialog', async () => {
  const app = createTestApp();
  const fp_id = aPlan(app.db, { uid: 4 });
  await openScreen(`/pets/plans/edit?id=${fp_id}`, { app, as: 3 });
  await settled(() => pageText().includes('Feeding plan not found'));
  expect(dialogs()).toHaveLength(0);
});

test('the administrator reads a keeper’s plan and is offered nothing to change', async () => {
  const app = createTestApp();
  const fp_id = aPlan(app.db, { fp_name: 'Adults' }, [aPet(app.db, { name: 'Nyx' })]);
  await openScreen(`/pets/plans/details?id=${fp_id}`, { app, as: 2 });
  await settled(() => one('main .rows a'));
  const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'));
  expect(links.filter((href) => /edit|feeding/.test(href ?? ''))).toEqual([]);
});

test('a pet is put into plans and taken out from its own page', async () => {
  const app = createTestApp();
  const pet = aPet(app.db, { name: 'Nyx' });
  const [was, next] = [
    aPlan(app.db, { fp_name: 'Slings' }, [pet]),
    aPlan(app.db, { fp_name: 'Adults' }),
  ];
  await openScreen(`/pets/details?id=${pet}`, { app, as: 3 });
  await click(() => one('main [aria-haspopup=menu]'));
  await click(() => menuItem('Feeding plans'));
  await click(() => choice(/Slings/));
  await click(() => choice(/Adults/));
  await clickButton('Save');
  await settled(() => pageText().includes('Nyx is in 1 plan'));
  const { rows } = (await app.as(3).get(`plan/of_pet/${pet}`)).data;
  expect(rows.map((plan: { fp_id: number }) => plan.fp_id)).toEqual([next]);
  expect((await app.as(3).get(`plan/details/${was}`)).data.pets).toBe(0);
});

test('the first plan, made from an animal’s page, has the animal', async () => {
  const app = createTestApp();
  const pet = aPet(app.db, { name: 'Nyx' });
  aPet(app.db, { name: 'Rosa' });
  await openScreen(`/pets/details?id=${pet}`, { app, as: 3 });
  await click(() => one('main [aria-haspopup=menu]'));
  await click(() => menuItem('Feeding plans'));
  await clickLink('Add plan');
  await settled(() => heading() === 'Add plan' && pageText().includes('1 of 2'));
  await fill('Name', 'Weekly');
  await clickButton('Save plan');
  await settled(() => heading() === 'Weekly');
  const { rows } = (await app.as(3).get(`plan/of_pet/${pet}`)).data;
  expect(rows.map((plan: { fp_name: string }) => plan.fp_name)).toEqual(['Weekly']);
});

function one(selector: string): HTMLElement {
  const found = document.querySelector<HTMLElement>(selector);
  if (!found) throw new Error(`The page has no ${selector}`);
  return found;
}

function menuItem(name: string): HTMLElement {
  const items = [...document.querySelectorAll<HTMLElement>('[role=menuitem]')];
  const item = items.find((each) => textOf(each) === name);
  if (!item) throw new Error(`The menu has no ${name}`);
  return item;
}

test('a plan follows a filter, and new animals come into it by themselves', async () => {
  const app = createTestApp();
  const pulchra = speciesId(app.db, 'Python regius');
  aPet(app.db, { name: 'Nyx', sc_id: pulchra, gender: 'f' });
  aPet(app.db, { name: 'Nox', sc_id: pulchra, gender: 'm' });
  aPet(app.db, { name: 'Rosalía', gender: 'f' });
  await openScreen('/pets/plans/add', { app, as: 3 });
  await fill('Name', 'Snakes');
  await settled(() => pageText().includes('0 of 3'));
  await click(() => choice(/^All that match$/));
  await clickButton('Save plan');
  const problem = await settled(() => document.querySelector('main .problem'));
  expect(problem.textContent).toBe('Choose what its animals have in common.');
  const { DOCUMENT_POSITION_FOLLOWING } = Node;
  const isAbove = problem.compareDocumentPosition(choice(/^Tarantulas$/) ?? problem);
  expect(isAbove).toBe(DOCUMENT_POSITION_FOLLOWING);
  await click(() => choice(/^Reptiles$/));
  await settled(() => pageText().includes('2 animals match'));
  await click(() => choice(/^Female$/));
  await settled(() => pageText().includes('1 animal matches'));
  await clickButton('Save plan');
  await settled(() => heading() === 'Snakes');
  await settled(() => pageText().includes('Reptiles · Female'));
  aPet(app.db, { name: 'Iris', sc_id: pulchra, gender: 'f' });
  const [plan] = (await app.as(3).get('plan/list')).data.rows;
  expect([plan.fp_filter, plan.pets]).toEqual(['an_type=reptile&gender=f', 2]);
  await clickLink('Change filter');
  await settled(() => pageText().includes('2 animals match'));
  await click(() => choice(/^Chosen ones$/));
  await settled(() => pageText().includes(' of 4'));
  await clickButton('Save plan');
  await settled(() => heading() === 'Snakes' && !pageText().includes('Reptiles'));
  const { data } = await app.as(3).get(`plan/edit_details/${plan.fp_id}`);
  expect([data.fp_filter, data.pets]).toEqual(['', 2]);
});

test('a saved view that names a merged species finds the animals of the kept one', async () => {
  const app = createTestApp();
  const sc_id = speciesId(app.db, 'Python regius');
  aPet(app.db, { name: 'Nyx', sc_id });
  aPet(app.db, { name: 'Rosalía' });
  const doubled = { an_type: 'reptile', sc_name: 'Python duplus' };
  const { id } = (await app.as(2).post('species/add', doubled)).data;
  await app.as(2).post('species/merge', { sc_id: id, into: sc_id });
  const conf_val = JSON.stringify({ views: [{ name: 'Pythons', query: `species=${id}` }] });
  await app.as(3).post('user_config/set', { conf_key: 'pets_views', conf_val });
  await openScreen('/pets/plans/add', { app, as: 3 });
  await settled(() => pageText().includes('0 of 2'));
  await click(() => choice(/^All that match$/));
  await clickButton('Pythons');
  await settled(() => pageText().includes('1 animal matches'));
});

test('all animals of a filter are chosen at once', async () => {
  const app = createTestApp();
  const snake = speciesId(app.db, 'Python regius');
  const ids = ['Nyx', 'Nox'].map((name) => aPet(app.db, { name, sc_id: snake }));
  aPet(app.db, { name: 'Rosalía' });
  await openScreen('/pets/plans/add', { app, as: 3 });
  await fill('Name', 'Snakes');
  await settled(() => pageText().includes('0 of 3'));
  await click(() => choice(/^Reptiles$/));
  await clickButton('All 2');
  await settled(() => pageText().includes('2 of 3'));
  await clickButton('Save plan');
  await settled(() => heading() === 'Snakes');
  const [plan] = (await app.as(3).get('plan/list')).data.rows;
  const { data } = await app.as(3).get(`plan/edit_details/${plan.fp_id}`);
  expect([data.fp_filter, data.pet_ids.toSorted()]).toEqual(['', ids]);
});

test('a plan of many animals shows the first, and all when asked', async () => {
  const app = createTestApp();
  const ids = Array.from({ length: 35 }, () => aPet(app.db));
  const plan = aPlan(app.db, { fp_start: today }, ids);
  await openScreen(`/pets/plans/details?id=${plan}`, { app, as: 3 });
  const shown = () => document.querySelectorAll('[aria-label="Animals in this plan"] > li').length;
  await settled(() => shown() === 30);
  await clickButton('Show all 35');
  await settled(() => shown() === 35);
});

test('a plan says when it offered food last, though all of it was refused', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Nyx' });
  const fp_id = aPlan(app.db, { fp_name: 'Black ones' }, [id]);
  const offer = { id, fp_id, date_f: today, food: 'Dubia', progress: 2 };
  await app.as(3).post('pet/feeding/feed', offer, { 'x-today': today });
  await openScreen('/pets/plans', { app, as: 3 });
  await settled(() => /Last offered.{1,40}: 1 refused/.test(pageText()));
  expect(pageText()).not.toContain('Last feeding');
});
