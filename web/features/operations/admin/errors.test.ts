import { closeScreen, openScreen, withoutDevice } from '#web/testing/open-screen.tsx';
import { afterEach, expect, test } from 'bun:test';
import { createFixture, failing, unconfirm } from '#web/testing/fixtures.ts';
import { clickButton, dialogs, fill, says, settled, submit, textOf } from '#web/testing/screen.ts';

withoutDevice();

// Every error of the administration: the call that fails, the page, the action, and the dialog's title and
// short text. Below them are the server's message and 'Status: ...'.

afterEach(closeScreen);

type Fault = {
  title: string;
  text?: string;
  path: string;
  call: RegExp;
  steps?: () => Promise<unknown>;
};

const press =
  (...names: (string | RegExp)[]) =>
  async () => {
    for (const name of names) await clickButton(name);
  };

const faults: Fault[] = [
  {
    title: 'Error loading event log details',
    path: '/admin/event_log_details?id=1',
    call: /event_log\/detail/,
  },
  { title: 'Error loading event log', path: '/admin/event_log', call: /GET .*event_log/ },
  {
    title: 'Error deleting event log',
    path: '/admin/event_log_details?id=1',
    call: /DELETE .*event_log/,
    steps: press('Delete', 'Delete'),
  },
  {
    title: 'Failed to check unread messages',
    path: '/admin/messages',
    call: /contact_messages\/unread/,
  },
  { title: 'Error loading news log', path: '/admin/news_log', call: /news_log/ },
  {
    title: 'Error adding news',
    path: '/admin/news_log',
    call: /news_add/,
    steps: async () => {
      await fill('Text', 'News');
      await clickButton('Add news');
    },
  },
  {
    title: 'Error deleting news',
    path: '/admin/news_log',
    call: /news_delete/,
    steps: press(/^Delete news/, 'Delete'),
  },
  {
    title: 'Error loading user detail',
    path: '/admin/user_details?id=3',
    call: /user_details/,
  },
  {
    title: 'Error loading user pet count',
    path: '/admin/user_details?id=3',
    call: /user_pet_count/,
  },
  {
    title: 'Error loading backups',
    path: '/admin/system',
    call: /backups\/list/,
  },
  { title: 'Error loading users', path: '/admin/all_users', call: /user_list/ },
  {
    title: 'Error sending E-Mail',
    text: 'Failed to send confirmation E-Mail',
    path: '/admin/user_details?id=3',
    call: /sendmail/,
    steps: press('Send new confirmation link', 'Send E-Mail'),
  },
  {
    title: 'Failed to send reply',
    path: '/admin/messages/details?id=1',
    call: /reply$/,
    steps: async () => {
      await settled(says('No email leaves this Exuvia'));
      await fill('Your reply', 'Hello Berta');
      await press('Reply', 'Store the reply')();
    },
  },
  {
    title: 'Error setting value',
    path: '/admin/user_details?id=3',
    call: /user_update_sp_edit/,
    steps: press('Allow species edit'),
  },
  { title: 'Error loading species log', path: '/admin/spec_log', call: /GET .*spec_log/ },
  {
    title: 'Error deleting species log',
    path: '/admin/spec_log',
    call: /DELETE .*spec_log/,
    steps: press(/^Delete species log/, 'Delete'),
  },
  { title: 'Error loading pets', path: '/admin/all_pets', call: /all_pets/ },
  { title: 'Error loading pet data', path: '/pets/details?id=1', call: /pet\/detail/ },
  { title: 'Error loading expo log', path: '/admin/expo_log', call: /expo_log/ },
  {
    title: 'Error loading expo log detail',
    path: '/admin/expo_log_details?id=1',
    call: /expo_log\/detail/,
  },
  {
    title: 'Error loading expo data',
    path: '/admin/expo_log_edit?id=1',
    call: /expo_log\/detail/,
  },
  {
    title: 'Could not update expo data',
    path: '/admin/expo_log_edit?id=1',
    call: /expo_log\/update/,
    steps: press('Update expo'),
  },
  {
    title: 'Could not add expo',
    path: '/admin/expo_log_add',
    call: /expo_log\/add/,
    steps: async () => {
      await fill('Name', 'Autumn expo');
      await clickButton('Add expo');
    },
  },
  {
    title: 'Error deleting Spring expo',
    path: '/admin/expo_log_edit?id=1',
    call: /expo_log\/delete/,
    steps: press('Delete expo', 'Delete'),
  },
  { title: 'Error loading expo information', path: '/expo/current', call: /expo\/latest/ },
  { title: 'Error loading countries', path: '/admin/countries', call: /countries\/list/ },
  {
    title: 'Error loading country data',
    path: '/admin/country_edit?id=ZZ',
    call: /countries\/detail/,
  },
  {
    title: 'Could not add country',
    path: '/admin/country_add',
    call: /countries\/add/,
    steps: async () => {
      await fill('Code', 'ZY');
      await fill('Name', 'Zyland');
      await clickButton('Add country');
    },
  },
  {
    title: 'Could not update country data',
    path: '/admin/country_edit?id=ZZ',
    call: /countries\/update/,
    steps: press('Update country'),
  },
  {
    title: 'Error deleting country',
    path: '/admin/country_edit?id=ZZ',
    call: /countries\/delete/,
    steps: press('Delete country', 'Delete'),
  },
  { title: 'Error loading messages', path: '/admin/messages', call: /contact_messages\/list/ },
  {
    title: 'Error loading message details',
    path: '/admin/messages/details?id=1',
    call: /contact_messages\/detail/,
  },
  {
    title: 'Error loading message replies',
    path: '/admin/messages/details?id=1',
    call: /contact_messages\/replies/,
  },
  {
    title: 'Error getting last read message',
    path: '/admin/messages',
    call: /user_config\/all/,
  },
  {
    title: 'Failed to set last read message',
    path: '/admin/messages',
    call: /user_config\/set/,
    steps: press(/^Read up to here/),
  },
  {
    title: 'Error deleting message',
    path: '/admin/messages',
    call: /DELETE .*contact_messages/,
    steps: press(/^Delete message/, 'Delete'),
  },
  { title: 'Failed to check unread messages', path: '/admin', call: /unread/ },
];

test.each(faults)('$path, $call: $title', async ({ title, text = '', path, call, steps }) => {
  const app = await createFixture();
  unconfirm(app, 3);
  await openScreen(path, { app: failing(app, call), as: 2 });
  await steps?.();
  const dialog = await settled(() =>
    dialogs().find((one) => textOf(one).includes('Broken on purpose.')),
  );
  expect(textOf(dialog)).toBe(`${title}${text}Broken on purpose. Status: 500Close`);
  await clickButton('Close');
  await settled(() => dialogs().length === 0);
});

const dateAndName = 'Incomplete data (date, name)';
const codeAndName = 'Incomplete data (code, name)';

test.each([
  ['/admin/expo_log_add', 'Could not add expo', dateAndName],
  ['/admin/expo_log_edit?id=1', 'Could not update expo data', dateAndName],
  ['/admin/country_add', 'Could not add country', codeAndName],
  ['/admin/country_edit?id=ZZ', 'Could not update country data', codeAndName],
])('%s sends nothing without a name: %s, %s', async (path, title, text) => {
  await openScreen(path, { app: failing(await createFixture(), /POST|PUT/), as: 2 });
  await fill('Name', ' ');
  await submit('Name');
  const dialog = await settled(() => dialogs()[0]);
  expect(textOf(dialog)).toBe(`${title}${text}Close`);
});
