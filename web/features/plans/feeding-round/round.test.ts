import { afterAll, expect, test } from 'bun:test';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { currentRound } from '#web/state/round.ts';
import { currentDeviceQueue } from '#web/state/shown-queue.ts';
import {
  button,
  click,
  clickButton,
  clickLink,
  dialogs,
  dialogTexts,
  eventually,
  field,
  fill,
  heading,
  says,
  settled,
} from '#web/testing/screen.ts';
import { addDays, dayOf } from '#src/domain/days.ts';
import { formatShortDay } from '#web/lib/format.ts';
import { feeding } from '#web/texts/en/feeding.ts';

// The round from its start to its summary: each outcome goes from the button down to SQL.

afterAll(closeScreen);

const today = dayOf(new Date());

test('who is called after its species shows its number in place of the same name again', async () => {
  const { app } = dueToday('Brachypelma hamorii');
  await openScreen('/pets/feeding', { app, as: 3 });
  await settled(() => button('One by one')?.disabled === false);
  await clickButton('One by one');
  const [pet] = await settled(() => currentRound()?.pets);
  await settled(() => heading().startsWith('Brachypelma hamorii'));
  expect(document.querySelector('.round-species')?.textContent).toBe(`#${pet?.id}`);
  await closeScreen();
});

/** A server where these animals of keeper 3 are due today. */
function dueToday(...names: string[]) {
  const app = createTestApp();
  const ids = names.map((name) => aPet(app.db, { name }));
  aPlan(app.db, { fp_name: 'All', fp_start: today, def_feeder: 'Dubia' }, ids);
  const recorded = async () => {
    const lists = await Promise.all(ids.map((id) => app.as(3).get('pet/feeding/list', { id })));
    return lists.map(({ data }) => data.rows.map((row: { progress: number }) => row.progress));
  };
  return { app, recorded };
}

/** Waits until the server knows the progress of each animal's records, and the device that it does. */
async function arrive(recorded: () => Promise<number[][]>, expected: number[][]): Promise<void> {
  await eventually(async () => expect(await recorded()).toEqual(expected));
  await settled(() => currentDeviceQueue().waiting === 0);
}

/** The heading has the animal's sex beside its name. */
const shown = (name: string) => settled(() => heading().startsWith(name));

/** Waits until a tap is meant for the animal that is shown. */
const calm = () => settled(() => document.querySelector('.deck:not([data-waiting])'));

/** A tap at a time, which is returned: a machine that is slow hears of it late. */
function tap(name: string | RegExp, at = performance.now()): number {
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 });
  Object.defineProperty(event, 'timeStamp', { value: at });
  button(name).dispatchEvent(event);
  return at;
}

/** Records an outcome for the current animal. */
async function answer(name: string, how: RegExp): Promise<void> {
  await shown(name);
  await calm();
  await clickButton(how);
}

test('one by one: each animal gets its answer, one is skipped, and the summary counts them', async () => {
  const { app, recorded } = dueToday('Ada', 'Berta', 'Carla', 'Dora');
  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^One by one/);
  await answer('Ada', /^Fed/);
  await answer('Berta', /^Refused/);
  await answer('Carla', /^Offered/);
  await answer('Dora', /^Skip/);
  await settled(() => heading() === 'All done');
  await settled(says('Fed1Refused1Offered1Skipped1'));
  await arrive(recorded, [[0], [2], [1], []]);
});

test('a round for another day says which, while it is walked, interrupted and done', async () => {
  const { app } = dueToday('Ada', 'Berta');
  const yesterday = addDays(today, -1);
  const said = formatShortDay(yesterday);
  await openScreen('/pets/feeding', { app, as: 3 });
  await click(() => field('Yesterday'));
  await clickButton(/^One by one/);
  await answer('Ada', /^Fed/);
  await shown('Berta');
  await settled(says(`2 of 2 · ${said}`));
  await clickLink('Leave the round');
  await settled(says(`· ${said} is not finished`));
  await clickLink('Continue');
  await answer('Berta', /^Fed/);
  await settled(() => heading() === 'All done');
  await settled(says(`· ${said} · 2 animals`));
});

test('a feeder that is half typed is gone with its animal', async () => {
  const { app, recorded } = dueToday('Ada', 'Berta');
  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^One by one/);
  await shown('Ada');
  await clickButton(feeding.newFeeder);
  await settled(() => field(feeding.newFeederName));
  await answer('Ada', /^Fed/);
  await shown('Berta');
  expect((field('Dubia') as HTMLInputElement).checked).toBe(true);
  await answer('Berta', /^Fed/);
  await settled(() => heading() === 'All done');
  await arrive(recorded, [[0], [0]]);
});

test('a feeder that is typed in another case is the one of the list', async () => {
  const { app, recorded } = dueToday('Ada');
  await app.as(3).post('pet/available_feeders/add', { food: 'Cave Cricket' });
  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^One by one/);
  await shown('Ada');
  await clickButton(feeding.newFeeder);
  await settled(() => field(feeding.newFeederName));
  await fill(feeding.newFeederName, 'cave cricket');
  await clickButton(feeding.takeFeeder);
  await settled(() => (field('Cave Cricket') as HTMLInputElement).checked);
  await answer('Ada', /^Fed/);
  await settled(() => heading() === 'All done');
  await arrive(recorded, [[0]]);
  const { rows } = (await app.as(3).get('pet/list')).data;
  expect(rows[0].food).toBe('Cave Cricket');
});

test('how many is asked once somebody wants to say so, of each animal with one tap', async () => {
  const { app, recorded } = dueToday('Ada', 'Berta');
  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^One by one/);
  await shown('Ada');
  expect(says('Not counted')()).toBe(false);
  await clickButton('How many');
  await click(() => field('3 ×'));
  await answer('Ada', /^Fed/);
  await shown('Berta');
  expect((field('Not counted') as HTMLInputElement).checked).toBe(true);
  await answer('Berta', /^Fed/);
  await settled(() => heading() === 'All done');
  await arrive(recorded, [[0], [0]]);
  const { rows } = (await app.as(3).get('pet/list')).data;
  const amounts = await Promise.all(
    rows.map(
      async ({ id }: { id: number }) =>
        (await app.as(3).get('pet/feeding/list', { id })).data.rows[0].amount,
    ),
  );
  expect(amounts.toSorted()).toEqual([3, null]);
});

test('the second half of a double tap feeds no other animal, and takes back no other one', async () => {
  const { app, recorded } = dueToday('Ada', 'Berta', 'Carla');
  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^One by one/);
  await shown('Ada');
  await calm();
  const fed = tap(/^Fed/);
  await shown('Berta');
  tap(/^Fed/, fed + 350);
  await calm();
  await answer('Berta', /^Fed/);
  await shown('Carla');
  await settled(() => currentRound()?.answers.length === 2);
  const undone = tap(/^Undo: Berta/);
  await shown('Berta');
  await settled(() => currentRound()?.answers.length === 1);
  tap(/^Undo: Ada/, undone + 350);
  await answer('Berta', /^Refused/);
  await answer('Carla', /^Skip/);
  await settled(() => heading() === 'All done');
  await arrive(recorded, [[0], [2], []]);
});

test('undo takes the last answer back and shows its animal again', async () => {
  const { app, recorded } = dueToday('Ada', 'Berta');
  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^One by one/);
  await answer('Ada', /^Fed/);
  await shown('Berta');
  await clickButton(/^Undo: Ada/);
  await answer('Ada', /^Refused/);
  await answer('Berta', /^Fed/);
  await settled(() => heading() === 'All done');
  await arrive(recorded, [[2], [0]]);
});

test('as a list: all are fed but those that were tapped', async () => {
  const { app, recorded } = dueToday('Ada', 'Berta', 'Carla');
  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^Tick a list/);
  await clickButton(/Berta/);
  await clickButton('Save 3 animals');
  await settled(() => heading() === 'All done');
  await arrive(recorded, [[0], [2], [0]]);
});

test('a meal that becomes a refusal is told of, and comes back with its animal', async () => {
  const { app, recorded } = dueToday('Ada', 'Berta');
  const { rows } = (await app.as(3).get('pet/list')).data;
  const ids = rows.map(({ id }: { id: number }) => id);
  const eaten = { ids, date_f: today, food: 'Dubia', progress: 0 };
  await app.as(3).post('pet/feeding/feed_many', eaten);
  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^One by one/);
  await answer('Ada', /^Refused/);
  await settled(says('Ada: “fed” becomes “refused”, Dubia'));
  await answer('Berta', /^Fed/);
  await settled(() => heading() === 'All done');
  expect(says('Berta: “')()).toBe(false);
  await arrive(recorded, [[2], [0]]);
  await click(() => document.querySelector<HTMLElement>('.toasts .toast .button'));
  await shown('Ada');
  await arrive(recorded, [[0], [0]]);
});

test('a list says how many earlier outcomes it replaced, also once its round is over', async () => {
  const { app, recorded } = dueToday('Ada', 'Berta', 'Carla');
  const { rows } = (await app.as(3).get('pet/list')).data;
  const ids = rows.map(({ id }: { id: number }) => id);
  const refused = { ids, date_f: today, food: 'Dubia', progress: 2 };
  await app.as(3).post('pet/feeding/feed_many', refused);
  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^Tick a list/);
  await clickButton(/^Save 3/);
  await settled(says('3 earlier outcomes of that day replaced'));
  await arrive(recorded, [[0], [0], [0]]);
  await clickButton('Finish');
  await click(() => document.querySelector<HTMLElement>('.toasts .toast .button'));
  await arrive(recorded, [[2], [2], [2]]);
});

test('a round that was left is offered again where it stopped', async () => {
  const { app } = dueToday('Ada', 'Berta');
  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^One by one/);
  await answer('Ada', /^Fed/);
  await shown('Berta');
  history.back();
  await settled(() => heading() === 'Feeding');
  await settled(says('1 of 2'));
  await clickLink(/^(Continue|Go on)/);
  await shown('Berta');
});

test.each(['Tick a list', 'One by one'])(
  'a round of which something would be forgotten is asked about before "%s" begins another one',
  async (way) => {
    const { app } = dueToday('Ada', 'Berta');
    await openScreen('/pets/feeding', { app, as: 3 });
    await clickButton(/^One by one/);
    await answer('Ada', /^Skip/);
    await shown('Berta');
    await clickLink('Leave the round');
    await settled(says('1 of 2'));
    await clickButton(way);
    await settled(() => dialogTexts()[0]?.includes('the one that was skipped is forgotten'));
    await clickButton('Cancel');
    await settled(() => dialogs().length === 0);
    expect(currentRound()?.answers).toHaveLength(1);
    await clickButton(way);
    await settled(() => dialogs().length === 1);
    await clickButton('Continue');
    await shown('Berta');
    await clickLink('Leave the round');
    await settled(says('1 of 2'));
    await clickButton(way);
    await settled(() => dialogs().length === 1);
    await clickButton('Begin the new one');
    await settled(() => currentRound()?.answers.length === 0 && dialogs().length === 0);
  },
);

test('a round that was only opened makes way, and the rest of one that was discarded comes back', async () => {
  const { app } = dueToday('Ada', 'Berta');
  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^Tick a list/);
  await settled(() => button(/^Save 2/));
  await clickLink('Leave the round');
  await clickButton(/^One by one/);
  await answer('Ada', /^Skip/);
  await shown('Berta');
  await clickLink('Leave the round');
  await clickButton(/^Discard/);
  await settled(says('The rest of Daily round was discarded'));
  expect(currentRound()).toBeNull();
  await click(() => document.querySelector<HTMLElement>('.toasts .toast .button'));
  await settled(says('1 of 2'));
});

test('who has no animals is led to add one', async () => {
  await openScreen('/pets/feeding', { app: createTestApp(), as: 3 });
  await settled(() => document.querySelector('main a[href^="/pets/add"]'));
  expect(() => button(/^One by one/)).toThrow();
});

test('an offer of yesterday that is still open is named in the list, which says what became of it', async () => {
  const { app } = dueToday('Ada', 'Berta');
  const { rows } = (await app.as(3).get('pet/list')).data;
  const offer = { id: rows[0].id, date_f: addDays(today, -1), food: 'Dubia', progress: 1 };
  await app.as(3).post('pet/feeding/feed', offer);
  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^Tick a list/);
  const row = (name: RegExp) => button(name).textContent;
  await settled(() => row(/^Ada/)?.includes('(Dubia): say what became of it.'));
  expect(row(/^Berta/)).not.toContain('became of it');
});

test('who ate yesterday says so in the list, and who was noted today is not due besides', async () => {
  const { app } = dueToday('Ada', 'Berta');
  const { rows } = (await app.as(3).get('pet/list')).data;
  const ada = rows[0].id;
  const fed = (id: number, date_f: string) =>
    app.as(3).post('pet/feeding/feed', { id, date_f, food: 'Dubia', progress: 0 });
  await fed(ada, addDays(today, -1));
  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^Tick a list/);
  const row = (name: RegExp) => button(name).textContent;
  await settled(() => row(/^Ada/)?.includes('fed 1d ago'));
  expect(row(/^Berta/)).not.toContain('ago');
  await clickLink('Leave the round');
  await clickButton(/^Discard/);
  await clickButton(/^One by one/);
  await shown('Ada');
  await settled(says('due today'));
  await fed(ada, today);
  window.dispatchEvent(new Event('online'));
  await settled(says('fed today'));
  expect(says('due today')()).toBe(false);
  await answer('Ada', /^Skip/);
  await shown('Berta');
  await settled(says('due today'));
});

test('at the end of a round along the racks each animal says its number and its place', async () => {
  const app = createTestApp();
  const place = await app.as(3).post('place/add', { name: 'Rack Q', kind: 'rack' });
  const ids = [1, 2].map(() => aPet(app.db, { name: 'B. hamorii' }));
  await app.as(3).put('pet/move', { ids, place_id: place.data.id });
  aPlan(app.db, { fp_name: 'All', fp_start: today, def_feeder: 'Dubia' }, ids);
  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^One by one/);
  for (const id of ids) {
    await settled(() => currentRound()?.pets[currentRound()?.at ?? 0]?.id === id);
    await answer('B. hamorii', /^Refused/);
  }
  await settled(() => heading() === 'All done');
  for (const id of ids) await settled(says(`B. hamorii #${id}Brachypelma hamorii, Rack Q`));
});
