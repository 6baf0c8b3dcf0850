import { expect, test } from 'bun:test';
import { gone, keptOnDevice } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { fromRecordBar } from './record-bar.ts';
import { apiOf } from './keeper-api.ts';
import { browserDay } from './zone.ts';
import { exportedLines, linesOf, type Ledger } from './random-taps.ts';

// An evening in a cellar without a network: the phone was last used upstairs, and begins cold.

const { server, visit, register } = browserFixture();
const many = 80;
const offline = /ERR_INTERNET_DISCONNECTED|ERR_FAILED/;
const today = browserDay();
const feeder = 'Dubia roach';

test('an evening without a network: all that was tapped is on the server afterwards, once', async () => {
  const session = await register('Ada');
  const api = apiOf(server().origin, session);
  const { names, tags } = await furnish(api);
  const [first = '', second = '', third = ''] = names;
  const last = names.at(-1) ?? '';
  const ledger: Ledger = new Map(names.map((name) => [`${name} animals`, 1]));
  const feed = (name: string, progress = 0) => ledger.set(`${name} ${today} ${feeder}`, progress);

  await visit({ width: 'phone', session, expected: [offline] }, async (upstairs) => {
    await upstairs.goto('/');
    await upstairs.getByRole('link', { name: 'Start feeding round' }).waitFor();
    await keptOnDevice(upstairs);
    await upstairs.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await upstairs.waitForFunction(() => localStorage.getItem('exuvia.device') !== null);
    const context = upstairs.context();
    await context.setOffline(true);
    await upstairs.close();
    const page = await context.newPage();
    const press = (name: string | RegExp) =>
      page.getByRole('button', { name }).filter({ visible: true }).first().tap();

    await page.goto('/');
    await page.getByRole('link', { name: 'Start feeding round' }).waitFor();
    await page.getByText(`${many} due`).first().waitFor();
    await page.goto('/pets');
    await page.getByRole('searchbox', { name: 'Search pets' }).fill(first);
    await page.getByText(`1 of ${many}`).waitFor();
    await page
      .getByRole('link', { name: new RegExp(first) })
      .first()
      .tap();
    await page.getByRole('heading', { name: first, level: 1 }).waitFor();

    // a molt with its size, and an event
    await press('Molted');
    const molt = page.getByRole('dialog');
    await molt.getByLabel(/size/i).fill('4.5');
    await molt.getByRole('button', { name: 'Save molt' }).tap();
    await gone(molt);
    ledger.set(`${first} ${today} molted`, 4.5);
    await fromRecordBar(page, 'Event');
    const event = page.getByRole('dialog');
    await event.getByRole('textbox').first().fill('moved to the cellar');
    // a fast machine taps here so soon after “Save molt” that it would be the second half of a double tap
    await event.getByRole('button', { name: 'Save event' }).click();
    await gone(event);
    ledger.set(`${first} ${today} moved to the cellar`, 1);
    await page.getByText('moved to the cellar').first().waitFor();

    // a label is scanned
    await page.goto(`/p/${tags[1]}`);
    await page.getByRole('heading', { name: second, level: 1 }).waitFor();
    await press(/^Fed/);
    await page.getByText(`${second}: fed`).first().waitFor();
    feed(second);

    // the round over the rest
    await page.goto('/pets/feeding');
    await press('One by one');
    const answer = async (name: string, outcome: string) => {
      await page.getByRole('heading', { name, level: 1 }).waitFor();
      await page.locator('.deck:not([data-waiting])').waitFor();
      await press(new RegExp(`^${outcome}`));
    };
    const rest = names.filter((name) => name !== first && name !== second);
    for (const name of rest.slice(0, 20)) {
      await answer(name, name === third ? 'Refused' : 'Fed');
      feed(name, name === third ? 2 : 0);
    }
    await page.getByRole('heading', { name: rest[20] ?? '', level: 1 }).waitFor();
    await page.reload();
    for (const name of rest.slice(20)) {
      await answer(name, name === last ? 'Offered' : 'Fed');
      feed(name, name === last ? 1 : 0);
    }
    // who has just molted comes last, and gets nothing
    await answer(first, 'Skip');
    await page.getByRole('heading', { name: 'All done' }).waitFor();

    // a new animal, and its first meal
    await page.goto('/pets/add');
    await page.getByRole('combobox', { name: 'Species' }).fill('hamor');
    await page.getByRole('option', { name: /Brachypelma hamorii/ }).click();
    await page.getByLabel('Name', { exact: true }).fill('Newcomer');
    await page.getByRole('button', { name: 'Save pet' }).click();
    await page.getByRole('heading', { name: 'Newcomer', level: 1 }).waitFor();
    ledger.set('Newcomer animals', 1);
    await page.locator('.record-bar').getByRole('button', { name: 'Fed' }).tap();
    const fed = page.getByRole('dialog');
    await fed.getByRole('button', { name: /^Save/ }).tap();
    await gone(fed);
    feed('Newcomer');

    await page.locator('.net-line.waits p').waitFor();
    await context.setOffline(false);
    await page.locator('.net-line.stored p').waitFor();
    // its page has its lasting address
    await page.waitForURL(/\/pets\/details\?id=\d+$/);
  });
  expect(exportedLines(await api.get('data/export.json'))).toEqual(linesOf(ledger));
});

type Api = ReturnType<typeof apiOf>;

/** Animals on two plans, which make all of them due today. */
async function furnish(api: Api): Promise<{ names: string[]; tags: string[] }> {
  const { rows } = await api.get('species/selectable?search=Brachypelma%20hamorii&limit=1');
  const names = Array.from({ length: many }, (_, n) => `Animal ${String(n + 1).padStart(2, '0')}`);
  const ids: number[] = [];
  for (const name of names)
    ids.push((await api.post('pet/add', { p_sc_id: rows[0].sc_id, name })).id);
  const halves = [ids.slice(0, many / 2), ids.slice(many / 2)];
  for (const [n, pet_ids] of halves.entries()) {
    const plan = { fp_name: `Plan ${n}`, fp_repeat: 7, fp_start: today, def_feeder: feeder };
    const { id } = await api.post('plan/add', plan);
    await api.post('plan/assignment/add_all', { id, pet_ids });
  }
  const shown = await Promise.all(ids.slice(0, 2).map((id) => api.get(`pet/detail/${id}`)));
  return { names, tags: shown.map(({ tag }) => tag) };
}
