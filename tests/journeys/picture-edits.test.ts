import { expect, test } from 'bun:test';
import sharp from 'sharp';
import { axe } from './axe.ts';
import { gone } from './browser.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { excess } from './layout-faults.ts';
import { settled } from './settled.ts';

// A picture is turned and cut on the page of pictures, and the files that the server keeps are what was asked for.

const { server, visit, register } = browserFixture();

test('a picture is turned, then cut by the edges, and cut by mistake, on a phone', async () => {
  const session = await register('Ada');
  const { origin } = server();
  const api = apiOf(origin, session);
  const { rows } = await api.get('species/selectable?search=Brachypelma%20hamorii&limit=1');
  const { id } = await api.post('pet/add', { p_sc_id: rows[0].sc_id, name: 'Rosa' });
  const create = { width: 800, height: 400, channels: 3, background: '#a33' } as const;
  const form = new FormData();
  form.set('id', String(id));
  form.set('file', new File([await sharp({ create }).jpeg().toBuffer()], 'wide.jpg'));
  const headers = { authorization: `Bearer ${session.token}` };
  const added = await fetch(`${origin}/api/picture/upload`, {
    method: 'POST',
    headers,
    body: form,
  });
  expect([added.status, await added.text()]).toEqual([200, expect.any(String)]);
  const shape = async () => {
    const response = await fetch(`${origin}/uploads/large/tid_${id}.webp`, { cache: 'no-store' });
    const { width = 0, height = 1 } = await sharp(await response.bytes()).metadata();
    return Number((width / height).toFixed(1));
  };
  expect(await shape()).toBe(2);

  await visit({ width: 'phone', session }, async (page) => {
    await page.goto(`/pets/picture?id=${id}`);
    await page.getByRole('button', { name: 'Turn', exact: true }).tap();
    await page.getByRole('status').getByText('Turned').waitFor();
    expect(await shape()).toBe(0.5);
    await page.getByRole('button', { name: 'Crop', exact: true }).tap();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('slider', { name: 'Bottom' }).fill('50');
    expect(await axe(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await excess(page)).toBe(0);
    await dialog.getByRole('button', { name: 'Crop', exact: true }).tap();
    await page.getByRole('status').getByText('The picture was cropped').waitFor();
    await gone(dialog);
    expect(await shape()).toBe(1);
    const opener = page.getByRole('button', { name: 'Crop', exact: true });
    expect(await opener.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.getByRole('status').getByRole('button', { name: 'Undo' }).last().tap();
    await page.getByText('The picture was cropped').waitFor({ state: 'detached' });
    await settled(page);
    expect(await shape()).toBe(0.5);
  });
});
