import { expect, test } from 'bun:test';
import sharp from 'sharp';
import { addDays } from '#src/domain/days.ts';
import { axe } from './axe.ts';
import { keptOnDevice } from './browser.ts';
import { eventually } from './eventually.ts';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { browserDay } from './zone.ts';
import { excess } from './layout-faults.ts';

// The page of an animal on a phone, and the weighing round.

const { server, visit, register } = browserFixture();
const today = browserDay();

async function aSnake(name: string) {
  const session = await register(name);
  const api = apiOf(server().origin, session);
  const { rows } = await api.get('species/selectable?search=Python%20regius');
  const { id } = await api.post('pet/add', { p_sc_id: rows[0].sc_id, name: 'Juno' });
  for (const [ago, value] of [
    [14, 1390],
    [7, 1400],
  ])
    await api.post('pet/measurement/add', {
      ...{ id, kind: 'weight', value, date_ms: addDays(today, -(ago ?? 0)) },
    });
  await api.post('pet/feeding/feed', { id, date_f: today, food: 'Rat', progress: 0 });
  return { session, api, id: id as number };
}

test('a snake’s page opens with its weights, the history begins on the first screen, and the leaves fit the narrowest phone', async () => {
  const { session, id } = await aSnake('Ada');
  await visit({ width: 'phone', session }, async (page) => {
    await page.goto(`/pets/details?id=${id}`);
    await page.getByRole('tab', { name: 'Growth', selected: true }).waitFor();
    await page.getByRole('tab', { name: 'History' }).tap();
    const entry = page.locator('.ledger .entry-content').first();
    await entry.waitFor();
    const box = await entry.boundingBox();
    expect(box?.y).toBeLessThan(page.viewportSize()?.height ?? 0);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const leaf of ['Growth', 'Pictures', 'About', 'History']) {
      await page.getByRole('tab', { name: leaf }).tap();
      await page.getByRole('tab', { name: leaf, selected: true }).waitFor();
      expect(await excess(page)).toBe(0);
    }
    await page.getByRole('group', { name: 'Record' }).getByRole('button', { name: 'More' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: 'Offered' }).waitFor();
    expect(await axe(page)).toEqual([]);
  });
});

test('the months below the line of a year stay apart on a narrow phone', async () => {
  const { session, id } = await aSnake('Ida');
  await visit({ width: 'phone', session }, async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/pets/details?id=${id}`);
    await page.getByRole('tab', { name: 'History' }).tap();
    const months = page.locator('.timeline-axis li');
    await months.nth(4).waitFor();
    const boxes = await Promise.all((await months.all()).map((month) => month.boundingBox()));
    for (const [at, box] of boxes.slice(1).entries())
      expect(box!.x - boxes[at]!.x - boxes[at]!.width).toBeGreaterThan(4);
  });
});

test('the slip with a value of the growth chart stays within the narrowest phone, wherever it is', async () => {
  const { session, api, id } = await aSnake('Cora');
  for (const ago of [28, 21]) {
    const date_ms = addDays(today, -ago);
    await api.post('pet/measurement/add', { id, kind: 'weight', value: 1380, date_ms });
  }
  await visit({ width: 'phone', session }, async (page) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(`/pets/details?id=${id}`);
    const values = page.locator('.chart-probe input');
    await values.focus();
    for (const _ of [1, 2, 3, 4]) {
      const slip = await page.locator('.chart-probe .tip').boundingBox();
      const chart = await page.locator('.chart-probe').boundingBox();
      expect(slip?.x).toBeGreaterThanOrEqual((chart?.x ?? 0) - 1);
      expect((slip?.x ?? 0) + (slip?.width ?? 999)).toBeLessThanOrEqual(
        (chart?.x ?? 0) + (chart?.width ?? 0) + 1,
      );
      await values.press('ArrowLeft');
    }
  });
});

test('animals are weighed without a network, and the weights arrive once', async () => {
  const { session, api, id } = await aSnake('Berta');
  const expected = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/];
  await visit({ width: 'phone', session, expected }, async (page) => {
    await page.goto(`/pets/weigh?ids=${id}`);
    await page.getByRole('heading', { name: /Juno/ }).waitFor();
    await keptOnDevice(page);
    expect(await axe(page)).toEqual([]);
    await page.context().setOffline(true);
    for (const key of ['1', '4', '1', '2'])
      await page.getByRole('button', { name: key, exact: true }).tap();
    await page.getByRole('button', { name: 'Save 1412 g' }).tap();
    await page.getByRole('heading', { name: 'Weighed', level: 1 }).waitFor();
    await page.context().setOffline(false);
    await eventually(
      async () => (await api.get(`pet/measurement/list?id=${id}`)).rows[0].value,
      1412,
    );
  });
});

test('the longest number of the pad fits, and what nothing can weigh is said instead of asked', async () => {
  const { session, id } = await aSnake('Cora');
  await visit({ width: 'phone', session }, async (page) => {
    await page.goto(`/pets/weigh?ids=${id}`);
    await page.getByRole('heading', { name: /Juno/ }).waitFor();
    for (const key of '999999.99') await page.getByRole('button', { name: key, exact: true }).tap();
    await page.getByText('Write a number from 0.01 to 500000 g').waitFor();
    expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    const field = page.locator('.weigh-field');
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await field.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
      expect(await excess(page)).toBe(0);
    }
    expect(await axe(page)).toEqual([]);
  });
});

test('a name that is one long word stays in one row', async () => {
  const session = await register('Dora');
  const api = apiOf(server().origin, session);
  const { rows } = await api.get('species/selectable?search=cyaneopubescens');
  const pet = { p_sc_id: rows[0].sc_id, name: 'C. cyaneopubescens 2' };
  const { id } = await api.post('pet/add', pet);
  await visit({ width: 'phone', session }, async (page) => {
    await page.goto(`/pets/details?id=${id}`);
    const heading = page.getByRole('heading', { level: 1, name: 'C. cyaneopubescens 2' });
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 640 });
      const rowsOfWord = await heading.evaluate(({ firstChild }) => {
        const word = document.createRange();
        word.setStart(firstChild as Text, 3);
        word.setEnd(firstChild as Text, 'C. cyaneopubescens'.length);
        return word.getClientRects().length;
      });
      expect(rowsOfWord).toBe(1);
    }
  });
});

test('a first visit asks for an animal and its history at once, and for each once', async () => {
  const { session, id } = await aSnake('Elli');
  await visit({ width: 'phone', session }, async (page) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // as if the history's answer were what the animal's waits for
    const history = page.waitForRequest('**/api/pet/history/*');
    await page.route('**/api/pet/detail/*', async (route) => {
      await history;
      await route.continue();
    });
    await page.goto(`/pets/details?id=${id}`);
    await page.getByRole('heading', { name: 'Juno' }).waitFor();
    await page.getByRole('tab', { name: 'History' }).tap();
    await page.locator('.ledger .entry-content').first().waitFor();
    const parts = [`detail/${id}`, `history/${id}`, 'timeline'].map((name) => `/api/pet/${name}`);
    expect(asked.filter((path) => parts.includes(path)).toSorted()).toEqual(parts.toSorted());
  });
});

test('a first visit asks for each part of the list once', async () => {
  const { session } = await aSnake('Fina');
  await visit({ width: 'phone', session }, async (page) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto('/pets');
    await page.getByRole('link', { name: 'Juno' }).waitFor();
    const parts = ['/api/pet/list', '/api/pet/overview'];
    expect(asked.filter((path) => parts.includes(path)).toSorted()).toEqual(parts);
  });
});

test('four German leaves, one with a number, stand side by side on every phone', async () => {
  const { session, id } = await aSnake('Gesa');
  const create = { width: 80, height: 40, channels: 3, background: '#a33' } as const;
  const form = new FormData();
  form.set('id', String(id));
  form.set('file', new File([await sharp({ create }).jpeg().toBuffer()], 'wide.jpg'));
  const headers = { authorization: `Bearer ${session.token}` };
  await fetch(`${server().origin}/api/picture/upload`, { method: 'POST', headers, body: form });
  await visit({ width: 'phone', locale: 'de-DE', session }, async (page) => {
    await page.goto(`/pets/details?id=${id}`);
    await page.getByRole('tab', { name: 'Bilder 1' }).waitFor();
    for (const width of [360, 390, 412]) {
      await page.setViewportSize({ width, height: 740 });
      const last = await page.getByRole('tab', { name: 'Angaben' }).boundingBox();
      expect(last!.x + last!.width).toBeLessThanOrEqual(width);
    }
  });
});
