import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterAll, expect, test } from 'bun:test';
import { addDays } from '#src/domain/days.ts';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { today } from '#web/lib/today.ts';
import {
  button,
  clickButton,
  clickLink,
  click,
  dialogs,
  dialogTexts,
  eventually,
  field,
  fill,
  heading,
  says,
  settled,
  submit,
  textOf,
} from '#web/testing/screen.ts';
import { currentRound } from '#web/state/round.ts';

// What a keeper finds beside the feeding is noted from the card.

afterAll(closeScreen);

async function begin(...names: string[]) {
  const app = createTestApp();
  const ids = names.map((name) => aPet(app.db, { name }));
  aPlan(app.db, { fp_name: 'All', fp_start: addDays(today(), -7), def_feeder: 'Dubia' }, ids);
  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^One by one/);
  await shown(names[0] ?? '');
  return { keeper: app.as(3), ids: ids as [number, ...number[]] };
}

const shown = (name: string) => settled(() => heading().startsWith(name));
const isCalm = () => settled(() => document.querySelector('.deck:not([data-waiting])'));
const outcomes = () => currentRound()?.answers.map(({ id, outcome }) => [id, outcome]);

test('a fresh skin is noted with the dialog of molts: who molted rests, and the next animal is shown', async () => {
  const { keeper, ids } = await begin('Ada', 'Berta');
  await clickButton('More for Ada');
  await clickButton('Molted');
  await settled(() => dialogs().length === 1 && field(/^Size/));
  await fill(/^Size/, '4.5');
  await submit(/^Size/);
  await shown('Berta');
  await settled(() => dialogs().length === 0);
  const molts = (await keeper.get('pet/molt/list', { id: ids[0] })).data.rows;
  expect(
    molts.map(({ date_mt, size }: { date_mt: string; size: number }) => [date_mt, size]),
  ).toEqual([[today(), 4.5]]);
  expect(outcomes()).toEqual([[ids[0], 'molted']]);
  await settled(says('1 molted'));
  await isCalm();
  await clickButton(/^Back to Ada/);
  await shown('Ada');
  await settled(says('molted today'));
  // it stays noted, and says so
  await settled(says('1 molted'));
  await settled(
    () => toasts().length === 1 && textOf(toasts()[0] as Element).includes('molt noted'),
  );
  await isCalm();
  await clickButton(/^Fed/);
  await settled(says('1 fed, 1 molted'));
  await isCalm();
  await clickButton(/^Undo: Ada/);
  await shown('Ada');
  await click(() => document.querySelector<HTMLElement>('.toasts .toast .button'));
  await settled(() => !says('1 molted')());
  await eventually(async () =>
    expect((await keeper.get('pet/molt/list', { id: ids[0] })).data.rows).toEqual([]),
  );
});

const toasts = () => document.querySelectorAll('.toasts .toast');

test.each([[['Ada', 'Berta']], [['Ada']]])(
  'a molt that is undone in its notice brings its animal back, in a round of %p',
  async (names) => {
    const { keeper, ids } = await begin(...names);
    await clickButton('More for Ada');
    await clickButton('Molted');
    await settled(() => dialogs().length === 1 && field(/^Size/));
    await submit(/^Size/);
    await settled(() => outcomes()?.length === 1 && dialogs().length === 0);
    await click(() => document.querySelector<HTMLElement>('.toasts .toast .button'));
    await shown('Ada');
    expect(outcomes()).toEqual([]);
    await settled(says('due today'));
    // the card says so before the server has heard of it
    await eventually(async () =>
      expect((await keeper.get('pet/molt/list', { id: ids[0] })).data.rows).toEqual([]),
    );
  },
);

test('a molt that was long ago keeps nobody from being fed', async () => {
  const { keeper, ids } = await begin('Ada', 'Berta');
  await clickButton('More for Ada');
  await clickButton('Molted');
  await settled(() => dialogs().length === 1 && field(/^Size/));
  await click(() => field('Other day'));
  await fill('When', addDays(today(), -30));
  await submit(/^Size/);
  await settled(() => dialogs().length === 0);
  await eventually(async () =>
    expect((await keeper.get('pet/molt/list', { id: ids[0] })).data.rows.length).toBe(1),
  );
  await shown('Ada');
  expect(outcomes()).toEqual([]);
});

test("the card leads to its animal's page, and that back to the same card with what was chosen", async () => {
  await begin('Ada', 'Berta');
  await isCalm();
  await clickButton(/^Skip/);
  await shown('Berta');
  await clickButton('How many');
  await click(() => field('3 ×'));
  await clickButton('More for Berta');
  await clickLink('Open its page');
  await settled(() => document.querySelector('.pet-leaf'));
  await clickLink('Back to the round');
  await settled(() => document.querySelector('.round'));
  await shown('Berta');
  expect((field('3 ×') as HTMLInputElement).checked).toBe(true);
  expect(button(/^Undo: Ada/).disabled).toBe(false);
});

test('the animal that is shown is moved, and stays the one that is shown', async () => {
  const app = createTestApp();
  const keeper = app.as(3);
  const ids = ['Ada', 'Berta'].map((name) => aPet(app.db, { name }));
  aPlan(app.db, { fp_start: addDays(today(), -7) }, ids);
  const rack = (await keeper.post('place/add', { name: 'Rack A', kind: 'rack' })).data.id;
  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^One by one/);
  await shown('Ada');
  await clickButton('More for Ada');
  await clickButton('Move');
  await settled(() => document.querySelector('input[role="combobox"]'));
  await fill('Where to', 'rack');
  await click(() => document.querySelector<HTMLElement>('[role="option"]'));
  await settled(() => (field('Where to') as HTMLInputElement).value === 'Rack A');
  dialogs()[0]?.dispatchEvent(new Event('cancel', { cancelable: true }));
  await settled(() => dialogTexts().at(-1)?.startsWith('Leave without saving?'));
  await clickButton('Stay');
  await settled(() => dialogs().length === 1);
  await submit('Where to');
  await settled(says('Ada stands in Rack A'));
  await eventually(async () =>
    expect((await keeper.get(`pet/detail/${ids[0]}`)).data.place_id).toBe(rack),
  );
  await shown('Ada');
  expect(outcomes()).toEqual([]);
});

test('who has no places is offered no move', async () => {
  await begin('Ada');
  await clickButton('More for Ada');
  await settled(() => dialogs().length === 1);
  expect(textOf(dialogs()[0] as Element)).toContain('Open its page');
  expect(textOf(dialogs()[0] as Element)).not.toContain('Move');
});
