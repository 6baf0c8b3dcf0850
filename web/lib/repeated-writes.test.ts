import { afterEach, describe, expect, test } from 'bun:test';
import { renewDatabaseId } from '#src/db/database-id.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { closeScreen, openScreen, withoutDevice } from '#web/testing/open-screen.tsx';
import { clickButton, fill, heading, says, settled } from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';
import { api } from './api.ts';

withoutDevice();
// What goes to the server first: a device that has its collection would note some of it.
withoutDevice();
afterEach(closeScreen);

/** The server does what it is asked, and its first response to the call gets lost. */
function losing(app: TestApp, path: string): void {
  let lost = false;
  serve(async (request) => {
    const response = await app.app.handle(request);
    if (lost || !new URL(request.url).pathname.endsWith(path)) return response;
    lost = true;
    throw new TypeError('Failed to fetch');
  });
}

test('an animal whose response was lost is saved again, and is one animal', async () => {
  const app = createTestApp();
  await openScreen(`/pets/add?species=${speciesId(app.db)}`, { app, as: 3 });
  losing(app, '/pet/add');
  await fill('Name', 'Rosalía');
  await clickButton('Save pet');
  await settled(says('This needs the network.'));
  await clickButton('Save pet');
  await settled(() => heading().startsWith('Rosalía'));
  expect((await app.as(3).get('pet/list')).data.count).toBe(1);
});

test('so are several whose first response was lost, with the same names', async () => {
  const app = createTestApp();
  await openScreen(`/pets/add?species=${speciesId(app.db)}`, { app, as: 3 });
  losing(app, '/pet/add');
  await fill('How many', '2');
  await clickButton('Save 2 pets');
  await settled(says('This needs the network.'));
  await clickButton('Save 2 pets');
  await settled(says('2 pets were added'));
  const { rows } = (await app.as(3).get('pet/list', { sort_by: 'name' })).data;
  expect(rows).toMatchObject([{ name: 'B. hamorii 1' }, { name: 'B. hamorii 2' }]);
});

describe('a new record that is corrected after its response was lost', () => {
  const send = (message: string) =>
    api.contact_messages.add.post({ email: 'berta@example.org', message });
  const stored = async (app: TestApp) =>
    (await app.as(3).get('contact_messages/count')).data.count as number;

  test('is no second one where the first has arrived, until it is sent once more', async () => {
    const app = createTestApp();
    await openScreen('/about', { app, as: 3 });
    losing(app, '/contact_messages/add');
    expect(await send('Helo')).toMatchObject({ status: 0 });
    expect(await send('Hello')).toMatchObject({ error: { value: { code: 'key_reused' } } });
    expect(await stored(app)).toBe(1);
    expect((await send('Hello')).error).toBeNull();
    expect(await stored(app)).toBe(2);
  });

  test('is stored where the first has not', async () => {
    const app = createTestApp();
    await openScreen('/about', { app, as: 3 });
    serve(() => {
      throw new TypeError('Failed to fetch');
    });
    expect(await send('Helo')).toMatchObject({ status: 0 });
    serve((request) => app.app.handle(request));
    expect((await send('Hello')).error).toBeNull();
    expect(await stored(app)).toBe(1);
  });
});

test('what was done is done again when it is asked again, and what was lost only once', async () => {
  const app = createTestApp();
  const id = aPet(app.db);
  await openScreen('/about', { app, as: 3 });
  losing(app, '/pet/increment_count');
  const step = () => api.pet.increment_count.put({ id, count: 1 });
  expect(await step()).toMatchObject({ status: 0 });
  expect((await step()).data).toMatchObject({ an_count: 2 });
  expect((await step()).data).toMatchObject({ an_count: 3 });
});

test('a write for data that was replaced is refused, told, and the page is loaded again', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosalía' });
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await settled(says('Rosalía'));
  app.db.$client.run('UPDATE pets SET name = ? WHERE id = ?', ['Another', id]);
  renewDatabaseId(app.db);
  expect(await api.pet.increment_count.put({ id, count: 1 })).toMatchObject({ status: 412 });
  await settled(() => says('Another')() && !says('Rosalía')());
  expect((await api.pet.increment_count.put({ id, count: 1 })).data).toMatchObject({ an_count: 2 });
});
