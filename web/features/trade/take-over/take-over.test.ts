import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, describe, expect, test } from 'bun:test';
import { aPaper } from '#src/testing/papers.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { failing } from '#web/testing/fixtures.ts';
import { formatInstantDay } from '#web/lib/format.ts';
import { aFrida, offer } from '#web/testing/hand-over.ts';
import {
  clickButton,
  dialogTexts,
  dialogs,
  fill,
  heading,
  link,
  pageText,
  says,
  settled,
  submit,
} from '#web/testing/screen.ts';

afterEach(closeScreen);

const now = '2026-03-10T20:00:00Z';

describe('what a code opens', () => {
  test('names weight, pictures and papers, each paper with its size', async () => {
    const app = createTestApp({ now });
    const id = await aFrida(app);
    const weighed = { kind: 'weight', value: 21.5, date_ms: '2026-02-03' };
    await app.as(3).post('pet/measurement/add', { id, ...weighed });
    const paper = await aPaper(app, { pet_id: id }, 'CITES DE-17');
    const { code } = await offer(app, [id], {}, { [id]: [paper] });
    await openScreen(`/t/${code}`, { app });
    await settled(() => heading() === 'Frida is offered to you');
    expect(pageText()).toContain('Weight21.5 g');
    expect(pageText()).toMatch(/Papers as filesCITES DE-17 PDF, \d+ B/);
  });

  test('shows a visitor the animal as far as it was ticked, and three ways', async () => {
    const app = createTestApp({ now });
    const { code } = await offer(app, [await aFrida(app)], { notes: 0 });
    await openScreen(`/t/${code}`, { app });
    await settled(() => heading() === 'Frida is offered to you');
    const text = pageText();
    const [from, until] = [now, '2026-04-09T20:00:00Z'].map(formatInstantDay);
    expect(text).toContain(`By Berta, ${from}. Open until ${until}.`);
    expect(text).toContain('2 meals, 1 refusal, 2 molts since 1 May 2021');
    expect(text).toContain('3WKX9P, on its label for life');
    expect(text).toContain('Kept since1 Mar 2020');
    expect(text).not.toContain('Kicks hairs');
    expect(link(/I keep my log here/).getAttribute('href')).toBe(`/login?redirect=%2Ft%2F${code}`);
    expect(link(/I have none/).getAttribute('href')).toBe(`/api/hand_over/file/${code}`);
    await clickButton(/I have an Exuvia of my own/);
    await settled(() => document.querySelector<HTMLInputElement>(`input[value$="/t/${code}"]`));
    await settled(says('Pets, Add, Take in an animal'));
  });

  test('says of a snake that it sheds', async () => {
    const app = createTestApp({ now });
    const id = aPet(app.db, { name: 'Juno', sc_id: speciesId(app.db, 'Python regius') });
    await app.as(3).post('pet/molt/add', { id, date_mt: '2026-02-01', size: 90 });
    const { code } = await offer(app, [id]);
    await openScreen(`/t/${code}`, { app });
    await settled(() => heading() === 'Juno is offered to you');
    expect(pageText()).toContain('1 shed since 1 Feb 2026');
    expect(pageText()).not.toMatch(/molt/i);
  });

  test('of several animals it is a list, each of which opens, and all on paper', async () => {
    const app = createTestApp({ now });
    const ids = [aPet(app.db, { name: 'Frida' }), aPet(app.db, { name: 'Juno' })];
    const { code } = await offer(app, ids);
    await openScreen(`/t/${code}`, { app });
    await settled(() => heading() === '2 animals are offered to you');
    const rows = [...document.querySelectorAll('.offered-list summary h2')];
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('Frida'),
      expect.stringContaining('Juno'),
    ]);
    const open = () => [...document.querySelectorAll('details')].map((one) => one.open);
    expect(open()).toEqual([false, false]);
    window.dispatchEvent(new Event('beforeprint'));
    expect(open()).toEqual([true, true]);
    window.dispatchEvent(new Event('afterprint'));
    expect(open()).toEqual([false, false]);
  });

  test('a keeper takes it over with one tap, and stands before its page', async () => {
    const app = createTestApp();
    const { code } = await offer(app, [await aFrida(app)]);
    await openScreen(`/t/${code.toLowerCase().replace('-', '')}`, { app, as: 4 });
    await clickButton('Take over');
    await settled(says('Frida stands in your collection now, with its past.'));
    await settled(() => window.location.pathname === '/pets/details');
    await settled(() => heading().startsWith('Frida'));
    const { data } = await app.as(4).get('pet/list');
    expect(data.rows).toMatchObject([{ name: 'Frida', tag: '3WKX9P', size: 12 }]);
    const old = (await app.as(3).get('pet/list?archived=1')).data.rows;
    expect(old).toMatchObject([{ name: 'Frida', archived: 1 }]);
  });

  test('the giver is told that it is theirs, and led to its code', async () => {
    const app = createTestApp({ now });
    const { id, code } = await offer(app, [await aFrida(app)]);
    await openScreen(`/t/${code}`, { app, as: 3 });
    await settled(says('This is your own hand-over, as the next keeper sees it.'));
    expect(link(/Its code/).getAttribute('href')).toBe(`/pets/hand_over/code?id=${id}`);
    expect(pageText()).not.toContain('Take over');
  });

  test.each([
    ['withdrawn', 'This offer was taken back'],
    ['taken', 'Already taken over'],
    ['expired', 'This offer has expired'],
  ])('one that is %s says so, without a dialog', async (how, title) => {
    const app = createTestApp({ now });
    const { id, code } = await offer(app, [await aFrida(app)]);
    if (how === 'withdrawn') await app.as(3).delete('hand_over/delete', { id });
    if (how === 'taken') await app.visitor.post('hand_over/taken', { code });
    if (how === 'expired') app.setNow('2026-05-01T00:00:00Z');
    await openScreen(`/t/${code}`, { app });
    await settled(() => heading() === title);
    expect(dialogTexts()).toEqual([]);
  });

  test('who comes second is told, and the page shows that it has ended', async () => {
    const app = createTestApp({ now });
    const { code } = await offer(app, [await aFrida(app)]);
    await openScreen(`/t/${code}`, { app, as: 4 });
    await settled(() => heading() === 'Frida is offered to you');
    await app.visitor.post('hand_over/taken', { code });
    await clickButton('Take over');
    await settled(() => dialogs().length > 0);
    await clickButton('Close');
    await settled(() => heading() === 'Already taken over');
  });

  test.each(['/t/0000-0000', '/t/nonsense'])(
    '%s is nothing, and another code can be typed',
    async (path) => {
      const app = createTestApp({ now });
      const { code } = await offer(app, [await aFrida(app)]);
      await openScreen(path, { app });
      await settled(() => heading() === 'Nothing is offered under this code');
      expect(dialogTexts()).toEqual([]);
      await fill('Code', ` ${code.toLowerCase()} `);
      await submit('Code');
      await settled(() => heading() === 'Frida is offered to you');
    },
  );

  test('without a server there is a way to try again', async () => {
    const app = createTestApp({ now });
    await openScreen('/t/0000-0000', { app: failing(app, /hand_over/) });
    await settled(says('Try again'));
  });
});

describe('the page that asks for a code', () => {
  test('refuses what is none, and opens what is one', async () => {
    const app = createTestApp({ now });
    const { code } = await offer(app, [await aFrida(app)]);
    await openScreen('/t', { app });
    await fill('Code', 'K7M2');
    await submit('Code');
    await settled(says('A code has eight letters and digits'));
    await fill('Code', code.replace('-', ' ').toLowerCase());
    await submit('Code');
    await settled(() => heading() === 'Frida is offered to you');
    expect(window.location.pathname).toBe(`/t/${code}`);
  });
});
