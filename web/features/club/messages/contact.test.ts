import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { createTestApp } from '#src/testing/test-app.ts';
import {
  clickButton,
  clickLink,
  field,
  fill,
  heading,
  link,
  pageText,
  settled,
} from '#web/testing/screen.ts';

afterEach(closeScreen);

test('a message without words is not sent', async () => {
  await openScreen('/contact', { app: createTestApp() });
  await fill('Email address', 'visitor@example.org');
  await clickButton('Send message');
  await settled(() => pageText().includes('Missing E-Mail or message'));
});

test('an address that is none is told where it was typed', async () => {
  await openScreen('/contact', { app: createTestApp() });
  await fill('Email address', 'visitor@example');
  await fill('Message', 'Do you sell slings?');
  await clickButton('Send message');
  const wrong = await settled(() => document.querySelector('[aria-invalid=true]'));
  expect(wrong).toBe(field('Email address')!);
  expect(document.querySelectorAll('[aria-invalid=true]').length).toBe(1);
});

test('a visitor’s message reaches the administrator', async () => {
  const app = createTestApp();
  await openScreen('/contact', { app });
  await fill('Email address', 'visitor@example.org');
  await fill('Message', 'Do you sell <b>slings</b>?');
  await clickButton('Send message');
  await settled(() => pageText().includes('Your message was sent to the administrator.'));
  const { data } = await app.as(2).get('admin/contact_messages/list');
  expect(data.rows[0]).toMatchObject({ email: 'visitor@example.org', uid: null });
});

test('a keeper’s address is filled in', async () => {
  await openScreen('/contact', { app: createTestApp(), as: 3 });
  const email = await settled(() => field('Email address'));
  expect(email.value).toBe('berta@example.org');
});

test('a keeper reads on Today that the administrator replied, until it was read', async () => {
  const app = createTestApp();
  const ask = async (message: string) =>
    (await app.as(3).post('contact_messages/add', { email: 'berta@example.org', message })).data.id;
  const reply = (id: number, words: string) =>
    app.as(2).post('admin/contact_messages/reply', { id, reply: words });
  const [first, second] = [await ask('Which light?'), await ask('Which soil?')];
  await reply(first, 'None');
  await reply(second, 'Peat');
  await openScreen('/', { app, as: 3 });
  await clickLink('2 new replies from the administrator');
  await settled(() => pageText().split('1, new').length === 3);
  await clickLink('Which light?');
  await settled(() => pageText().includes('None'));
  await clickLink('Today');
  await clickLink('1 new reply from the administrator');
  await settled(() => pageText().includes('Peat'));
  await settled(
    async () => (await app.as(3).get('user_config/get/last_reply')).data.conf_val === '2',
  );
  await clickLink('Today');
  await settled(() => document.querySelector('main .parts'));
  expect(pageText()).not.toContain('from the administrator');
});

test('who writes is told where replies are found', async () => {
  const app = createTestApp();
  await openScreen('/contact', { app });
  expect(pageText()).toContain('Replies come by email.');
  closeScreen();
  await openScreen('/contact', { app, as: 3 });
  await clickLink('Sent messages');
  await settled(() => heading() === 'Sent messages');
});

test.each([
  { who: 'a visitor', as: undefined, admin: false },
  { who: 'a keeper', as: 3, admin: false },
  { who: 'the administrator', as: 2, admin: true },
])('the sitemap lists the messages for $who', async ({ as, admin }) => {
  await openScreen('/sitemap', { app: createTestApp(), ...(as === undefined ? {} : { as }) });
  await settled(() => link('Import pets'));
  const has = (href: string) => document.querySelector(`main a[href="${href}"]`) !== null;
  expect([has('/admin/messages'), has('/admin')]).toEqual([true, admin]);
});

test('a species that a keeper asks for is added without writing it again', async () => {
  const app = createTestApp();
  const sc_name = "Pamphobeteus sp. 'Nowhere'";
  const wanted = { sc_name, cm_name: 'Nowhere purple', an_type: 'tarantula' as const };
  await app.as(3).post('species/request', { ...wanted, notes: 'Please!' });
  const [{ id }] = (await app.as(2).get('admin/contact_messages/list')).data.rows;
  await openScreen(`/admin/messages/details?id=${id}`, { app, as: 2 });
  await settled(() => link('Add this species'));
  await clickLink('Add this species');
  const name = await settled(() => field('Scientific name'));
  expect([name.value, field('Common name')?.value]).toEqual([sc_name, wanted.cm_name]);
  await clickButton('Save species');
  await settled(() => heading() === sc_name);
  const { rows } = (await app.as(2).get('species/list', { search: 'Nowhere' })).data;
  expect(rows).toMatchObject([wanted]);
});
