import { expect, test } from 'bun:test';
import { axe } from './axe.ts';
import { eventually } from './eventually.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { excess } from './layout-faults.ts';

// The whole record of an animal: its papers and its weights.

const { server, visit, register } = browserFixture();

async function aSnake(name: string) {
  const session = await register(name);
  const api = apiOf(server().origin, session);
  const { rows } = await api.get('species/selectable?search=Python%20regius');
  const { id } = await api.post('pet/add', { p_sc_id: rows[0].sc_id, name: 'Juno' });
  return { session, api, id: id as number };
}

const pdf = Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n');

test('a paper is added on the phone, saved by its owner, and nobody else finds it', async () => {
  const { session, api, id } = await aSnake('Ada');
  const other = await register('Berta');
  await visit({ width: 'phone', session }, async (page) => {
    await page.goto(`/pets/details?id=${id}`);
    await page.getByRole('tab', { name: 'About' }).tap();
    await page.locator('summary', { hasText: 'Papers' }).tap();
    const chooser = page.waitForEvent('filechooser');
    const drop = page.getByRole('group', { name: 'Add a paper' });
    await drop.getByRole('button', { name: 'Choose a file' }).tap();
    const file = { name: 'CITES.pdf', mimeType: 'application/pdf', buffer: pdf };
    await (await chooser).setFiles(file);
    const paper = page.getByRole('button', { name: 'Save CITES.pdf' });
    await paper.waitFor();
    await page.getByText(/^All your papers: 1 of/).waitFor();
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await excess(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
    const download = page.waitForEvent('download');
    await paper.tap();
    expect((await download).suggestedFilename()).toBe('CITES.pdf');
  });
  const { rows } = await api.get(`document/list?pet_id=${id}`);
  const statusFor = async (token: string) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${server().origin}/api/document/file/${rows[0].id}`, { headers })).status;
  };
  expect([await statusFor(session.token), await statusFor(other.token)]).toEqual([200, 404]);
});

test('a weight that is hardly true is asked about in the weighing round', async () => {
  const { session, api, id } = await aSnake('Dora');
  await api.post('pet/measurement/add', { id, kind: 'weight', value: 1400, date_ms: '2026-01-04' });
  await visit({ width: 'phone', session }, async (page) => {
    await page.goto(`/pets/weigh?ids=${id}`);
    await page.getByRole('heading', { name: /Juno/ }).waitFor();
    for (const key of ['1', '4', '0', '0', '0'])
      await page.getByRole('button', { name: key, exact: true }).tap();
    await page.getByRole('button', { name: 'Save 14000 g' }).tap();
    const anyway = page.getByRole('button', { name: 'Save 14000 g as it is' });
    await anyway.waitFor();
    expect(await axe(page)).toEqual([]);
    expect((await api.get(`pet/measurement/list?id=${id}`)).count).toBe(1);
    await anyway.tap();
    await eventually(async () => (await api.get(`pet/measurement/list?id=${id}`)).count, 2);
  });
});
