import { afterEach, beforeEach, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { users } from '#src/db/schema.ts';
import { aPet } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import {
  button,
  click,
  clickButton,
  clickLink,
  dialogs,
  field,
  fill,
  heading,
  pageText,
  settled,
  textOf,
} from '#web/testing/screen.ts';

let app: TestApp;
let old: number;
let kept: number;

// Berta (3) may edit species.
beforeEach(async () => {
  app = createTestApp();
  app.db.update(users).set({ can_edit_sp: 1 }).where(eq(users.uid, 3)).run();
  const add = async (fields: object) =>
    (await app.as(2).post('species/add', { an_type: 'tarantula', ...fields })).data.id;
  old = await add({ sc_name: 'Testus duplus', humidity: 2 });
  kept = await add({ sc_name: 'Testus novus' });
  aPet(app.db, { uid: 3, name: 'Frida', sc_id: old });
  aPet(app.db, { uid: 4, sc_id: old });
});
afterEach(closeScreen);

const shows = (text: string) => settled(() => pageText().includes(text));
const dialog = () => textOf(dialogs().at(-1) as Element);
const says = (text: string) => settled(() => dialog().includes(text));
const option = (text: string) =>
  [...document.querySelectorAll<HTMLElement>('[role=option]')].find((one) =>
    one.textContent?.includes(text),
  ) ?? null;

test('a doubled species is merged from its page, after it was said what that changes', async () => {
  await openScreen(`/species/edit?id=${old}`, { app, as: 3 });
  await clickButton('Merge into another species');
  await settled(() => !field('Species that stays').hasAttribute('readonly'));
  expect(button('Merge').disabled).toBe(true);
  await fill('Species that stays', 'testus nov');
  await settled(() => option('Testus novus') !== null && option('duplus') === null);
  await click(() => option('Testus novus'));
  await says('2 pets of 2 keepers, archived ones included');
  expect(dialog()).toContain('Testus novus takes over what it does not say itself: humidity.');
  expect(dialog()).toContain('This can’t be undone.');
  expect(dialog()).not.toContain('purchase');
  await clickButton('Merge');
  await settled(() => heading() === 'Testus novus');
  await shows('Testus duplus was merged into Testus novus');
  await shows('Frida');
  await shows('Also known as');
  await shows('Testus duplus merged into it');
  expect(window.location.search).toBe(`?id=${kept}`);
});

test('a name that another species has leads to the merge with it', async () => {
  await openScreen(`/species/edit?id=${old}`, { app, as: 3 });
  await fill('Scientific name', 'Testus NOVUS');
  await clickButton('Save changes');
  await shows('Testus novus is in the list already. This species can be merged into it.');
  await clickButton('Merge instead');
  await settled(() => field('Species that stays').value === 'Testus novus');
  await says('2 pets of 2 keepers');
  await clickButton('Merge');
  await settled(() => heading() === 'Testus novus');
});

test('species of two animal types are not merged, and the field says why', async () => {
  await app.as(2).put('species/update', { sc_id: kept, an_type: 'spider' });
  await openScreen(`/species/edit?id=${old}`, { app, as: 3 });
  await clickButton('Merge into another species');
  await settled(() => !field('Species that stays').hasAttribute('readonly'));
  await fill('Species that stays', 'testus nov');
  await click(() => option('Testus novus'));
  await says('are of two animal types. Correct the type of one first.');
  expect(button('Merge').disabled).toBe(true);
  expect(dialogs()).toHaveLength(1);
});

test('the address of a merged species leads to the kept one, and the log says both', async () => {
  await app.as(3).post('species/merge', { sc_id: old, into: kept });
  await openScreen(`/species/details?id=${old}`, { app, as: 4 });
  await settled(() => window.location.search === `?id=${kept}`);
  await settled(() => heading() === 'Testus novus');
  await clickLink(/^Change \d+/);
  await settled(() => /^Change \d+$/.test(heading()));
  await shows('Merged into it');
  await closeScreen();
  await openScreen(`/species/log?id=${old}`, { app, as: 4 });
  await shows('Merged into Testus novus');
});
