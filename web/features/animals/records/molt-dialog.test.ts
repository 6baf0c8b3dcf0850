import { afterEach, expect, test } from 'bun:test';
import { addDays } from '#src/domain/days.ts';
import { aPet, speciesId } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { today } from '#web/lib/today.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import {
  clickButton,
  dialogs,
  eventually,
  field,
  fill,
  says,
  settled,
  textOf,
} from '#web/testing/screen.ts';

afterEach(closeScreen);

/** The page of an animal that molted so many days ago, 4.5 cm long, with the dialog of a molt open. */
async function opened(ago: number, an_count = 1) {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa', an_count });
  const before = addDays(today(), -ago);
  await app.as(3).post('pet/molt/add', { id, date_mt: before, size: 4.5 });
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await clickButton('Molted');
  await settled(says('4.5 cm before'));
  const sizes = async () =>
    (await app.as(3).get('pet/molt/list', { id })).data.rows.map(
      (row: { size: number | null }) => row.size,
    );
  return { app, id, sizes };
}

test('a size that nobody says is not stored, and not shown as if it were', async () => {
  const { sizes } = await opened(90);
  expect(field('Size after the molt').value).toBe('');
  await clickButton('Save molt');
  await settled(() => dialogs().length === 0);
  await eventually(async () => expect(await sizes()).toEqual([null, 4.5]));
});

test('who measured the same size again says so with one tap', async () => {
  const { sizes } = await opened(90);
  await clickButton('Same size');
  await settled(() => field('Size after the molt').value === '4.5');
  await clickButton('Save molt');
  await eventually(async () => expect(await sizes()).toEqual([4.5, 4.5]));
});

test('a molt without a size stays without one when its note is edited', async () => {
  const { app, id, sizes } = await opened(90);
  await clickButton('Cancel');
  await app.as(3).post('pet/molt/add', { id, date_mt: addDays(today(), -3), size: null });
  closeScreen();
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await clickButton(/^Edit Molt/);
  await settled(says('4.5 cm before'));
  expect(field('Size after the molt').value).toBe('');
  await clickButton('Save');
  await settled(() => dialogs().length === 0);
  await eventually(async () => expect(await sizes()).toEqual([null, 4.5]));
});

test('a second molt within a few days is asked about once', async () => {
  const { sizes } = await opened(3);
  await clickButton('Save molt');
  await settled(says(/A molt on .* is noted already. Is this another one\?/));
  expect(await sizes()).toEqual([4.5]);
  await clickButton('Save as it is');
  await eventually(async () => expect(await sizes()).toEqual([null, 4.5]));
});

test('of several animals another molts a few days later', async () => {
  const { sizes } = await opened(3, 5);
  await clickButton('Save molt');
  await eventually(async () => expect(await sizes()).toEqual([null, 4.5]));
});

test('the size of an animal whose body is measured is its body length, also after a molt', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa' });
  const day = addDays(today(), -90);
  const body = { kind: 'body_length', value: 5 };
  await app.as(3).post('pet/measurement/add', { id, date_ms: day, ...body });
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await clickButton('Molted');
  await settled(says('5 cm before'));
  await fill('Body length', '5.6');
  await clickButton('Save molt');
  await settled(() => dialogs().length === 0);
  const stored = async () => ({
    molts: (await app.as(3).get('pet/molt/list', { id })).data.rows,
    lengths: (await app.as(3).get('pet/measurement/list', { id })).data.rows,
  });
  await eventually(async () =>
    expect(await stored()).toMatchObject({
      molts: [{ date_mt: today(), size: null }],
      lengths: [{ date_ms: today(), kind: 'body_length', value: 5.6 }, body],
    }),
  );
  await clickButton('Undo');
  await eventually(async () =>
    expect(await stored()).toMatchObject({ molts: [], lengths: [body] }),
  );
});

test('a molt without a size of an animal whose body is measured gets its body length, too', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa' });
  const [before, molted] = [addDays(today(), -90), addDays(today(), -10)];
  const body = { kind: 'body_length', value: 5 };
  await app.as(3).post('pet/measurement/add', { id, date_ms: before, ...body });
  await app.as(3).post('pet/molt/add', { id, date_mt: molted });
  const stored = async () => ({
    molts: (await app.as(3).get('pet/molt/list', { id })).data.rows,
    lengths: (await app.as(3).get('pet/measurement/list', { id })).data.rows,
  });
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await clickButton(/^Edit Molt/);
  await fill('Body length', '5.6');
  await clickButton('Save');
  await settled(() => dialogs().length === 0);
  const added = {
    molts: [{ date_mt: molted, size: null }],
    lengths: [{ date_ms: molted, kind: 'body_length', value: 5.6 }, body],
  };
  await eventually(async () => expect(await stored()).toMatchObject(added));
  await clickButton('Undo');
  await eventually(async () => expect(await stored()).toMatchObject({ lengths: [body] }));
  await eventually(async () => expect((await stored()).lengths).toHaveLength(1));
  expect((await stored()).molts).toMatchObject([{ date_mt: molted, size: null }]);
});

test('the body length of a molt is changed where its molt is, and moves with its day', async () => {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosa' });
  const [molted, other] = [addDays(today(), -10), addDays(today(), -12)];
  const body = { kind: 'body_length', value: 5 };
  await app.as(3).post('pet/measurement/add', { id, date_ms: molted, ...body });
  await app.as(3).post('pet/molt/add', { id, date_mt: molted });
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await clickButton(/^Edit Molt/);
  await settled(() => (field('Body length') as HTMLInputElement).value === '5');
  await fill('Body length', '5.2');
  await fill('When', other);
  await clickButton('Save');
  await eventually(async () =>
    expect((await app.as(3).get('pet/measurement/list', { id })).data.rows).toMatchObject([
      { date_ms: other, kind: 'body_length', value: 5.2 },
    ]),
  );
});

test.each([
  ['Brachypelma hamorii', 'Exuvia', 'Popped'],
  ['Python regius', 'Probed', 'Exuvia'],
])('how the sex of a %s was seen is asked in its own ways', async (species, offered, other) => {
  const app = createTestApp();
  const id = aPet(app.db, { gender: 'other', sc_id: speciesId(app.db, species) });
  await app.as(3).post('pet/molt/add', { id, date_mt: today(), gender: 'f' });
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await clickButton(/^Edit (Molt|Shed)/);
  await settled(() => dialogs().length === 1 && field(offered));
  expect(textOf(dialogs()[0] as Element)).not.toContain(other);
});
