import { closeScreen, openScreen, withoutDevice } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import { nameOf } from '#web/device/entries.ts';
import { currentDeviceQueue, showDeviceQueue, type WaitingLine } from '#web/state/shown-queue.ts';
import { button, clickButton, heading, pageText, says, settled } from '#web/testing/screen.ts';

withoutDevice();

const chosen: WaitingLine = {
  ...{ place: 1, write: 'POST /user_config/set', name: '', at: '2026-03-01T20:00:00Z' },
  body: { conf_key: 'last_feeder', conf_val: '"Locust"' },
  ...{
    pet: null,
    canUndo: false,
    mayHaveArrived: false,
    dependents: 0,
    records: 1,
    bytes: null,
    fileName: '',
    isHeld: false,
  },
};

afterEach(closeScreen);

test('that nothing waits is said once the device was asked', async () => {
  await openScreen('/pets/waiting', { app: createTestApp(), as: 3 });
  await settled(() => heading() === 'What waits');
  // where another file has started a device, that was asked already
  showDeviceQueue({ ...currentDeviceQueue(), isRead: false });
  await settled(() => !pageText().includes('Nothing waits'));
  showDeviceQueue({ ...currentDeviceQueue(), isRead: true });
  await settled(says('Nothing waits'));
  showDeviceQueue(null);
});

test('what can not be sent now is said to be tried again', async () => {
  await openScreen('/pets/waiting', { app: createTestApp(), as: 3 });
  showDeviceQueue({ ...currentDeviceQueue(), isRead: true, waiting: 1, lines: [chosen] });
  await settled(says('Feeder to propose next, Locust'));
  await clickButton('Send now');
  await settled(says('It could not be sent yet'));
  showDeviceQueue(null);
});

test('each heading counts the records of the lines below it', async () => {
  await openScreen('/pets/waiting', { app: createTestApp(), as: 3 });
  const lines = [1, 2, 3].map((place) => ({ ...chosen, place, records: place, isHeld: place > 1 }));
  showDeviceQueue({ ...currentDeviceQueue(), isRead: true, waiting: 1, lines });
  await settled(says('1 waits'));
  const counts = [...document.querySelectorAll('h2')].map((head) => head.textContent);
  expect(counts).toEqual(['1 waits', '5 wait behind what needs you']);
  // and so does each line that is several
  const rows = [...document.querySelectorAll('main li')].map((row) => row.textContent);
  expect(rows.map((row) => /\d+ records/.exec(row ?? '')?.[0])).toEqual([
    undefined,
    '2 records',
    '3 records',
  ]);
  showDeviceQueue(null);
});

test('what is of another day than it was noted on says so', async () => {
  await openScreen('/pets/waiting', { app: createTestApp(), as: 3 });
  const fed = { ...chosen, write: 'POST /pet/feeding/feed', name: 'Anna' };
  const lines = ['2026-02-28', '2026-03-01'].map((date_f, place) => ({
    ...{ ...fed, place, body: { date_f, food: 'Locust', progress: 0 } },
  }));
  showDeviceQueue({ ...currentDeviceQueue(), isRead: true, waiting: 2, lines });
  await settled(says('Fed, Locust, 28 Feb, '));
  expect(pageText()).toContain('Fed, Locust, 1 Mar');
  expect(pageText()).not.toContain('1 Mar, 1 Mar');
  showDeviceQueue(null);
});

test('what is about no animal is named once', async () => {
  await openScreen('/pets/waiting', { app: createTestApp(), as: 3 });
  const line = { ...chosen, canUndo: true };
  showDeviceQueue({ ...currentDeviceQueue(), isRead: true, waiting: 1, lines: [line] });
  await settled(says('Feeder to propose next, Locust'));
  expect(pageText().split('Feeder to propose next')).toHaveLength(2);
  expect(button('Undo: Feeder to propose next, Locust')).toBeDefined();
  showDeviceQueue(null);
});

test.each([
  [['Ada'], 'Ada'],
  [['Ada', 'Berta', 'Carl', 'Dora'], 'Ada, Berta, Carl, Dora'],
  [['Ada', 'Berta', 'Carl', 'Dora', 'Emil'], 'Ada, Berta, Carl +2'],
])('what is about %j is called %s', (names, said) => {
  expect(nameOf({ names })).toBe(said);
});

test('a measurement says its value, a move its place', async () => {
  await openScreen('/pets/waiting', { app: createTestApp(), as: 3 });
  const weight = { kind: 'weight', value: 14.5 };
  const lines = [
    { ...chosen, place: 1, name: 'Ada', write: 'POST /pet/measurement/add', body: weight },
    { ...chosen, place: 2, name: 'Bea', write: 'PUT /pet/move', body: {}, where: 'Rack B' },
  ];
  showDeviceQueue({ ...currentDeviceQueue(), isRead: true, waiting: 2, lines });
  await settled(says('Measured, 14.5 g'));
  expect(pageText()).toContain('Place, Rack B');
  showDeviceQueue(null);
});

test.each([
  ['PUT /pet/decrement_count', { id: 1, count: 1 }, 'One animal less'],
  ['PUT /pet/increment_count', { id: 1, count: 3 }, '3 animals more'],
  ['POST /pet/archive_part', { id: 1, count: 1 }, 'One animal archived'],
  ['POST /pet/archive_part', { id: 1, count: 2 }, '2 animals archived'],
  ['PUT /pet/update', { id: 1, notes: 'Bites', if_rev: 2 }, 'Notes changed'],
  ['PUT /pet/molt/update', { id: 1, size: 3 }, 'Molt changed, 3 cm'],
  ['PUT /pet/molt/update_gender', { id: 1, gender: 'f' }, 'Sex, Female'],
])('%s is named by what was done', async (write, body, said) => {
  await openScreen('/pets/waiting', { app: createTestApp(), as: 3 });
  const lines = [{ ...chosen, name: 'Ada', write, body }];
  showDeviceQueue({ ...currentDeviceQueue(), isRead: true, waiting: 1, lines });
  await settled(says(`${said}, `));
  showDeviceQueue(null);
});

test('what was overridden stands above what waits, with what stays instead', async () => {
  await openScreen('/pets/waiting', { app: createTestApp(), as: 3 });
  const line = { ...chosen, name: 'Ada', write: 'POST /pet/measurement/add' };
  const of = (value: number) => ({ body: { kind: 'weight', value } });
  const stays = { write: line.write, ...of(44) };
  const overridden = { line: { ...line, ...of(37) }, stays };
  const { name, pet, at, write } = line;
  const told = [{ key: 'a', name, pet, at, write, overridden }];
  showDeviceQueue({ ...currentDeviceQueue(), isRead: true, told });
  await settled(says('One record was not taken'));
  expect(pageText()).toContain('Measured, 37 g');
  expect(pageText()).toContain('44 g stays');
  expect(pageText()).not.toContain('Nothing waits');
  expect(button(/^Got it: Ada/)).toBeDefined();
  history.pushState(null, '', '/pets');
  await settled(() => document.querySelector('.needs-you')?.textContent?.includes('Ada'));
  showDeviceQueue(null);
});

test('who gives up a place reads what goes with it, and where what was put into it stays', async () => {
  await openScreen('/pets/waiting', { app: createTestApp(), as: 3 });
  const refused = {
    ...{ place: 1, name: 'Box 7', error: 'Too many', isConflict: false, mend: null },
    ...{ speciesGone: null, isAnimalGone: false },
    goes: { along: 1, stay: 3, into: 'Cellar' },
    line: { ...chosen, write: 'POST /place/add', body: { kind: 'box', name: 'Box 7' } },
  };
  showDeviceQueue({ ...currentDeviceQueue(), isRead: true, refused: [refused] });
  await clickButton('Give up');
  await settled(says('1 later record of it goes with it.'));
  expect(pageText()).toContain('3 that you put there stay, and are in “Cellar” then.');
  await clickButton('Cancel');
  showDeviceQueue(null);
});

test('of an animal that was deleted elsewhere it is said', async () => {
  await openScreen('/pets/waiting', { app: createTestApp(), as: 3 });
  const refused = {
    ...{ place: 1, name: 'Klara', error: 'Pet not found', isConflict: false, mend: null },
    ...{ speciesGone: null, isAnimalGone: true, goes: { along: 0, stay: 0, into: '' } },
    line: { ...chosen, write: 'POST /pet/events/add', body: { event: 'Fell' } },
  };
  showDeviceQueue({ ...currentDeviceQueue(), isRead: true, refused: [refused] });
  await settled(says('The animal was deleted elsewhere meanwhile.'));
  expect(pageText()).not.toContain('Pet not found');
  showDeviceQueue(null);
});
