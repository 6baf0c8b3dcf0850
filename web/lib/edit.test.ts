import { afterEach, expect, test } from 'bun:test';
import { aPet, aPlan, aPurchase, aSale, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import {
  button,
  clickButton,
  dialogs,
  field,
  fill,
  heading,
  says,
  settled,
  textOf,
} from '#web/testing/screen.ts';

afterEach(closeScreen);

/** The form is open here; another tab saves meanwhile. */
async function openedTwice(...theirs: object[]) {
  const app = createTestApp();
  const id = aPet(app.db, { name: 'Rosalía', notes: 'calm' });
  await openScreen(`/pets/edit?id=${id}`, { app, as: 3 });
  await settled(() => field('Notes'));
  const read = async () => (await app.as(3).get(`pet/detail/${id}`)).data;
  for (const change of theirs) {
    const { rev } = await read();
    await app.as(3).put('pet/update', { id, if_rev: rev, ...change });
  }
  return read;
}

test('what another tab changed stays when this one changes something else', async () => {
  const read = await openedTwice({ notes: 'bites' });
  await fill('Name', 'Rosa');
  await clickButton('Save changes');
  await settled(() => heading().startsWith('Rosa'));
  expect(await read()).toMatchObject({ name: 'Rosa', notes: 'bites' });
});

test.each([
  ['Entered here', 'shy'],
  ['Stored meanwhile', 'bites'],
])('of a text that both changed both versions are shown: %s', async (side, notes) => {
  const read = await openedTwice({ notes: 'bites', gender: 'f' });
  await fill('Name', 'Rosa');
  await fill('Notes', 'shy');
  await clickButton('Save changes');
  const dialog = await settled(() => dialogs().at(-1));
  expect(textOf(dialog)).toContain('Entered hereshyStored meanwhilebites');
  expect(textOf(dialog)).not.toContain('Sex');
  // it opens at its beginning, however long it is
  expect(document.activeElement?.textContent).toContain('Choose what is kept');
  expect(button('Save choice').disabled).toBe(true);
  field(new RegExp(`^${side}`)).click();
  await settled(() => !button('Save choice').disabled);
  await clickButton('Save choice');
  await settled(() => heading().startsWith('Rosa'));
  expect(await read()).toMatchObject({ name: 'Rosa', notes, gender: 'f' });
});

test('what the form showed already is no conflict, however often it was stored meanwhile', async () => {
  const read = await openedTwice({ notes: 'bites' }, { notes: 'calm' });
  await fill('Notes', 'shy');
  await clickButton('Save changes');
  await settled(() => heading().startsWith('Rosalía'));
  expect(await read()).toMatchObject({ notes: 'shy' });
});

test('who cancels is back in the form, and nothing is stored', async () => {
  const read = await openedTwice({ notes: 'bites' });
  await fill('Notes', 'shy');
  await clickButton('Save changes');
  await settled(says('Changed elsewhere'));
  await clickButton('Cancel');
  await settled(() => dialogs().length === 0);
  expect(field('Notes').value).toBe('shy');
  expect((await read()).notes).toBe('bites');
});

type Form = {
  what: string;
  uid: number;
  add: (app: TestApp) => number;
  page: (id: number) => string;
  /** Their save of the same text, and what is stored then. */
  write: (app: TestApp, id: number, text: string) => Promise<unknown>;
  read: (app: TestApp, id: number) => Promise<string>;
  label: string;
  save: string;
};

const detail = async (app: TestApp, uid: number, path: string) =>
  (await app.as(uid).get(path)).data;

const forms: Form[] = [
  {
    what: 'plan',
    uid: 3,
    add: ({ db }) => aPlan(db),
    page: (id) => `/pets/plans/edit?id=${id}`,
    write: ({ as }, fp_id, fp_name) => as(3).put('plan/update', { fp_id, if_rev: 1, fp_name }),
    read: async (app, id) => (await detail(app, 3, `plan/details/${id}`)).fp_name,
    label: 'Name',
    save: 'Save plan',
  },
  {
    what: 'purchase',
    uid: 3,
    add: ({ db }) => aPurchase(db),
    page: (id) => `/inventory/purchase/edit?id=${id}`,
    write: ({ as }, id, seller) => as(3).post('purchases/update', { id, if_rev: 1, seller }),
    read: async (app, id) => (await detail(app, 3, `purchases/detail/${id}`)).seller,
    label: 'Seller',
    save: 'Save changes',
  },
  {
    what: 'sale',
    uid: 3,
    add: ({ db }) => aSale(db),
    page: (id) => `/inventory/sale/edit?id=${id}`,
    write: ({ as }, slid, buyer_name) =>
      as(3).post('sales/update', { slid, if_rev: 1, buyer_name }),
    read: async (app, id) => (await detail(app, 3, `sales/detail/${id}`)).buyer_name,
    label: 'Buyer',
    save: 'Save changes',
  },
  {
    what: 'species',
    uid: 2,
    add: ({ db }) => speciesId(db),
    page: (id) => `/species/edit?id=${id}`,
    write: ({ as }, sc_id, notes) => as(2).put('species/update', { sc_id, notes }),
    read: async (app, id) => (await detail(app, 2, `species/detail/${id}`)).notes,
    label: 'Notes',
    save: 'Save changes',
  },
  {
    what: 'legal notice',
    uid: 2,
    add: () => 0,
    page: () => '/admin/site',
    write: ({ as }, _, legal_notice) => as(2).put('admin/site/texts', { legal_notice, if_rev: 0 }),
    read: async (app) => (await detail(app, 2, 'site/texts')).legal_notice,
    label: 'Legal notice',
    save: 'Save texts',
  },
  {
    what: 'country',
    uid: 2,
    add: () => 0,
    page: () => '/admin/country_edit?id=MX',
    write: ({ as }, _, name) =>
      as(2).put('admin/countries/update', { code: 'MX', name, if_rev: 1 }),
    read: async (app) => (await detail(app, 2, 'admin/countries/detail/MX')).name,
    label: 'Name',
    save: 'Update country',
  },
  {
    what: 'profile',
    uid: 3,
    add: () => 3,
    page: () => '/profile/edit',
    write: ({ as }, _, uname) => as(3).put('user/update', { uname, if_rev: 1 }),
    read: async (app) => (await detail(app, 3, 'user/me')).data[0].uname,
    label: 'Name',
    save: 'Save',
  },
];

test.each(forms)('the form of a $what asks about what both changed', async (form) => {
  const app = createTestApp();
  const id = form.add(app);
  await openScreen(form.page(id), { app, as: form.uid });
  await settled(() => field(form.label));
  await form.write(app, id, 'Theirs');
  await fill(form.label, 'Mine');
  await clickButton(form.save);
  const dialog = await settled(() => dialogs().at(-1));
  expect(textOf(dialog)).toContain(`${form.label}Entered hereMineStored meanwhileTheirs`);
  expect(await form.read(app, id)).toBe('Theirs');
  field(/^Entered here/).click();
  await settled(() => !button('Save choice').disabled);
  await clickButton('Save choice');
  await settled(() => dialogs().length === 0);
  await settled(() => window.location.pathname !== new URL(form.page(id), 'http://x').pathname);
  expect(await form.read(app, id)).toBe('Mine');
});

test('animals that were put into a plan elsewhere stay in it', async () => {
  const app = createTestApp();
  const [one = 0, other = 0] = [aPet(app.db), aPet(app.db, { name: 'Luna' })];
  const id = aPlan(app.db, {}, [one]);
  await openScreen(`/pets/plans/edit?id=${id}`, { app, as: 3 });
  await settled(() => field('Name'));
  await app.as(3).post('plan/assignment/add_all', { id, pet_ids: [one, other] });
  await fill('Name', 'Sunday');
  await clickButton('Save plan');
  await settled(() => heading() === 'Sunday');
  const { pet_ids } = await detail(app, 3, `plan/edit_details/${id}`);
  expect(pet_ids.toSorted()).toEqual([one, other]);
});

test('an amount and its currency are chosen as one', async () => {
  const app = createTestApp();
  const slid = aSale(app.db, { total_price: 1000 });
  await openScreen(`/inventory/sale/edit?id=${slid}`, { app, as: 3 });
  await settled(() => field('Buyer'));
  await app.as(3).post('sales/update', { slid, if_rev: 1, currency: 'JPY' });
  await fill('Price', '20');
  await clickButton('Save changes');
  const dialog = await settled(() => dialogs().at(-1));
  expect(textOf(dialog)).toContain(
    'Price: €20.00 Shipping: €0.00Stored meanwhilePrice: JP¥10 Shipping: JP¥0',
  );
  field(/^Entered here/).click();
  await settled(() => !button('Save choice').disabled);
  await clickButton('Save choice');
  await settled(() => dialogs().length === 0);
  await settled(() => !window.location.pathname.endsWith('/edit'));
  const sale = await detail(app, 3, `sales/detail/${slid}`);
  expect(sale).toMatchObject({ total_price: 20, currency: 'EUR' });
});
