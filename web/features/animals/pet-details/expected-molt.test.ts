import { atDesk } from '#web/testing/dom.ts';
import { closeScreen, openScreen, withoutDevice } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { addDays } from '#src/domain/days.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { today } from '#web/lib/today.ts';
import { clickButton, eventually, pageText, says, settled } from '#web/testing/screen.ts';

atDesk();
withoutDevice();
afterEach(closeScreen);

/** Molts with the same days between them, the last one 95 days ago. */
async function molted({ as }: TestApp, id: number, times: number) {
  for (let nth = 0; nth < times; nth++)
    await as(3).post('pet/molt/add', { id, date_mt: addDays(today(), -95 - nth * 100) });
}

const refused = ({ as }: TestApp, id: number, ago: number) =>
  as(3).post('pet/feeding/feed', {
    ...{ id, date_f: addDays(today(), -ago), food: 'Cricket', progress: 2 },
  });

test('an expected molt is shown with its reason; after two refusals pre-molt is one tap away', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Nyx' });
  await molted(app, id, 4);
  await refused(app, id, 9);
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await settled(says('Expected molt'));
  await settled(says('Its last gaps: 100, 100, 100 days; 95 days now; refused once.'));
  expect(document.querySelector('.spans .span.begun')).not.toBeNull();
  expect(pageText()).not.toContain('its molt is near');
  await closeScreen();

  await refused(app, id, 2);
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await settled(says('It refused 2x, and its molt is near.'));
  await clickButton('Note pre-molt');
  await settled(says('in pre-molt since today.'));
  expect(pageText()).not.toContain('Note pre-molt');
  expect((await app.as(3).get(`pet/detail/${id}`)).data.pre_molt).toBe(today());
  await clickButton('Undo');
  await eventually(async () => {
    expect((await app.as(3).get(`pet/detail/${id}`)).data.pre_molt).toBeNull();
  });
});

test('nothing is said after two molts, nor to who only reads', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Nyx' });
  await molted(app, id, 2);
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await settled(says('History'));
  expect(pageText()).not.toContain('Expected molt');
  await closeScreen();

  await molted(app, id, 4);
  for (const ago of [9, 2]) await refused(app, id, ago);
  await openScreen(`/pets/details?id=${id}`, { app, as: 2 });
  await settled(says('Expected molt'));
  expect(pageText()).not.toContain('Note pre-molt');
});
