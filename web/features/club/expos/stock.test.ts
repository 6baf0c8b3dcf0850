import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, describe, expect, test } from 'bun:test';
import { addDays } from '#src/domain/days.ts';
import { today } from '#web/lib/today.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import {
  button,
  clickButton,
  dialogs,
  field,
  fill,
  link,
  pageText,
  says,
  settled,
  textOf,
} from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

afterEach(closeScreen);

const lines = () => [...document.querySelectorAll('.stock-rows > li')].map(textOf);
const groups = () => [...document.querySelectorAll('.stock h2')].map(textOf);
const expoOf = async (app: TestApp) => (await app.as(2).get('admin/expo_log/detail/1')).data;

/** Two slings of Ada's that are public, a scorpion that is not, and remarks. */
async function aTable(e_sold = '') {
  const app = createTestApp();
  const sling = aPet(app.db, { uid: 2, name: 'Sling', an_count: 2, size: 2.4, is_public: 1 });
  const rosa = aPet(app.db, { uid: 2, name: 'Rosa', gender: 'f', size: 12 });
  const e_offer = [
    'Tarantulas',
    `0.0.2 Brachypelma hamorii, 2.4 cm, €15.00 each #${sling}`,
    `0.1 Brachypelma hamorii “Rosa”, €95.00, reserved #${rosa}`,
    '3 x Damon diadema, L3',
    'Bring boxes',
  ].join('\n');
  await app.as(2).post('admin/expo_log/add', {
    ...{ e_date: '2030-05-01', e_name: 'Spring expo', e_offer, e_sold },
  });
  return { app, sling, rosa };
}

describe('visitors', () => {
  test('find an offer that names its count last as plain as others, and a heading bold', async () => {
    const app = createTestApp();
    const e_offer = [
      'Slings',
      '2 x Damon diadema',
      'Caribena versicolor 0.0.3 20 EUR',
      '1.0 Phidippus regius',
    ];
    await app.as(2).post('admin/expo_log/add', {
      ...{ e_date: '2030-05-01', e_name: 'Spring expo', e_offer: e_offer.join('\n') },
    });
    await openScreen('/expo/current', { app });
    await settled(() => groups().length === 2);
    expect([...document.querySelectorAll('.stock-remark.leads')].map(textOf)).toEqual(['Slings']);
  });

  test('read the list by species, with sizes and prices, and come to the pages that are public', async () => {
    const { app, sling } = await aTable();
    await openScreen('/expo/current', { app });
    await settled(() => groups().length === 2);
    expect(groups()).toEqual(['Brachypelma hamorii', 'Damon diadema']);
    expect(lines()).toEqual([
      expect.stringMatching(/0\.0\.2.*No\. \d+.*2\.4 cm.*€15\.00.*each, 2 left/),
      expect.stringMatching(/0\.1.*reserved.*Rosa.*12 cm.*€95\.00/),
      expect.stringMatching(/3x.*L3.*3 animals/),
    ]);
    const { tag } = (await app.as(2).get(`pet/detail/${sling}`)).data;
    expect(link(/its page/).getAttribute('href')).toBe(`/p/${tag}`);
    expect(document.querySelectorAll('.stock a').length).toBe(1);
    await settled(says('Bring boxes'));
  });

  test('read of things how many are left, not how many animals', async () => {
    const app = createTestApp();
    const e_offer = '10 x Deli cup\n2 x Cork bark, 5 EUR\n0.0.3 Damon diadema';
    await app.as(2).post('admin/expo_log/add', {
      ...{ e_date: '2030-05-01', e_name: 'Spring expo', e_offer, e_sold: '' },
    });
    await openScreen('/expo/current', { app });
    await settled(() => lines().length === 3);
    expect(lines()).toEqual(['10x10 left', '2x€5.00each, 2 left', '0.0.33 animals']);
  });

  test('read when an animal molted, and that reptiles shed', async () => {
    const app = createTestApp();
    const own = { uid: 2, is_public: 1 as const };
    const spider = aPet(app.db, { ...own, name: 'Rosa' });
    const snake = aPet(app.db, { ...own, name: 'Juno', sc_id: speciesId(app.db, 'Python regius') });
    for (const id of [spider, snake])
      await app.as(2).post('pet/molt/add', { id, date_mt: addDays(today(), -3), size: null });
    const e_offer = `0.1 Brachypelma hamorii, €95.00 #${spider}\n0.1 Python regius, €95.00 #${snake}`;
    await app.as(2).post('admin/expo_log/add', {
      ...{ e_date: '2030-05-01', e_name: 'Spring expo', e_offer, e_sold: '' },
    });
    await openScreen('/expo/current', { app });
    await settled(() => lines().length === 2);
    expect(lines()).toEqual([
      expect.stringContaining('molted 3d ago'),
      expect.stringContaining('shed 3d ago'),
    ]);
  });

  test('search it', async () => {
    const { app } = await aTable();
    await openScreen('/expo/current', { app });
    await settled(() => field('Search the list'));
    await fill('Search the list', 'damon');
    await settled(() => lines().length === 1);
    await settled(() => window.location.search === '?search=damon');
    expect(pageText()).not.toContain('Bring boxes');
    await fill('Search the list', 'kangaroo');
    await settled(says('Nothing on the list fits.'));
  });

  test('see what is sold, but not what is written there', async () => {
    const { app, sling } = await aTable();
    const { e_offer, rev } = await expoOf(app);
    const left = e_offer.split('\n').filter((text: string) => !text.includes('0.0.2'));
    await app.as(2).put('admin/expo_log/update', {
      ...{
        expid: 1,
        if_rev: rev,
        e_offer: left.join('\n'),
        e_sold: `0.0.2 To Piet, €15.00 #${sling}`,
      },
    });
    await openScreen('/expo/current', { app });
    const row = await settled(() => document.querySelector('.is-sold'));
    expect(textOf(row)).toMatch(/0\.0\.2.*sold.*€15\.00/);
    expect(pageText()).not.toContain('Piet');
  });
});

describe('the administrator', () => {
  test('reserves a line and frees it again', async () => {
    const { app } = await aTable();
    await openScreen('/admin/expo_log_details?id=1', { app, as: 2 });
    await clickButton(/^Reserve: 0\.0\.2/);
    await settled(() => button(/^Free again: 0\.0\.2/));
    expect((await expoOf(app)).e_offer).toMatch(/each, reserved #\d+\n/);
    await clickButton(/^Free again: 0\.0\.2/);
    await settled(() => button(/^Reserve: 0\.0\.2/));
    expect((await expoOf(app)).e_offer).toMatch(/each #\d+\n/);
  });

  test('takes a reservation back, and the end of one', async () => {
    const { app } = await aTable();
    const offer = (await expoOf(app)).e_offer;
    await openScreen('/admin/expo_log_details?id=1', { app, as: 2 });
    await clickButton(/^Reserve: 0\.0\.2/);
    await settled(says('Reserved'));
    await clickButton('Undo');
    await settled(() => button(/^Reserve: 0\.0\.2/));
    expect((await expoOf(app)).e_offer).toBe(offer);
    await clickButton(/^Free again: 0\.1/);
    await settled(says('No longer reserved'));
    await settled(() => button(/^Reserve: 0\.1/));
    await clickButton('Undo');
    await settled(() => button(/^Free again: 0\.1/));
    expect((await expoOf(app)).e_offer).toBe(offer);
  });

  test('takes back no reservation of a list that was written since', async () => {
    const { app } = await aTable();
    await openScreen('/admin/expo_log_details?id=1', { app, as: 2 });
    await clickButton(/^Reserve: 0\.0\.2/);
    await settled(says('Reserved'));
    const { e_offer, rev } = await expoOf(app);
    const written = `${e_offer}\n0.1 Brachypelma hamorii, €80.00`;
    await app.as(2).put('admin/expo_log/update', { expid: 1, e_offer: written, if_rev: rev });
    await clickButton('Undo');
    await settled(() => dialogs().length === 1);
    expect((await expoOf(app)).e_offer).toBe(written);
  });

  test('takes a reservation back without a network, and sends that once it is back', async () => {
    const { app } = await aTable();
    const offer = (await expoOf(app)).e_offer;
    await openScreen('/admin/expo_log_details?id=1', { app, as: 2 });
    await clickButton(/^Reserve: 0\.0\.2/);
    await settled(says('Reserved'));
    serve(() => {
      throw new TypeError('Failed to fetch');
    });
    await clickButton('Undo');
    await settled(() => button(/^Reserve: 0\.0\.2/));
    expect((await expoOf(app)).e_offer).not.toBe(offer);
    serve((request) => app.app.handle(request));
    window.dispatchEvent(new Event('online'));
    await settled(async () => (await expoOf(app)).e_offer === offer);
  });

  test('makes the listed animals public', async () => {
    const { app, rosa } = await aTable();
    await openScreen('/admin/expo_log_details?id=1', { app, as: 2 });
    await settled(says('One animal on the list has no public page'));
    await clickButton('Make it public');
    await settled(says('Visitors see the animal’s page now'));
    await settled(() => !pageText().includes('no public page'));
    expect((await app.as(2).get(`pet/detail/${rosa}`)).data).toMatchObject({ is_public: 1 });
  });
});
