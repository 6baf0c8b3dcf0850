import { closeScreen, openScreen, withoutDevice } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { addDays } from '#src/domain/days.ts';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { currentRound, saveRound } from '#web/state/round.ts';
import { formatShortDay } from '#web/lib/format.ts';
import { today } from '#web/lib/today.ts';
import { click, clickButton, pageText, says, settled } from '#web/testing/screen.ts';

withoutDevice();
afterEach(closeScreen);
afterEach(() => saveRound(null));

const ago = (days: number) => addDays(today(), -days);

/** The evening after the first one of a plan, on which one of its three animals was fed. */
async function dayAfter() {
  const app = createTestApp();
  const created = `${ago(1)}T18:00:00Z`;
  const add = (name: string) => aPet(app.db, { name, created });
  const [anna, berta, cara] = [add('Anna'), add('Berta'), add('Cara')];
  aPlan(app.db, { fp_start: ago(1), fp_repeat: 7, def_feeder: 'Locust' }, [anna, berta, cara]);
  await app
    .as(3)
    .post('pet/feeding/feed', { id: berta, date_f: ago(1), food: 'Locust', progress: 0 });
  return { app };
}
const round = () => currentRound()?.pets.map(({ name, food }) => [name, food]);

test('who was missed on the first day of its plan stands there until it is fed', async () => {
  const { app } = await dayAfter();
  await openScreen('/', { app, as: 3 });
  await settled(says('This evening'));
  // nobody is due by the plan until it comes round, which alone would read as if all were fed
  expect(pageText()).toContain('2 animals missed their feeding day.');
  expect(pageText().toLowerCase()).not.toContain('nobody is due');
  expect(pageText()).toContain(
    `2 animalsNo feeding noted yetMissed on ${formatShortDay(ago(1))}; by the plan due again on ${formatShortDay(ago(-6))}.`,
  );
  await clickButton('Start the round at No feeding noted yet');
  await settled(says('Anna'));
  expect(round()).toEqual([
    ['Anna', 'Locust'],
    ['Cara', 'Locust'],
  ]);
  expect(pageText()).toContain('no feeding noted');
  expect(pageText()).not.toContain('overdue');
});

test('the daily round takes them along where nobody is due', async () => {
  const { app } = await dayAfter();
  await openScreen('/pets/feeding', { app, as: 3 });
  const box = await settled(() =>
    [...document.querySelectorAll('label.check')].find((label) =>
      label.textContent?.startsWith('Also 2 animals with no feeding noted yet'),
    ),
  );
  expect(box.querySelector('input')?.checked).toBe(true);
  expect(document.querySelector('.start-deck [role=status]')?.textContent).toBe('2 animals');
  await click(() => box.querySelector('input'));
  expect(document.querySelector('.start-deck [role=status]')?.textContent).toBe('0 animals');
});
