import { afterEach, expect, test } from 'bun:test';
import { today } from '#web/lib/today.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp } from '#src/testing/test-app.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import {
  button,
  click,
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

type Kind = {
  kind: string;
  add: [call: string, body: object];
  edit: string;
  /** The call and the two fields that are changed elsewhere; the first is changed here, too. */
  update: string;
  theirs: Record<string, unknown>;
  label: string;
  typed: string;
  shown: string;
  /** Their version in the history. */
  entry: string;
};

const day = '2026-01-05';

const kinds: Kind[] = [
  {
    kind: 'feeding',
    add: ['pet/feeding/feed', { date_f: day, food: 'Dubia', progress: 1 }],
    edit: 'Edit Offered',
    update: 'pet/feeding/update',
    theirs: { date_f: '2026-01-03', progress: 2 },
    label: 'When',
    typed: '2026-01-04',
    shown: 'WhenEntered here4 Jan 2026Stored meanwhile3 Jan 2026',
    entry: '3 JanRefused Dubia',
  },
  {
    kind: 'molt',
    add: ['pet/molt/add', { date_mt: day, size: 3 }],
    edit: 'Edit Molt',
    update: 'pet/molt/update',
    theirs: { size: 4.5, date_mt: '2026-01-03' },
    label: 'Size after the molt',
    typed: '4',
    shown: 'Size after the moltEntered here4 cmStored meanwhile4.5 cm',
    entry: '3 JanMolt 4.5 cm',
  },
  {
    kind: 'event',
    add: ['pet/events/add', { date_ev: day, event: 'Paired' }],
    edit: 'Edit Event',
    update: 'pet/events/update',
    theirs: { event: 'Paired twice', date_ev: '2026-01-03' },
    label: 'What happened, or is planned',
    typed: 'Paired once',
    shown: 'Entered herePaired onceStored meanwhilePaired twice',
    entry: '3 JanEvent Paired twice',
  },
  {
    kind: 'measurement',
    add: ['pet/measurement/add', { date_ms: day, kind: 'leg_span', value: 3 }],
    edit: 'Edit Leg span',
    update: 'pet/measurement/update',
    theirs: { value: 4.5, date_ms: '2026-01-03' },
    label: 'Centimetres',
    typed: '4',
    shown: 'ValueEntered here4Stored meanwhile4.5',
    entry: '3 JanLeg span 4.5 cm',
  },
];

/** The dialog of the entry is open here; another tab changes two of its fields. */
async function openedTwice({ kind, add: [call, body], edit, update, theirs }: Kind) {
  const app = createTestApp();
  const pet = aPet(app.db);
  const { id } = (await app.as(3).post(call, { id: pet, ...body })).data;
  await openScreen(`/pets/details?id=${pet}`, { app, as: 3 });
  await clickButton(new RegExp(`^${edit}`));
  const change = (fields: object) => app.as(3).put(update, { id, if_rev: 1, ...fields });
  expect((await change(theirs)).status).toBe(200);
  const read = async () =>
    (await app.as(3).get(`pet/${kind === 'event' ? 'events' : kind}/list`, { id: pet })).data
      .rows[0];
  return { read, change };
}

const undoLast = () =>
  click(() => document.querySelector<HTMLElement>('.toasts > :last-child .button') as HTMLElement);

test.each(kinds)('of a $kind both versions of what both changed are shown', async (kind) => {
  const { read } = await openedTwice(kind);
  const theirs = await read();
  await fill(kind.label, kind.typed);
  await clickButton(/^Save/);
  const dialog = await settled(() => dialogs().find((one) => says('Changed elsewhere')() && one));
  await settled(() => textOf(dialogs().at(-1) ?? dialog).includes(kind.shown));
  expect(await read()).toEqual(theirs);
  field(/^Entered here/).click();
  await settled(() => !button('Save choice').disabled);
  await clickButton('Save choice');
  await settled(() => dialogs().length === 0);
  const [name = ''] = Object.keys(kind.theirs);
  expect(await read()).toMatchObject({ ...kind.theirs, [name]: expect.anything() });
  expect((await read())[name]).not.toEqual(kind.theirs[name]);
  // the undo brings back what was stored before, also where it came from elsewhere
  await undoLast();
  await eventually(async () => expect(await read()).toEqual({ ...theirs, rev: theirs.rev + 2 }));
  await settled(says(kind.entry));
});

test('who cancels is back in the dialog of the entry with what was typed', async () => {
  const [, , event] = kinds as [Kind, Kind, Kind];
  const { read } = await openedTwice(event);
  await fill(event.label, event.typed);
  await clickButton(/^Save/);
  await settled(says('Changed elsewhere'));
  await clickButton('Cancel');
  await settled(() => dialogs().length === 1);
  expect(field(event.label).value).toBe(event.typed);
  expect((await read()).event).toBe('Paired twice');
});

test('an undo takes back what was changed here, and nothing that was since', async () => {
  const app = createTestApp();
  const pet = aPet(app.db);
  const { id } = (await app.as(3).post('pet/molt/add', { id: pet, date_mt: day, size: 3 })).data;
  const read = async () => (await app.as(3).get('pet/molt/list', { id: pet })).data.rows[0];
  await openScreen(`/pets/details?id=${pet}`, { app, as: 3 });
  await clickButton(/^Edit Molt/);
  await fill('Size after the molt', '4');
  await clickButton('Save');
  await settled(says('5 JanMolt 4 cm'));
  await app.as(3).put('pet/molt/update', { id, date_mt: '2026-01-03' });
  await undoLast();
  await settled(says('3 JanMolt 3 cm'));
  expect(await read()).toMatchObject({ date_mt: '2026-01-03', size: 3 });
});

test('a feeding that is deleted and brought back is not the newest of its day by that', async () => {
  const app = createTestApp();
  const id = aPet(app.db);
  const feed = (food: string, progress: number, recorded_at: string) =>
    app.as(3).post('pet/feeding/feed', { id, date_f: day, food, progress, recorded_at });
  await feed('Dubia', 2, `${day}T08:00:00Z`);
  await feed('Cricket', 0, `${day}T20:00:00Z`);
  await openScreen(`/pets/details?id=${id}`, { app, as: 3 });
  await clickButton(/^Edit Refused/);
  await clickButton('Delete');
  await settled(() => !says('Refused Dubia')());
  await undoLast();
  await settled(says('Refused Dubia'));
  const { progress, refusals } = (await app.as(3).get(`pet/detail/${id}`)).data;
  expect({ progress, refusals }).toEqual({ progress: 0, refusals: 0 });
});

test('an undo of what was changed elsewhere since says so, and stores nothing', async () => {
  const app = createTestApp();
  const pet = aPet(app.db);
  const { id } = (await app.as(3).post('pet/molt/add', { id: pet, date_mt: day, size: 3 })).data;
  await openScreen(`/pets/details?id=${pet}`, { app, as: 3 });
  await clickButton(/^Edit Molt/);
  await fill('Size after the molt', '4');
  await clickButton('Save');
  await settled(says('5 JanMolt 4 cm'));
  await app.as(3).put('pet/molt/update', { id, size: 5 });
  await undoLast();
  await settled(says('This was changed elsewhere meanwhile. Nothing was stored.'));
  expect((await app.as(3).get('pet/molt/list', { id: pet })).data.rows).toMatchObject([
    { size: 5 },
  ]);
});

test('a size that was noted elsewhere after one tap is asked about', async () => {
  const app = createTestApp();
  const pet = aPet(app.db);
  await openScreen(`/pets/quickview?id=${pet}`, { app, as: 3 });
  await clickButton('Molted');
  await settled(says('Molt noted'));
  await app.as(3).post('pet/molt/add', { id: pet, date_mt: today(), size: 5 });
  await fill('Size after the molt', '3');
  await clickButton('Save molt');
  await settled(says('Size after the moltEntered here3 cmStored meanwhile5 cm'));
  field(/^Stored meanwhile/).click();
  await settled(() => !button('Save choice').disabled);
  await clickButton('Save choice');
  await settled(() => dialogs().length === 0);
  expect((await app.as(3).get('pet/molt/list', { id: pet })).data.rows).toMatchObject([
    { size: 5 },
  ]);
});
