import { expect, test } from 'bun:test';
import type { Locator } from 'playwright-core';
import { browserFixture } from './fixture.ts';
import { apiOf } from './keeper-api.ts';
import { browserDay } from './zone.ts';
import { excess } from './layout-faults.ts';
import { papersOf } from './paper.ts';

// The sheet of one animal as it comes out of the printer, over several pages.

const publicUrl = 'https://keep.example.org';
const { server, visit, register } = browserFixture({ env: { PUBLIC_URL: publicUrl } });

const molts = Array.from({ length: 60 }, (_, at) => browserDay(-40 * (at + 1)));

test('has the code of the label, whole rows, and nothing of the page around it', async () => {
  const keeper = await register('Ada');
  const { get, post } = apiOf(server().origin, keeper);
  const { ids } = await post('pet/add_all', {
    values_add: [{ sc_name: 'Brachypelma hamorii', name: 'Rosa' }],
  });
  const [id] = ids as [number];
  for (const [at, date_mt] of molts.entries()) {
    const note = `Word${at} ${'and a note that needs a second line '.repeat(3)}End${at}`;
    await post('pet/molt/add', { id, date_mt, size: 10, note });
  }
  const { data } = await get(`pet/detail/${id}`);
  // At night, too, paper is white.
  await visit({ session: keeper, light: 'dark' }, async (page) => {
    await page.goto(`/pets/print?id=${id}`);
    await page.locator('.qr-code path').waitFor();
    const papers = await papersOf(await page.pdf({ preferCSSPageSize: true }));
    expect(papers.length).toBeGreaterThan(2);
    const [first] = papers;
    const whole = { x: 0, y: 0, width: first?.width ?? 0, height: first?.height ?? 0 };
    expect(first?.code(whole)?.text).toBe(`${publicUrl}/p/${data.tag}`);
    for (const [at] of molts.entries()) {
      const of = (word: string) =>
        papers.findIndex(({ words }) => words.some(({ text }) => text === word));
      expect(of(`Word${at}`)).toBeGreaterThanOrEqual(0);
      expect(of(`End${at}`)).toBe(of(`Word${at}`));
    }
    for (const paper of papers) {
      for (const place of [5, paper.height / 2, paper.height - 5])
        expect(paper.grey(5, place)).toBe(255);
      expect(paper.words.some(({ text }) => /^(Print|Exuvia|Pets)$/.test(text))).toBe(false);
      for (const word of paper.words) {
        expect(word.x).toBeGreaterThan(15);
        expect(word.x + word.width).toBeLessThan(paper.width - 15);
      }
    }
  });
});

test('breaks no value of the growth on a phone: its columns are scrolled', async () => {
  const keeper = await register('Bea');
  const { get, post } = apiOf(server().origin, keeper);
  const { rows } = await get('species/selectable?search=Python regius&limit=1');
  const { id } = await post('pet/add', { p_sc_id: rows[0].sc_id, name: 'Juno' });
  const sizes = { weight: 1496.85, total_length: 104.14, snout_vent: 92.5 };
  for (const [kind, value] of Object.entries(sizes))
    await post('pet/measurement/add', { id, date_ms: browserDay(), kind, value });
  await visit({ width: 'phone', session: keeper, locale: 'de-DE' }, async (page) => {
    await page.goto(`/pets/print?id=${id}`);
    const value = page.getByRole('cell', { name: '1496,85 g' });
    await value.waitFor();
    const lines = (cell: Locator) =>
      cell.evaluate((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return range.getClientRects().length;
      });
    expect(await lines(value)).toBe(1);
    expect(await lines(page.getByRole('columnheader', { name: 'Kopf-Rumpf-Länge' }))).toBe(1);
    expect(await excess(page)).toBe(0);
  });
});
