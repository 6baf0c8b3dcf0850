import { expect, test } from 'bun:test';
import { browserFixture } from './fixture.ts';
import { apiOf, berlinDay } from './keeper-api.ts';
import { papersOf } from './paper.ts';

// The sheet of one animal as it comes out of the printer, over several pages.

const publicUrl = 'https://keep.example.org';
const { server, visit, register } = browserFixture({ env: { PUBLIC_URL: publicUrl } });

const molts = Array.from({ length: 60 }, (_, at) => berlinDay(-40 * (at + 1)));

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
