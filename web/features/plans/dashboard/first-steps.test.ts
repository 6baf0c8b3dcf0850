import { afterEach, expect, onTestFinished, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { closeScreen, openScreen, withoutDevice } from '#web/testing/open-screen.tsx';
import { clickButton, field, fill, link, pageText, says, settled } from '#web/testing/screen.ts';

withoutDevice();
afterEach(closeScreen);

const set = (app: TestApp, conf_key: string, value: unknown) =>
  app.as(3).post('user_config/set', { conf_key, conf_val: JSON.stringify(value) });

test('an empty notebook has three ways to add animals', async () => {
  await openScreen('/', { app: createTestApp(), as: 3 });
  await settled(says('Add your first animals'));
  expect(link('Add pet').getAttribute('href')).toBe('/pets/add');
  expect(link('Paste a list').getAttribute('href')).toBe('/pets/paste');
  expect(link('Import a file').getAttribute('href')).toBe('/pets/import');
});

test('after the first animal the steps go on, and go away when all is done', async () => {
  const app = createTestApp();
  const id = aPet(app.db);
  await set(app, 'first_steps', 1);
  await openScreen('/', { app, as: 3 });
  await settled(says('Make a feeding plan'));
  expect(pageText()).toContain('Add your first animals Done');
  closeScreen();
  const { data } = await app.as(3).post('plan/add', { fp_name: 'Weekly', fp_repeat: 7 });
  await set(app, 'label_pets', [id]);
  await openScreen('/', { app, as: 3 });
  // a plan without animals is not done yet
  await settled(() => document.querySelector(`.steps a[href="/pets/plans/edit?id=${data.id}"]`));
  closeScreen();
  await app.as(3).post('plan/assignment/add_all', { id: data.id, pet_ids: [id] });
  await openScreen('/', { app, as: 3 });
  await settled(says('Feeding plans'));
  await settled(() => !says('First steps')());
});

test('they can be hidden, and stay so', async () => {
  const app = createTestApp();
  aPet(app.db);
  await set(app, 'first_steps', 1);
  await openScreen('/', { app, as: 3 });
  await settled(says('First steps'));
  await clickButton('Hide');
  await settled(() => !says('First steps')());
  await settled(async () =>
    ['0', 'false'].includes((await app.as(3).get('user_config/get/first_steps')).data.conf_val),
  );
});

test('who kept animals before the steps went on does not see them', async () => {
  const app = createTestApp();
  aPet(app.db);
  await openScreen('/', { app, as: 3 });
  await settled(says('Feeding plans'));
  expect(pageText()).not.toContain('First steps');
});

test('the usual feeders of the type are offered, behind the few that were fed', async () => {
  const app = createTestApp();
  const id = aPet(app.db);
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await clickButton('Fed');
  await settled(says('Roach'));
  await clickButton('Cancel');
  await app
    .as(3)
    .post('pet/feeding/feed', { id, date_f: '2026-01-02', food: 'Locust', progress: 0 });
  closeScreen();
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await clickButton('Fed');
  await settled(says('Locust'));
  expect(pageText()).toMatch(/Locust.*Cricket.*Roach/);
});

test('and in a new plan those of all types', async () => {
  await openScreen('/pets/plans/add', { app: createTestApp(), as: 3 });
  await settled(() => !field('Usual feeder').hasAttribute('readonly'));
  await fill('Usual feeder', 'l');
  await settled(says('Leaves'));
  expect(pageText()).toContain('Mealworm');
});

test.each([
  [true, 'works like an app, in a cellar without a network, too'],
  [false, 'to start without one it needs an address with https'],
])('the phone starts without a network over https alone (%p)', async (value, said) => {
  Object.defineProperty(globalThis, 'isSecureContext', { value, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(globalThis, 'isSecureContext'));
  const app = createTestApp();
  aPet(app.db);
  await set(app, 'first_steps', 1);
  await openScreen('/', { app, as: 3 });
  await settled(says('Take it along'));
  expect(pageText()).toContain(said);
});
