import { openPart } from '#web/testing/open-part.tsx';
import { afterEach, beforeEach, expect, spyOn, test } from 'bun:test';
import { currentSetting, keepSetting, setSetting } from '#web/state/settings.ts';
import { endSession, startSession } from '#web/state/session.ts';
import { readStored } from '#web/state/storage.ts';
import { dialogTexts, eventually, settled } from '#web/testing/screen.ts';
import { endVisit, serve } from '#web/testing/serve.ts';
import { queries } from './queries.ts';
import { SettingsSync } from './settings-sync.ts';
import { berta } from '#web/testing/berta.ts';

const failed = () => Response.json({ status: false, error: 'Not now', code: 'x' }, { status: 500 });

type Row = { conf_key: string; conf_val: string | null };
let rows: Row[];
let saved: Row[];
let load: () => Response | Promise<Response>;
let save: () => Response | Promise<Response>;
let leave = () => {};
let warn: ReturnType<typeof spyOn>;

beforeEach(() => {
  rows = [];
  saved = [];
  load = () => Response.json({ rows });
  save = () => Response.json({ status: true });
  serve(async (request) => {
    if (request.method === 'GET') return load();
    saved.push((await request.json()) as Row);
    return save();
  });
  warn = spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  leave();
  endVisit();
  endSession();
  warn.mockRestore();
});

/** A visit: the settings are loaded on top of what the device has stored. Resolves when they have been requested. */
async function visit(): Promise<void> {
  leave();
  queries.clear();
  const asked = new Promise<void>((resolve) => {
    const response = load;
    load = () => {
      resolve();
      return response();
    };
  });
  leave = openPart(<SettingsSync />);
  await asked;
}

const unsaved = () => (readStored('exuvia.settings') as { unsaved: unknown } | null)?.unsaved;
const row = (conf_key: string, conf_val: string | null) => ({ conf_key, conf_val });

test('what the server knows is taken over, and what does not fit is left out', async () => {
  rows = [
    row('short_sc_name', '1'),
    row('last_feeder', '"Locust"'),
    row('pets_sort', '{"sort_by":"<script>","asc":"ASC"}'),
    row('label_pets', 'not JSON'),
    row('unheard_of', '1'),
    row('theme', null),
  ];
  startSession(berta, 'b');
  await visit();
  await settled(() => currentSetting('last_feeder') === 'Locust');
  expect(currentSetting('short_sc_name')).toBe(1);
  expect(currentSetting('pets_sort')).toEqual({ sort_by: 'sc_name', asc: 'ASC' });
  expect(currentSetting('label_pets')).toEqual([]);
});

test('a change shows at once and goes to the server as JSON text', async () => {
  startSession(berta, 'b');
  setSetting('last_feeder', 'Dubia roach');
  expect(currentSetting('last_feeder')).toBe('Dubia roach');
  await settled(() => saved.length === 1);
  expect(saved).toEqual([row('last_feeder', '"Dubia roach"')]);
  await settled(() => JSON.stringify(unsaved()) === '{}');
});

test('a value that the server has is not sent again', async () => {
  rows = [row('last_feeder', '"Locust"')];
  startSession(berta, 'b');
  await visit();
  await settled(() => currentSetting('last_feeder') === 'Locust');
  setSetting('last_feeder', 'Locust');
  setSetting('last_feeder', 'Cricket');
  setSetting('last_feeder', 'Cricket');
  await settled(() => JSON.stringify(unsaved()) === '{}');
  setSetting('last_feeder', 'Cricket');
  setSetting('last_feeder', 'Dubia');
  await settled(() => saved.length === 2 && JSON.stringify(unsaved()) === '{}');
  expect(saved.map(({ conf_val }) => conf_val)).toEqual(['"Cricket"', '"Dubia"']);
  // what is the default is none that the server has
  setSetting('language', currentSetting('language'));
  await settled(() => saved.length === 3);
});

test.each([
  ['could not be saved', failed],
  ['was chosen without a network', () => Promise.reject(new TypeError('Failed to fetch'))],
])('what %s stays, is only logged, and is sent with the next load', async (_, response) => {
  startSession(berta, 'b');
  save = response;
  setSetting('last_feeder', 'Locust');
  await settled(() => warn.mock.calls.length === 1);
  expect(dialogTexts()).toEqual([]);
  expect(unsaved()).toEqual({ last_feeder: 'Locust' });

  save = () => Response.json({ status: true });
  rows = [row('last_feeder', '"Cricket"'), row('show_pictures', '0')];
  await visit();
  await settled(() => currentSetting('show_pictures') === 0);
  expect(currentSetting('last_feeder')).toBe('Locust');
  await eventually(() => expect(unsaved()).toEqual({}));
  expect(saved).toEqual([row('last_feeder', '"Locust"'), row('last_feeder', '"Locust"')]);

  await visit();
  await settled(() => currentSetting('last_feeder') === 'Cricket');
});

test('what is chosen while the settings load is newer than the response', async () => {
  let response = () => {};
  const gate = new Promise<void>((resolve) => (response = resolve));
  rows = [
    row('last_feeder', '"Cricket"'),
    row('last_message', '3'),
    row('species_nav', '"B"'),
    row('display_currency', '"CHF"'),
  ];
  load = () => gate.then(() => Response.json({ rows }));
  startSession(berta, 'b');
  setSetting('species_nav', 'A');
  await settled(() => JSON.stringify(unsaved()) === '{}');
  await visit();
  setSetting('last_feeder', 'Locust');
  keepSetting('last_message', 7);
  await settled(() => JSON.stringify(unsaved()) === '{}');
  response();
  await settled(() => currentSetting('display_currency') === 'CHF');
  expect(currentSetting('last_feeder')).toBe('Locust');
  expect(currentSetting('last_message')).toBe(7);
  // Chosen before the server was asked: its response is newer, from another device.
  expect(currentSetting('species_nav')).toBe('B');
});

test('what is chosen while a value is on its way is sent after it, so that it is the last to arrive', async () => {
  const pending: (() => void)[] = [];
  save = () =>
    new Promise((resolve) => pending.push(() => resolve(Response.json({ status: true }))));
  startSession(berta, 'b');
  setSetting('last_feeder', 'Locust');
  setSetting('last_feeder', 'Cricket');
  setSetting('last_feeder', 'Dubia');
  await settled(() => pending.length > 0);
  expect(saved).toEqual([row('last_feeder', '"Locust"')]);
  pending[0]?.();
  await settled(() => pending.length === 2);
  expect(saved[1]).toEqual(row('last_feeder', '"Dubia"'));
  expect(currentSetting('last_feeder')).toBe('Dubia');
  pending[1]?.();
  await settled(() => JSON.stringify(unsaved()) === '{}');
  expect(saved).toHaveLength(2);
  expect(currentSetting('last_feeder')).toBe('Dubia');
});

test('a value whose keeper has left meanwhile is not followed by the next keeper’s', async () => {
  let arrive = () => {};
  save = () => new Promise((resolve) => (arrive = () => resolve(Response.json({ status: true }))));
  startSession(berta, 'b');
  setSetting('last_feeder', 'Locust');
  await settled(() => saved.length === 1);
  startSession({ ...berta, uid: 4 }, 'c');
  startSession(berta, 'd');
  arrive();
  save = () => Response.json({ status: true });
  setSetting('species_nav', 'B');
  await settled(() => saved.length === 2);
  expect(saved[1]).toEqual(row('species_nav', '"B"'));
});

test('what the server refuses for good is not offered again', async () => {
  save = () => Response.json({ status: false, error: 'No', code: 'invalid' }, { status: 422 });
  startSession(berta, 'b');
  setSetting('last_feeder', 'Locust');
  await settled(() => JSON.stringify(unsaved()) === '{}');
  expect(currentSetting('last_feeder')).toBe('Locust');
});

test('settings that can not be loaded are only logged', async () => {
  load = failed;
  startSession(berta, 'b');
  await visit();
  await settled(() => warn.mock.calls.length === 1);
  expect(dialogTexts()).toEqual([]);
});

test('nobody inherits the settings of the previous user', async () => {
  startSession(berta, 'b');
  setSetting('last_feeder', 'Locust');
  startSession({ ...berta, uid: 4 }, 'c');
  await settled(() => saved.length === 1);
  expect(currentSetting('last_feeder')).toBe('');
  expect(localStorage.getItem('exuvia.settings')).toBeNull();
});

test('a visitor has settings for the visit and sends nothing', () => {
  setSetting('species_nav', 'B');
  expect(currentSetting('species_nav')).toBe('B');
  expect(saved).toEqual([]);
  expect(localStorage.getItem('exuvia.settings')).toBeNull();
});
