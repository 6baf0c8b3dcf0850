import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { feedings, molts, places, purchases } from '#src/db/schema.ts';
import { addDays, dayOf } from '#src/domain/days.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { fill, heading, link, pageText, settled, says } from '#web/testing/screen.ts';

afterEach(closeScreen);

const thisYear = Number(dayOf(new Date()).slice(0, 4));
const year = thisYear - 1;

const tableIn = (title: string) =>
  [...document.querySelectorAll('section.box')]
    .find((box) => box.querySelector('h2')?.textContent === title)
    ?.querySelector('table')?.textContent;

test('shows what was fed, refused, molted and lost in a year', async () => {
  const app = createTestApp();
  const kept_since = `${year}-01-01`;
  const rack = { uid: 3, name: 'Rack A', kind: 'rack' as const };
  const { id: place_id } = app.db.insert(places).values(rack).returning().get();
  const ada = aPet(app.db, { name: 'Ada', kept_since, place_id });
  const gone = { archived: 1, archive_reason: 'died', archive_date: `${year}-02-05` } as const;
  aPet(app.db, { name: 'Bea', kept_since, ...gone, archive_note: 'Stuck in the molt' });
  const offer = { pet_id: ada, food: 'Dubia', recorded: 0, progress: 0 as const };
  const fed = ['01', '02', '03'].map((month, at) => ({
    ...offer,
    ...{ date_f: `${year}-${month}-05`, amount: at < 2 ? 3 : null },
  }));
  const refused = { ...offer, date_f: `${year}-03-06`, progress: 2 as const };
  app.db
    .insert(feedings)
    .values([...fed, refused])
    .run();
  app.db
    .insert(molts)
    .values({ pet_id: ada, date_mt: `${year}-02-06`, size: 4 })
    .run();
  await openScreen('/pets/statistics', { app, as: 3 });
  await settled(() => heading() === `${thisYear} so far`);
  await fill('Year', String(year));
  await settled(says('25% of offers'));
  expect(heading()).toBe(String(year));
  for (const words of [
    'Bea',
    'Stuck in the molt',
    '1 of 2',
    '1 skin',
    'Dubia',
    '6 pieces in 2 feedings',
  ])
    expect(pageText()).toContain(words);

  // the same numbers as programs read
  const { data } = await app.as(3).get('statistics/collection', { year: String(year) });
  const numbers = data.months.map((month: { fed: number; refused: number }) =>
    [month.fed, month.refused].join(''),
  );
  expect(
    tableIn('Fed and refused')
      ?.replace(/[A-Za-z]+/g, ' ')
      .trim()
      .split(/ +/),
  ).toEqual(numbers);
  expect(tableIn('Sexes and ages')).toContain(`Unsexed${data.genders.other}`);
  expect(tableIn('Molts by species')).toContain('Brachypelma hamorii1');
  expect(tableIn('Molts by place')).toContain('Rack A1');
});

test('the months to come keep their room, or the column of January would fill its chart', async () => {
  const app = createTestApp();
  const offer = { pet_id: aPet(app.db, { name: 'Ada' }), food: 'Dubia', recorded: 0 };
  app.db
    .insert(feedings)
    .values({ ...offer, date_f: `${thisYear}-01-01`, progress: 0 })
    .run();
  await openScreen('/pets/statistics', { app, as: 3 });
  await settled(() => tableIn('Molts') !== undefined);
  const months = document.querySelectorAll('.plot .x.cells > span');
  expect([...months].map((month) => month.textContent).join('')).toBe('JFMAMJJASOND'.repeat(2));
  const column = await settled(() => document.querySelector('.column.ink'));
  expect(Number(column.getAttribute('width') ?? Number.NaN)).toBeLessThan(10);
});

test('says what does not count, and has a table for each chart', async () => {
  const app = createTestApp();
  const ada = aPet(app.db, { name: 'Ada', kept_since: `${year}-01-01` });
  const lost = { archived: 1, archive_reason: 'lost' } as const;
  aPet(app.db, { name: 'Bea', an_count: 2, ...lost });
  app.db
    .insert(feedings)
    .values({ pet_id: ada, date_f: '1925-01-01', food: 'Dubia', recorded: 0, progress: 0 })
    .run();
  for (const [day, size, outcome] of [
    ['02-01', 4, null],
    ['02-03', 4, null],
    ['05-01', 3, 'stuck'],
  ] as const)
    app.db
      .insert(molts)
      .values({ pet_id: ada, date_mt: `${year}-${day}`, size, outcome })
      .run();
  await openScreen(`/pets/statistics?year=${year}`, { app, as: 3 });
  await settled(says('1 went wrong'));
  for (const words of [
    'Left out of all years: 1 feeding on a day to come or before 1950.',
    'A molt that was noted twice, within days or far sooner than all others, counts once.',
    'One size does not fit the others of its animal, or is too large for its type, and counts nowhere.',
    'Left out of all years: 2 animals in the archive without the day of death or loss.',
  ])
    expect(pageText()).toContain(words);
  // and whose records these are
  expect(
    [...document.querySelectorAll('.left-out')].map((said) =>
      [...said.querySelectorAll('a')].map(({ textContent }) => textContent),
    ),
  ).toEqual([['Ada'], ['Ada'], ['Ada'], ['Bea']]);
  expect(link('Bea').getAttribute('href')).toMatch(/^\/pets\/details\?id=\d+$/);
  expect(tableIn('Molts')).toContain('Feb1');
  expect(tableIn('Sexes and ages')).toContain('Unsexed1');
  expect(tableIn('Who refuses')).toContain('Brachypelma hamorii00–');
});

test('a year that nothing can be of is this one', async () => {
  const app = createTestApp();
  aPet(app.db, { name: 'Ada', kept_since: `${year}-01-01` });
  for (const typed of ['2199', '1900', 'x']) {
    await openScreen(`/pets/statistics?year=${typed}`, { app, as: 3 });
    await settled(says('1 pet, 1 animal, 0 evenings'));
    expect(heading()).toBe(`${thisYear} so far`);
    await closeScreen();
  }
});

test('tells two species apart that would read alike, and says what was bought that is no feeder', async () => {
  const app = createTestApp();
  const kept_since = `${year}-01-01`;
  for (const sc_name of ['Python regius', 'Phidippus regius']) {
    const id = aPet(app.db, { kept_since, sc_id: speciesId(app.db, sc_name) });
    for (const month of ['01', '02'])
      app.db
        .insert(feedings)
        .values({
          pet_id: id,
          date_f: `${year}-${month}-05`,
          food: 'Mouse',
          recorded: 0,
          progress: 0,
        })
        .run();
    app.db
      .insert(molts)
      .values({ pet_id: id, date_mt: `${year}-02-06` })
      .run();
  }
  const unnamed = { pet_id: aPet(app.db), food: '', recorded: 0, progress: 0 as const };
  app.db
    .insert(feedings)
    .values({ ...unnamed, date_f: `${year}-03-05` })
    .run();
  const bought = { uid: 3, date: `${year}-02-01`, price: 500 };
  for (const custom_text of ['Mice, 10', 'Mouse cage with lamp'])
    app.db
      .insert(purchases)
      .values({ ...bought, custom_text })
      .run();
  await openScreen(`/pets/statistics?year=${year}`, { app, as: 3 });
  await settled(says('What was eaten'));
  const shown = document.querySelector('[aria-label="Molts and sheds by species"]')?.textContent;
  expect(shown).toBe('Phidippus regius1Python regius1');
  expect(tableIn('What was eaten')).toContain('CostMouse400€5.00Not noted100');
  for (const words of [
    'One purchase is of none of these feeders, and counts as no food.',
    '31 days',
    'More than two years count as no fast: nobody took notes.',
  ])
    expect(pageText()).toContain(words);
});

test('says that nothing is different once there is a year to compare with', async () => {
  const app = createTestApp();
  const ada = aPet(app.db, { name: 'Ada' });
  const eat = (last: string) =>
    Array.from({ length: 50 }, (_, ago) => ({
      ...{ pet_id: ada, date_f: addDays(last, -ago) },
      ...{ food: 'Dubia', recorded: 0, progress: 0 as const },
    }));
  const today = dayOf(new Date());
  app.db.insert(feedings).values(eat(today)).run();
  await openScreen('/pets/statistics', { app, as: 3 });
  await settled(says('Who refuses'));
  expect(pageText()).not.toContain('What is different now');
  await closeScreen();
  app.db
    .insert(feedings)
    .values(eat(addDays(today, -365)))
    .run();
  await openScreen('/pets/statistics', { app, as: 3 });
  await settled(says('Nothing stands out.'));
});

test('says where the numbers come from while there are none', async () => {
  await openScreen('/pets/statistics', { app: createTestApp(), as: 3 });
  await settled(says('Nothing to count yet'));
});
