import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterAll, expect, test } from 'bun:test';
import { molts } from '#src/db/schema.ts';
import { addDays } from '#src/domain/days.ts';
import { aPet, aPlan, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { deviceTasks } from '#web/lib/device.ts';
import { today } from '#web/lib/today.ts';
import { currentRound } from '#web/state/round.ts';
import {
  button,
  clickButton,
  eventually,
  heading,
  pageText,
  says,
  settled,
} from '#web/testing/screen.ts';

afterAll(closeScreen);

test('who refused twice and is near its molt is put into pre-molt in the round, and rests', async () => {
  const app = createTestApp();
  const ago = (days: number) => addDays(today(), -days);
  const [tiki, nyx] = [aPet(app.db, { name: 'Tiki' }), aPet(app.db, { name: 'Nyx' })];
  aPlan(app.db, { fp_start: ago(7), def_feeder: 'Dubia' }, [tiki, nyx]);
  for (const days of [290, 190, 90])
    app.db
      .insert(molts)
      .values({ pet_id: tiki, date_mt: ago(days) })
      .run();
  for (const id of [tiki, nyx])
    for (const days of [20, 8])
      await app.as(3).post('pet/feeding/feed', {
        ...{ id, date_f: ago(days), food: 'Cricket', progress: 2 },
      });
  const preMolt = async () => (await app.as(3).get(`pet/detail/${tiki}`)).data.pre_molt;
  const muted = () => currentRound()?.pets.map((pet) => pet.muted);

  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^One by one/);
  await settled(() => heading().startsWith('Nyx'));
  // refused as often, but nothing is known of its molts
  expect(pageText()).not.toContain('its molt is near');
  await settled(() => document.querySelector('.deck:not([data-waiting])'));
  await clickButton(/^Skip/);
  await settled(() => heading().startsWith('Tiki'));
  await settled(says('It refused 2x, and its molt is near.'));
  await clickButton('Note pre-molt');
  await eventually(async () => expect(await preMolt()).toBe(today()));
  await settled(() => muted()?.join() === '0,1');
  expect(pageText()).not.toContain('its molt is near');
  await clickButton('Undo');
  await eventually(async () => expect(await preMolt()).toBeNull());
  expect(muted()).toEqual([0, 0]);
});

test('who looks like pre-molt is put into it in the deck, or of who refused in the summary', async () => {
  const app = createTestApp();
  const [nyx, tiki] = [aPet(app.db, { name: 'Nyx' }), aPet(app.db, { name: 'Tiki' })];
  aPlan(app.db, { fp_start: addDays(today(), -7), def_feeder: 'Dubia' }, [nyx, tiki]);
  const preMolt = async (id: number) => (await app.as(3).get(`pet/detail/${id}`)).data.pre_molt;

  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^One by one/);
  for (const name of ['Nyx', 'Tiki']) {
    await settled(() => heading().startsWith(name));
    await settled(() => document.querySelector('.deck:not([data-waiting])'));
    if (name === 'Nyx') {
      await clickButton('Pre-molt');
      await eventually(async () => expect(await preMolt(nyx)).toBe(today()));
      await settled(() => buttons('Pre-molt') === 0);
    }
    await clickButton(/^Refused/);
  }
  await settled(() => heading() === 'All done');
  await clickButton('Pre-molt, Tiki');
  await eventually(async () => expect(await preMolt(tiki)).toBe(today()));
  await settled(() => [...document.querySelectorAll('.tag.premolt')].length === 2);
});

test('the undo of the deck takes the pre-molt back that was noted last, and no feeding before it', async () => {
  const app = createTestApp();
  const [nyx, tiki] = [aPet(app.db, { name: 'Nyx' }), aPet(app.db, { name: 'Tiki' })];
  aPlan(app.db, { fp_start: addDays(today(), -7), def_feeder: 'Dubia' }, [nyx, tiki]);
  const preMolt = async () => (await app.as(3).get(`pet/detail/${tiki}`)).data.pre_molt;
  const isCalm = () => document.querySelector('.deck:not([data-waiting])');

  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^One by one/);
  await settled(() => heading().startsWith('Nyx'));
  await settled(isCalm);
  await clickButton(/^Refused/);
  await settled(() => heading().startsWith('Tiki'));
  await clickButton('Pre-molt');
  await settled(() => currentRound()?.preMolt?.id === tiki);
  await clickButton(/^Undo: Tiki, Pre-molt/);
  await eventually(async () => expect(await preMolt()).toBeNull());
  await settled(
    () =>
      currentRound()
        ?.pets.map((pet) => pet.muted)
        .join() === '0,0',
  );
  expect(heading()).toStartWith('Tiki');
  expect(currentRound()?.answers.map(({ outcome }) => outcome)).toEqual(['refused']);
  await settled(() => !currentRound()?.preMolt);
  await clickButton(/^Undo: Nyx, Refused/);
  await settled(() => heading().startsWith('Nyx'));
});

test('a pre-molt that was ended elsewhere is not what the undo of the deck takes back', async () => {
  const app = createTestApp();
  const [nyx, tiki] = [aPet(app.db, { name: 'Nyx' }), aPet(app.db, { name: 'Tiki' })];
  aPlan(app.db, { fp_start: addDays(today(), -7), def_feeder: 'Dubia' }, [nyx, tiki]);
  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^One by one/);
  await settled(() => heading().startsWith('Nyx'));
  await settled(() => document.querySelector('.deck:not([data-waiting])'));
  await clickButton(/^Refused/);
  await settled(() => heading().startsWith('Tiki'));
  await clickButton('Pre-molt');
  await settled(() => button(/^Undo: Tiki, Pre-molt/));
  const tasks = await settled(deviceTasks);
  await tasks.sender.now();
  await app.as(3).put('pet/pre_molt', { id: tiki, pre_molt: null });
  await tasks.sync.now();
  await clickButton(/^Undo: Nyx, Refused/);
  await settled(() => heading().startsWith('Nyx'));
});

const buttons = (name: string) =>
  [...document.querySelectorAll('button')].filter(({ textContent }) => textContent === name).length;

test('a snake before its shed is left alone in words of its own', async () => {
  const app = createTestApp();
  const juno = aPet(app.db, { name: 'Juno', sc_id: speciesId(app.db, 'Python regius') });
  aPlan(app.db, { fp_start: addDays(today(), -7) }, [juno]);
  await app.as(3).put('pet/pre_molt', { id: juno, pre_molt: today() });
  await openScreen('/pets/feeding', { app, as: 3 });
  await clickButton(/^One by one/);
  await settled(says('In pre-shed: better leave it alone.'));
  expect(pageText()).not.toMatch(/\bmolt/i);
});
