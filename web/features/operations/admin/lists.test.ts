import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { news } from '#src/db/schema.ts';
import { logEvent } from '#src/platform/log/event-log.ts';
import { aPurchase, aSale } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { createFixture, silent } from '#web/testing/fixtures.ts';
import {
  clickButton,
  clickLink,
  fill,
  link,
  pageText,
  says,
  settled,
} from '#web/testing/screen.ts';

afterEach(closeScreen);

describe('while a list loads', () => {
  const lists: [path: string, call: RegExp, rows: string][] = [
    ['/admin/all_pets', /all_pets/, '.pets > li'],
    ['/admin/all_users', /user_list/, 'tbody tr'],
    ['/admin/spec_log', /spec_log/, 'tbody tr'],
    ['/admin/news_log', /news_log/, '.rows > li'],
    ['/admin/event_log', /event_log/, 'tbody tr'],
    ['/admin/expo_log', /expo_log/, 'tbody tr'],
    ['/admin/countries', /countries/, 'tbody tr'],
    ['/admin/messages', /contact_messages\/list/, 'tbody tr'],
    ['/admin/outbox', /outbox/, 'tbody tr'],
  ];
  test.each(lists)('%s shows the bar and twelve rows', async (path, call, rows) => {
    await openScreen(path, { app: silent(await createFixture(), call), as: 2 });
    await settled(() => document.querySelectorAll(`main ${rows}`).length === 12);
    await settled(() => document.querySelector('[role=progressbar]'));
  });
});

describe('a list of more than one page', () => {
  test('shows twelve, and leads to the others', async () => {
    const app = createTestApp();
    for (let n = 1; n <= 22; n++)
      await app.as(2).post('admin/expo_log/add', { e_date: '2026-05-01', e_name: `Expo ${n}` });
    await openScreen('/admin/event_log', { app, as: 2 });
    await settled(() => document.querySelectorAll('tbody tr').length === 12);
    await settled(() => link('Next page').getAttribute('href') === '/admin/event_log?page=1');
    expect(document.querySelectorAll('tbody tr')).toHaveLength(12);
    await openScreen('/admin/expo_log?page=1', { app, as: 2 });
    await settled(() => document.querySelectorAll('tbody tr').length === 10);
    expect(link('First page').getAttribute('href')).toBe('/admin/expo_log');
    expect(pageText()).toContain('2 of 2');
  });

  test('of news shows its days as they are shown elsewhere', async () => {
    const app = createTestApp();
    app.db.insert(news).values(newsOf(1)).run();
    await openScreen('/admin/news_log', { app, as: 2 });
    await settled(() => document.querySelector('.ledger time')?.textContent === '1 Jan 2026');
  });

  test('of news leads to the others, too, and never stays on a page that was emptied', async () => {
    const app = createTestApp();
    for (let n = 1; n <= 13; n++) app.db.insert(news).values(newsOf(n)).run();
    await openScreen('/admin/news_log', { app, as: 2 });
    await settled(() => link('Next page').getAttribute('href') === '/admin/news_log?page=1');
    expect(document.querySelectorAll('main .ledger > li')).toHaveLength(12);
    await clickLink('Next page');
    await settled(says('News 1'));
    await clickButton('Delete news of 1 Jan 2026');
    await clickButton('Delete');
    await settled(() => window.location.search === '');
    await settled(says('News 13'));
    await settled(() => document.querySelector('.pages') === null);
    // who deleted the last row of a page knows where it went
    expect(pageText()).not.toMatch(/There is no page/);
  });

  test('says so where the next page was emptied elsewhere', async () => {
    const app = createTestApp();
    for (let n = 1; n <= 13; n++) app.db.insert(news).values(newsOf(n)).run();
    await openScreen('/admin/news_log', { app, as: 2 });
    await settled(() => link('Next page').getAttribute('href') === '/admin/news_log?page=1');
    app.db.delete(news).where(eq(news.nid, 1)).run();
    await clickLink('Next page');
    await settled(says('There is no page 2. This is the last one.'));
    await settled(() => window.location.search === '');
    await settled(says('News 13'));
  });

  test('leads to the last one from beyond it', async () => {
    const app = createTestApp();
    for (let n = 1; n <= 13; n++) logEvent(app.db, { log_type: 'system', message: `Event ${n}` });
    await openScreen('/admin/event_log?page=7', { app, as: 2 });
    await settled(() => window.location.search === '?page=1');
    await settled(() => document.querySelectorAll('tbody tr').length === 1);
  });

  test.each([
    ['/pets?page=9', 3],
    ['/species?page=99&search=brachypelma', 3],
    ['/inventory/purchase?page=9', 3],
    ['/inventory/sale?page=9', 3],
    ['/admin/all_pets?page=9', 2],
  ])(
    '%s leads to its last page and says so, and never says that there is nothing',
    async (path, uid) => {
      const app = await createFixture();
      aPurchase(app.db);
      aSale(app.db);
      await openScreen(path, { app, as: uid });
      await settled(() => !window.location.search.includes('page'));
      await settled(says(/There is no page \d+\. This is the last one\./));
      await settled(says(/Rosalía|Brachypelma|Cork bark|Ada/));
    },
  );

  test('has no ways to other pages when there is one', async () => {
    await openScreen('/admin/all_users', { app: await createFixture(), as: 2 });
    await settled(says('Carl'));
    expect(document.querySelector('.pages')).toBeNull();
  });

  test('of users leads to where a keeper is invited, or can sign up without an invitation', async () => {
    await openScreen('/admin/all_users', { app: await createFixture(), as: 2 });
    await settled(says('Carl'));
    await clickLink('Invite a keeper');
    await settled(says(/can sign up, without an invitation/));
    // below the backups, where the page would not begin by itself
    expect(document.querySelector(window.location.hash)?.textContent).toContain('Who may register');
  });

  test('of users leads to who may register where no invitation works', async () => {
    const app = await createFixture();
    await app.as(2).put('admin/system/registration', { registration: 'closed' });
    await openScreen('/admin/all_users', { app, as: 2 });
    await settled(says('Carl'));
    await clickLink('Who may register');
    await settled(says(/no invitation works. To invite a keeper, choose “With invitation”/));
  });

  test('of users is searched by name and address, which tells two of one name apart', async () => {
    const app = await createFixture();
    app.db.$client.run("UPDATE users SET uname = 'Berta' WHERE uid = 4");
    await openScreen('/admin/all_users', { app, as: 2 });
    await settled(says('berta@example.org'));
    await fill('Search users', 'carl@');
    await settled(() => document.querySelectorAll('tbody tr').length === 1);
    expect(pageText()).toContain('carl@example.org');
    expect(pageText()).toContain('1 user');
  });
});

const newsOf = (n: number) => ({
  date_n: `2026-01-${String(n).padStart(2, '0')}`,
  n_text: `News ${n}`,
});
