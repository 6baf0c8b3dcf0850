import { closeScreen, openScreen, withoutDevice } from '#web/testing/open-screen.tsx';
import { afterEach, describe, expect, test } from 'bun:test';
import { addDays, dayOf } from '#src/domain/days.ts';
import { news } from '#src/db/schema.ts';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { queries } from '#web/lib/queries.ts';
import { serve } from '#web/testing/serve.ts';
import {
  button,
  clickButton,
  dialogs,
  eventually,
  link,
  pageText,
  settled,
  textOf,
} from '#web/testing/screen.ts';

withoutDevice();

const today = dayOf(new Date());

afterEach(closeScreen);

const records = async (app: ReturnType<typeof createTestApp>, id: number) =>
  (await app.as(3).get('pet/feeding/list', { id: String(id) })).data.rows.map(
    (row: { date_f: string; food: string; progress: number }) => [
      row.date_f,
      row.food,
      row.progress,
    ],
  );

const boxes = () => [...document.querySelectorAll('.box h2')].map(({ textContent }) => textContent);

describe('feedings in progress', () => {
  test('who rests is not said to wait for food', async () => {
    const app = createTestApp();
    const id = aPet(app.db, { name: 'Nyx' });
    aPlan(app.db, { fp_start: today }, [id]);
    await app.as(3).post('pet/molt/add', { id, date_mt: today });
    await openScreen('/', { app, as: 3 });
    await settled(() => pageText().includes('Nobody is due. One animal is resting.'));
    await settled(() => boxes().includes('Resting'));
    expect(boxes()).not.toContain('Not fed yet');
  });

  test.each([
    [4, 3, 'Show 2 resting, too'],
    [6, 1, 'Show all 6, and 1 resting'],
    [7, 0, 'Show all 7'],
  ])(
    'of %p to feed and %p resting those are counted that the title names',
    async (due, resting, said) => {
      const app = createTestApp();
      const ids = Array.from({ length: due + resting }, (_, at) =>
        aPet(app.db, { name: `Pet ${at}` }),
      );
      aPlan(app.db, { fp_start: today }, ids);
      for (const id of ids.slice(due)) await app.as(3).post('pet/molt/add', { id, date_mt: today });
      await openScreen('/', { app, as: 3 });
      await settled(() => boxes().includes('Not fed yet'));
      await clickButton(said);
      await settled(
        () => document.querySelectorAll('[aria-label="Not fed yet"] > li').length === due + resting,
      );
    },
  );

  test('who rests before a molt is counted as on the page of the round, and listed under what to watch', async () => {
    const app = createTestApp();
    const nyx = aPet(app.db, { name: 'Nyx' });
    aPlan(app.db, { fp_start: today }, [nyx, aPet(app.db, { name: 'Ada', pre_molt: today })]);
    await app.as(3).post('pet/molt/add', { id: nyx, date_mt: today });
    await openScreen('/', { app, as: 3 });
    await settled(() => pageText().includes('Nobody is due. 2 animals are resting.'));
    await settled(() => pageText().includes('In pre-molt since today.'));
    expect(document.querySelectorAll('[aria-label="Resting"] > li')).toHaveLength(1);
  });

  test('the sentence counts each animal that is listed below', async () => {
    const app = createTestApp();
    const [open, ...fresh] = ['Ada', 'Bea', 'Cleo'].map((name) => aPet(app.db, { name }));
    aPlan(app.db, { fp_start: addDays(today, -7) }, [open, ...fresh] as number[]);
    await app
      .as(3)
      .post('pet/feeding/feed', { id: open, date_f: today, food: 'Dubia', progress: 1 });
    for (const id of fresh) await app.as(3).post('pet/molt/add', { id, date_mt: today });
    await openScreen('/', { app, as: 3 });
    await settled(() => pageText().includes('One feeding is still open. 2 animals are resting.'));
    await settled(() => boxes().includes('In progress and resting'));
    expect(document.querySelectorAll('[aria-label="In progress and resting"] > li')).toHaveLength(
      3,
    );
  });

  test('the check offers, then feeds; each step can be undone', async () => {
    const app = createTestApp();
    const id = aPet(app.db, { name: 'Nyx' });
    aPlan(app.db, { fp_start: today, def_feeder: 'Dubia' }, [id]);
    await openScreen('/', { app, as: 3 });
    await settled(() => pageText().includes('1 animal is due.'));
    // nothing is in progress where nobody was offered anything, or was skipped in a round
    expect(boxes()).toContain('Not fed yet');
    await clickButton('Offer food to Nyx');
    await settled(() => button('Nyx has eaten'));
    await settled(() => boxes().includes('Feedings in progress'));
    expect(await records(app, id)).toEqual([[today, 'Dubia', 1]]);
    await clickButton('Nyx has eaten');
    await settled(() => pageText().includes('No feeding is open, and nobody is due.'));
    expect(await records(app, id)).toEqual([[today, 'Dubia', 0]]);
    await settled(() => pageText().includes('Nyx has eaten'));
    const undos = [...document.querySelectorAll('.toast button')].filter(
      (one) => one.textContent === 'Undo',
    );
    (undos.at(-1) as HTMLButtonElement).click();
    await settled(() => button('Nyx has eaten'));
    expect(await records(app, id)).toEqual([[today, 'Dubia', 1]]);
  });

  test('the cross deletes the attempt and nothing else', async () => {
    const app = createTestApp();
    const id = aPet(app.db, { name: 'Nyx' });
    const before = addDays(today, -1);
    const feed = (date_f: string, progress: number) =>
      app.as(3).post('pet/feeding/feed', { id, date_f, food: 'Dubia', progress });
    await feed(addDays(today, -9), 0);
    await feed(before, 1);
    await openScreen('/', { app, as: 3 });
    await clickButton('Remove the feeding of Nyx');
    await settled(() => pageText().includes('No feeding is open'));
    expect(await records(app, id)).toEqual([[addDays(today, -9), 'Dubia', 0]]);
  });

  test('the undo of the cross brings the attempt of the plan again', async () => {
    const app = createTestApp();
    const id = aPet(app.db, { name: 'Nyx' });
    const fp_id = aPlan(app.db, { fp_start: today, def_feeder: 'Dubia' }, [id]);
    await app.as(3).post('pet/feeding/feed_plan', { fp_id });
    await openScreen('/', { app, as: 3 });
    await clickButton('Remove the feeding of Nyx');
    await settled(() => button('Offer food to Nyx'));
    await clickButton('Undo');
    await settled(() => button('Nyx has eaten'));
    const [row] = (await app.as(3).get('pet/feeding/list', { id: String(id) })).data.rows;
    expect(row).toMatchObject({ date_f: today, food: 'Dubia', progress: 1, fp_id });
  });

  test.each([
    ['the offer', 0, 'Offer food to Nyx', 1],
    ['the meal', 2, 'Nyx has eaten', 0],
    ['the cross', 0, 'Remove the feeding of Nyx', null],
  ])('the undo of %s brings what another device had noted', async (_, noted, step, stored) => {
    const app = createTestApp();
    const id = aPet(app.db, { name: 'Nyx' });
    aPlan(app.db, { fp_start: today, def_feeder: 'Dubia' }, [id]);
    const body = { id, date_f: today, food: 'Dubia' };
    if (stored !== 1) await app.as(3).post('pet/feeding/feed', { ...body, progress: 1 });
    await openScreen('/', { app, as: 3 });
    await settled(() => button(step));
    await app.as(3).post('pet/feeding/feed', { ...body, progress: noted });
    await clickButton(step);
    await settled(() => button('Undo'));
    expect(await records(app, id)).toEqual(stored === null ? [] : [[today, 'Dubia', stored]]);
    await clickButton('Undo');
    await eventually(async () => {
      expect(await records(app, id)).toEqual([[today, 'Dubia', noted]]);
    });
    await settled(() => pageText().includes('No feeding is open, and nobody is due.'));
  });

  test('each step says in a word what it does', async () => {
    const app = createTestApp();
    const [due, open] = [aPet(app.db, { name: 'Due' }), aPet(app.db, { name: 'Open' })];
    aPlan(app.db, { fp_start: today }, [due]);
    const body = { id: open, date_f: today, food: 'Dubia', progress: 1 };
    await app.as(3).post('pet/feeding/feed', body);
    await openScreen('/', { app, as: 3 });
    await settled(() => textOf(button('Offer food to Due')) === 'Offer');
    expect(textOf(button('Open has eaten'))).toBe('Eaten');
    expect(pageText()).toContain('1 animal is due.');
    const badge = await settled(() => document.querySelector('.badge'));
    expect(textOf(badge)).toBe(', 1 due');
  });

  test('animals that were fed from their labels leave no plan waiting', async () => {
    const app = createTestApp();
    const pets = ['Ada', 'Bea'].map((name) => aPet(app.db, { name }));
    aPlan(app.db, { fp_start: addDays(today, -1) }, pets);
    const feed = (id: number | undefined, date_f: string) =>
      app.as(3).post('pet/feeding/feed', { id, date_f, food: 'Dubia', progress: 0 });
    for (const id of pets) await feed(id, addDays(today, -8));
    for (const id of pets) await feed(id, today);
    await openScreen('/', { app, as: 3 });
    await settled(() => pageText().includes('Nobody is due.'));
    await settled(() => document.querySelector('.plan-calendar'));
    expect(document.querySelector('.plan-calendar')?.textContent).not.toContain('waiting');
    expect(document.querySelector('.plan-calendar.today')).toBeNull();
  });

  test('who rests before a molt is not counted, and stands on the page once', async () => {
    const app = createTestApp();
    aPlan(app.db, { fp_start: today }, [aPet(app.db, { name: 'Nyx', pre_molt: today })]);
    await openScreen('/', { app, as: 3 });
    await settled(() => pageText().includes('Nobody is due.'));
    await settled(() => pageText().includes('all animals rest'));
    await settled(() => button('Nyx: not in pre-molt'));
    const rows = [...document.querySelectorAll('.rows > li')].map(textOf);
    expect(rows.filter((row) => row.includes('Nyx'))).toHaveLength(1);
    expect(document.querySelector('.plan-calendar.today')).toBeNull();
  });
});

test('the plan widget shows all plans of the earliest day, and only those', async () => {
  const app = createTestApp();
  const pet = aPet(app.db);
  aPlan(app.db, { fp_name: 'Adults', fp_start: today }, [pet]);
  aPlan(app.db, { fp_name: 'Slings', fp_start: today, fp_repeat: 3 }, [pet]);
  aPlan(app.db, { fp_name: 'Later', fp_start: addDays(today, 2) }, [pet]);
  aPlan(app.db, { fp_name: 'Paused', fp_start: today, fp_active: 0 }, [pet]);
  await openScreen('/', { app, as: 3 });
  await settled(() => document.querySelector('.plan-calendar.today'));
  const calendar = document.querySelector('.plan-calendar')?.textContent ?? '';
  expect(calendar).toContain('Adults');
  expect(calendar).toContain('Slings');
  expect(calendar).not.toContain('Later');
  expect(calendar).not.toContain('Paused');
});

test('of many plans of a day the first are shown, and the week names some', async () => {
  const app = createTestApp();
  for (let nth = 1; nth <= 9; nth++)
    aPlan(app.db, { fp_name: `Shelf ${nth}`, fp_start: today }, [aPet(app.db)]);
  await openScreen('/', { app, as: 3 });
  await settled(() => document.querySelectorAll('.plan-calendar li').length === 6);
  await settled(() => pageText().includes('Shelf 1, Shelf 2, Shelf 3, Shelf 4 and 5 more'));
  const all = [...document.querySelectorAll('button')].filter(
    ({ textContent }) => textContent === 'Show all 9',
  );
  all.at(-1)?.click();
  await settled(() => document.querySelectorAll('.plan-calendar li').length === 9);
});

test('each part fails on its own, with its own words', async () => {
  const app = createTestApp();
  aPlan(app.db, { fp_name: 'Adults', fp_start: today }, [aPet(app.db, { name: 'Nyx' })]);
  const open = openScreen('/', { app, as: 3 });
  serve((request) =>
    request.url.includes('/dashboard/molted/')
      ? Response.json({ status: false, error: 'Broken', code: 'internal' }, { status: 500 })
      : app.app.handle(request),
  );
  await open;
  const dialog = await settled(() => dialogs()[0]);
  expect(dialog.textContent).toContain('Error loading dashboard');
  expect(dialog.textContent).toContain('Could not load recently molted pets');
  await settled(() => pageText().includes('This could not be loaded.'));
  await settled(() => pageText().includes('1 animal is due.'));
  await settled(() => pageText().includes('Adults'));
});

test('without a network each part says that it needs it, and one retry brings all back', async () => {
  const app = createTestApp();
  const open = openScreen('/', { app, as: 3 });
  serve(() => Promise.reject(new TypeError('Failed to fetch')));
  await open;
  const failed = () => pageText().split('This part needs the network.').length - 1;
  await settled(() => failed() === 3 && queries.isFetching() === 0);
  expect(dialogs()).toHaveLength(0);
  serve((request) => app.app.handle(request));
  await clickButton('Try again');
  // Also the count of pets, which fails silently: nobody has an animal here.
  await settled(() => pageText().includes('First steps'));
  await settled(() => failed() === 0);
  expect(dialogs()).toHaveLength(0);
});

test('news stand until they are dismissed, on every device', async () => {
  const app = createTestApp();
  app.db.insert(news).values({ date_n: today, n_text: 'Labels are here' }).run();
  await openScreen('/', { app, as: 3 });
  await settled(() => pageText().includes('Labels are here'));
  await clickButton('Dismiss these news');
  await settled(() => !pageText().includes('Labels are here'));
  const stored = async () => (await app.as(3).get('user_config/get/last_news')).data.conf_val;
  await eventually(async () => expect(await stored()).toBe('1'));
  closeScreen();
  await openScreen('/', { app, as: 3 });
  await settled(() => pageText().includes('First steps'));
  expect(pageText()).not.toContain('Labels are here');
});

test('unread messages are the administrator’s', async () => {
  const app = createTestApp();
  await app.visitor.post('contact_messages/add', { email: 'a@example.org', message: 'Hello' });
  await openScreen('/', { app, as: 2 });
  expect((await settled(() => link(/1 unread message/))).getAttribute('href')).toBe(
    '/admin/messages',
  );
  closeScreen();
  await openScreen('/', { app, as: 3 });
  await settled(() => pageText().includes('First steps'));
  expect(pageText()).not.toContain('unread');
});
