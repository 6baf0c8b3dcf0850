import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { feedings, molts } from '#src/db/schema.ts';
import { dayOf } from '#src/domain/days.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { fill, heading, pageText, settled, says } from '#web/testing/screen.ts';

afterEach(closeScreen);

const thisYear = Number(dayOf(new Date()).slice(0, 4));
const year = thisYear - 1;

test('shows what was fed, refused, molted and lost in a year', async () => {
  const app = createTestApp();
  const kept_since = `${year}-01-01`;
  const ada = aPet(app.db, { name: 'Ada', kept_since });
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
    '6 pieces in 2 of them',
  ])
    expect(pageText()).toContain(words);
});

test('says where the numbers come from while there are none', async () => {
  await openScreen('/pets/statistics', { app: createTestApp(), as: 3 });
  await settled(says('Nothing to count yet'));
});
