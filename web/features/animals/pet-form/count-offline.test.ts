import { closeScreen } from '#web/testing/open-screen.tsx';
import { openOffline } from '#web/testing/open-offline.ts';
import { afterAll, expect, test } from 'bun:test';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { paths } from '#web/paths.ts';
import {
  button,
  click,
  clickButton,
  dialogs,
  fill,
  pageText,
  says,
  settled,
  submit,
  textOf,
} from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

// How many animals a group has, changed without a network: by its form, and by one on its page.

afterAll(closeScreen);

const there = async (app: TestApp, id: number) => (await app.as(3).get(`pet/detail/${id}`)).data;

const choice = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('dialog label')].find((one) => textOf(one) === text)!;

/** A group of five, whose form stores another number without a network. */
async function counted(to: string) {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Slings', an_count: 5 });
  const { device, sender } = await openOffline(app, paths.petEdit(id));
  await fill('Animals', to);
  await submit('Animals');
  await settled(says('Slings was saved'));
  return { app, id, device, sender };
}

test('a count typed without a network shows at once, waits, and is stored once though its answer was lost', async () => {
  const { app, id, device, sender } = await counted('7');
  await settled(says('0.0.7'));
  expect(device.queue.map(({ path, state }) => [path, state])).toEqual([
    ['/pet/update', 'waiting'],
  ]);
  const { an_count, rev } = await there(app, id);
  expect(an_count).toBe(5);
  const asked: string[] = [];
  serve(async (request) => {
    const response = await app.app.handle(request);
    if (request.method !== 'PUT') return response;
    asked.push(new URL(request.url).pathname);
    if (asked.length === 1) throw new TypeError('Failed to fetch');
    return response;
  });
  await sender.now();
  expect(device.queue).toHaveLength(1);
  await sender.now();
  expect(device.queue).toEqual([]);
  expect(asked.every((path) => path === '/api/pet/update')).toBe(true);
  expect(await there(app, id)).toMatchObject({ an_count: 7, rev: rev + 1 });
  await settled(says('0.0.7'));
});

test.each([
  { side: 'Entered here7', an_count: 7 },
  { side: 'Stored meanwhile3', an_count: 3 },
])('of a count that was changed elsewhere, too, one is chosen: $an_count', async (row) => {
  const { app, id, device, sender } = await counted('7');
  await app.as(3).put('pet/update', { id, an_count: 3, notes: 'From the sac', if_rev: 1 });
  serve((request) => app.app.handle(request));
  await sender.now();
  expect(device.queue).toMatchObject([{ state: 'refused' }]);
  // nothing is taken from either device until the keeper has chosen
  expect(await there(app, id)).toMatchObject({ an_count: 3, notes: 'From the sac' });
  history.pushState(null, '', paths.waiting());
  await clickButton('Choose what is kept');
  await click(() => choice(row.side));
  await clickButton('Save choice');
  await settled(() => device.queue.length === 0 && dialogs().length === 0);
  await sender.now();
  const stored = { an_count: row.an_count, notes: 'From the sac' };
  expect(await there(app, id)).toMatchObject(stored);
  expect(device.collection?.animals.get(id)).toMatchObject(stored);
});

test('one more and one fewer without a network add up with what was counted elsewhere', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Slings', an_count: 5 });
  const { device, sender } = await openOffline(app, `${paths.petDetails(id)}&leaf=about`);
  for (const shown of ['0.0.6', '0.0.7']) {
    await click(() => button('One animal more'));
    await settled(says(shown));
  }
  await app.as(3).put('pet/decrement_count', { id, count: 1 });
  serve((request) => app.app.handle(request));
  await sender.now();
  expect(device.queue).toEqual([]);
  expect(await there(app, id)).toMatchObject({ an_count: 6 });
  await settled(says('0.0.6'));
});

test('some of a group are archived without a network, with their reason, and come back by Undo', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Slings', an_count: 5 });
  const { device, sender } = await openOffline(app, paths.petDetails(id));
  await settled(says('Slings'));
  const archive = async (count: string) => {
    await clickButton('More');
    await clickButton('Archive');
    await settled(says('Archive Slings?'));
    expect(pageText()).not.toContain('network only');
    await fill(/^How many of/, count);
    await click(() => choice('Died'));
    await click(() => document.querySelector<HTMLElement>('dialog [type="submit"]'));
    await settled(says(`Slings: ${count} animals archived`));
  };
  await archive('3');
  await settled(says('0.0.2'));
  await clickButton('Undo');
  await settled(says('0.0.5'));
  await archive('2');
  await settled(says('0.0.3'));
  history.pushState(null, '', paths.waiting());
  await settled(says('2 animals archived'));
  serve((request) => app.app.handle(request));
  await sender.now();
  expect(device.queue).toEqual([]);
  expect(await there(app, id)).toMatchObject({ an_count: 3 });
  const { rows } = (await app.as(3).get('pet/list?archived=1')).data;
  expect(rows).toMatchObject([{ name: 'Slings', an_count: 2 }]);
  expect(await there(app, rows[0].id)).toMatchObject({ archive_reason: 'died' });
});
