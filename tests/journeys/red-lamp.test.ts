import { expect, test } from 'bun:test';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { settled } from './settled.ts';

// By the red lamp a screen has the light of one lamp: nothing that the browser draws by itself, no code and no picture
// shines in another colour. Only screenshots know.

const { server, visit, register } = browserFixture({ own: true });

/** The focus has the most green and blue of all the lamp's colours: 104 and 81. */
const [mostGreen, mostBlue] = [110, 90];

test('nothing shines but red', async () => {
  const session = await register('Anna');
  const api = apiOf(server().origin, session);
  const { id } = await api.post('species/add', { sc_name: 'Nova rubra', an_type: 'tarantula' });
  const pet = await api.post('pet/add', { p_sc_id: id, name: 'Rosa', kept_since: '2025-01-02' });
  await addWhitePicture(pet.id, session.token);

  await visit({ width: 'phone', light: 'dark', session }, async (page) => {
    await page.addInitScript(() => localStorage.setItem('exuvia.theme', 'red'));
    const shows = async (address: string) => {
      await page.goto(address);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      await settled(page);
    };
    const pages = ['/', '/nowhere', '/pets', `/pets/details?id=${pet.id}`, '/admin/expo_log'];
    for (const address of [...pages, `/pets/edit?id=${pet.id}`, '/pets/labels']) {
      await shows(address);
      expect([address, await strayLight(page)]).toEqual([address, 0]);
    }
    await shows(`/pets/picture?id=${pet.id}`);
    expect(await strayLight(page)).toBe(0);
    await page.getByRole('button', { name: 'Crop', exact: true }).tap();
    await page.getByLabel('Left edge').waitFor();
    await settled(page);
    expect(await strayLight(page)).toBe(0);
  });
});

async function addWhitePicture(id: number, token: string): Promise<void> {
  const create = { width: 800, height: 600, channels: 3, background: '#fff' } as const;
  const form = new FormData();
  form.set('id', String(id));
  form.set('file', new File([await sharp({ create }).jpeg().toBuffer()], 'white.jpg'));
  const headers = { authorization: `Bearer ${token}` };
  const { origin } = server();
  const added = await fetch(`${origin}/api/picture/upload`, {
    method: 'POST',
    headers,
    body: form,
  });
  expect(added.status).toBe(200);
}

/** Pixels of the whole page that are no light of the lamp. */
async function strayLight(page: Page): Promise<number> {
  const picture = await page.screenshot({ fullPage: true });
  const data = await sharp(picture).removeAlpha().raw().toBuffer();
  let count = 0;
  for (let at = 0; at < data.length; at += 3) {
    if ((data[at + 1] ?? 0) > mostGreen || (data[at + 2] ?? 0) > mostBlue) count++;
  }
  return count;
}
