import { afterEach, expect, test } from 'bun:test';
import { addDays } from '#src/domain/days.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { today } from '#web/lib/today.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import {
  click,
  clickButton,
  dialogs,
  eventually,
  field,
  fill,
  says,
  settled,
  tab,
  textOf,
} from '#web/testing/screen.ts';

afterEach(closeScreen);

/** The page of a python that was weighed a week ago, with the dialog open. */
async function opened(hatched: string | null = null) {
  const app = createTestApp();
  const id = aPet(app.db, {
    ...{ name: 'Juno', hatched },
    sc_id: speciesId(app.db, 'Python regius'),
  });
  const date_ms = addDays(today(), -7);
  await app.as(3).post('pet/measurement/add', { id, kind: 'weight', date_ms, value: 1400 });
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await click(() => document.querySelector('.record-bar [aria-haspopup=dialog]'));
  await clickButton('Measure');
  const stored = async () =>
    (await app.as(3).get('pet/measurement/list', { id })).data.rows.map(
      (row: { kind: string; value: number }) => `${row.kind} ${row.value}`,
    );
  return { app, id, stored };
}

test('a weight is typed with its unit, shows what has changed, and is taken back', async () => {
  const { stored } = await opened();
  await fill('Grams', '1.412,5 kg');
  await clickButton('Save measurement');
  await settled(says('Write a number from 0.01 to 500000 g'));
  await fill('Grams', '1,412');
  await clickButton('Save measurement');
  await settled(says('“1,412” can mean 1412 g or 1.41 g. Write 1412 or 1.41.'));
  await fill('Grams', '3 stone');
  await settled(says('“stone” is no unit here. Write g, kg, oz or lb.'));
  await fill('Grams', '1 412,5 g');
  await settled(says('+12.5 g, last 1400 g on'));
  await clickButton('Save measurement');
  await settled(says('Juno: 1412.5 g'));
  expect(await stored()).toEqual(['weight 1412.5', 'weight 1400']);
  await clickButton('Undo');
  await eventually(async () => expect(await stored()).toEqual(['weight 1400']));
});

test('what is hardly true is asked about once, and saved as it is', async () => {
  const { stored } = await opened();
  await fill('Grams', '14125');
  await clickButton('Save measurement');
  await settled(says('That is far more than the 1400 g of last time. Is it right?'));
  expect(await stored()).toEqual(['weight 1400']);
  await clickButton('Save as it is');
  await eventually(async () => expect(await stored()).toEqual(['weight 14125', 'weight 1400']));
});

test('one that is moved to another day is not compared with itself', async () => {
  await opened();
  await clickButton('Cancel');
  await click(tab('History'));
  await clickButton(/^Edit Weight/);
  await settled(() => field('Grams').value === '1400');
  await click(() => field('Yesterday'));
  expect(textOf(dialogs()[0] as Element)).not.toContain('last 1400 g');
});

test('what was measured before its animal hatched is asked about', async () => {
  const { stored } = await opened(today());
  await fill('Grams', '1410');
  await click(() => field('Yesterday'));
  await clickButton('Save measurement');
  await settled(says('By its record it hatched later'));
  expect(await stored()).toEqual(['weight 1400']);
  await clickButton('Save as it is');
  await eventually(async () => expect(await stored()).toEqual(['weight 1410', 'weight 1400']));
});

test('the rarer kinds are one tap away, and the history shows, changes and deletes what was measured', async () => {
  const { stored } = await opened();
  await clickButton('Other');
  await settled(says('Leg spanBody length'));
  await clickButton('Cancel');
  await click(tab('History'));
  await settled(says('Weight 1400'));
  await clickButton(/^Edit Weight/);
  await clickButton('Delete');
  await eventually(async () => expect(await stored()).toEqual([]));
  await clickButton('Undo');
  await eventually(async () => expect(await stored()).toEqual(['weight 1400']));
  await clickButton(/^Edit Weight/);
  await fill('Grams', '1390');
  await clickButton('Save');
  await eventually(async () => expect(await stored()).toEqual(['weight 1390']));
});
