import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { photograph } from './pictures.ts';

// An Enter key that is held down, or a second tap that comes late: one form stores one record.

const { register, server, visit } = browserFixture();

type Row = [
  what: string,
  path: string,
  label: string,
  list: string,
  name: string,
  isPictured?: boolean,
];

/** Submits the form of the page again and again for as long as it is there. */
const submitted = (page: Page) =>
  page.evaluate(async () => {
    const button = document.querySelector<HTMLButtonElement>('main form .form-end [type=submit]');
    const form = button?.form;
    let times = 0;
    for (; form?.isConnected && times < 2000; times++) {
      form.requestSubmit();
      await new Promise((done) => setTimeout(done));
    }
    return times;
  });

test.each<Row>([
  ['a new animal', '/pets/add', 'Name', 'pet/list', 'name'],
  ['a new animal with its picture', '/pets/add', 'Name', 'pet/list', 'name', true],
  ['a plan', '/pets/plans/add', 'Name', 'plan/list', 'fp_name'],
  ['a purchase', '/inventory/purchase/add', 'Seller', 'purchases/list', 'seller'],
])('%s is stored once', async (_, path, label, list, name, isPictured = false) => {
  const photo = {
    name: 'photo.jpg',
    mimeType: 'image/jpeg',
    buffer: await photograph({ width: 400, height: 300 }),
  };
  const session = await register('Ada');
  const api = apiOf(server().origin, session);
  const { rows } = await api.get('species/selectable?limit=1');
  await api.post('pet/add', { p_sc_id: rows[0].sc_id, name: 'Nyx' });
  await visit({ session }, async (page) => {
    await page.goto(path);
    await page.getByLabel(label).first().fill('Rosa');
    if (isPictured) await page.locator('main input[type=file]').last().setInputFiles(photo);
    await page.waitForFunction(
      () => Number((history.state as { blockerDepth?: number } | null)?.blockerDepth) > 0,
    );
    expect(await submitted(page)).toBeGreaterThan(1);
  });
  const found = (await api.get(list)).rows as Record<string, unknown>[];
  expect(found.filter((row) => row[name] === 'Rosa')).toHaveLength(1);
});
