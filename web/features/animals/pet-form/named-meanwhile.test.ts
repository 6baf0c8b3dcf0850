import { closeScreen } from '#web/testing/open-screen.tsx';
import { openOffline } from '#web/testing/open-offline.ts';
import { afterEach, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { queries } from '#web/lib/queries.ts';
import { paths } from '#web/paths.ts';
import { online } from '#web/testing/noting-device.ts';
import { click, clickButton, field, fill, heading, says, settled } from '#web/testing/screen.ts';

// What was added without a network gets its number from the server while somebody types about it.

afterEach(closeScreen);

const named = (key: string) => () =>
  queries
    .getQueriesData<{ id?: number; rows?: { id: number }[] }>({ queryKey: ['pet', key] })
    .some(([, data]) => Number(data?.id ?? data?.rows?.[0]?.id) > 0);

/** Nyx, added without a network, on its page. */
async function openNyx() {
  const app = createTestApp();
  aPet(app.db);
  const tasks = await openOffline(app, `/pets/add?species=${speciesId(app.db)}`);
  await fill('Name', 'Nyx');
  await clickButton('Save pet');
  await settled(() => heading().startsWith('Nyx'));
  await settled(() => location.search.startsWith('?id=-'));
  const sendAll = async (shown: () => boolean) => {
    online(app);
    await tasks.sender.now();
    await settled(shown);
  };
  const stored = async (path: string) => {
    const { id } = (await app.as(3).get('pet/list', { search: 'Nyx' })).data.rows[0];
    return (await app.as(3).get(path === 'detail' ? `pet/detail/${id}` : path, { id })).data;
  };
  return { sendAll, stored };
}

test('the form of a new animal keeps what is typed in it', async () => {
  const { sendAll, stored } = await openNyx();
  history.pushState(null, '', location.href.replace(paths.pets() + '/details', '/pets/edit'));
  await fill('Notes', 'Dug in');
  await sendAll(named('detail'));
  expect(field('Notes').value).toBe('Dug in');
  await clickButton('Save changes');
  await settled(says('Dug in'));
  expect(await stored('detail')).toMatchObject({ name: 'Nyx', notes: 'Dug in' });
});

const words = 'What happened, or is planned';

test('so does a dialog on its page', async () => {
  const { sendAll, stored } = await openNyx();
  await clickButton('More');
  await clickButton('Event');
  await fill(words, 'Dug in');
  await sendAll(named('detail'));
  expect(field(words).value).toBe('Dug in');
  await clickButton('Save event');
  await settled(says('Dug in'));
  expect((await stored('pet/timeline')).rows).toMatchObject([{ event: 'Dug in' }]);
});

test('and one that edits an entry of its history', async () => {
  const { sendAll, stored } = await openNyx();
  await clickButton('More');
  await clickButton('Event');
  await fill(words, 'Dug in');
  await clickButton('Save event');
  await click(() => document.querySelector<HTMLElement>('.ledger [aria-label^="Edit Event"]'));
  await fill(words, 'Dug in at night');
  await sendAll(named('timeline'));
  expect(field(words).value).toBe('Dug in at night');
  await clickButton('Save');
  await settled(says('Dug in at night'));
  expect((await stored('pet/timeline')).rows).toMatchObject([{ event: 'Dug in at night' }]);
});
