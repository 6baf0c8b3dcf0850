import '#web/testing/dom.ts';
import { afterEach, expect, spyOn, test } from 'bun:test';
import {
  askForSettings,
  currentSetting,
  keepSetting,
  receiveSettings,
  saveSettingsWith,
  setSetting,
} from './settings.ts';
import { endSession, startSession } from './session.ts';

const berta = {
  uid: 3,
  uname: 'Berta',
  email: 'b@example.org',
  mail_confirmed: 1,
  can_edit_sp: 0,
  is_admin: 0,
};

afterEach(endSession);

test('what the server knows is taken over, and what does not fit is left out', () => {
  startSession(berta, 'b');
  receiveSettings([
    { conf_key: 'short_sc_name', conf_val: '1' },
    { conf_key: 'last_feeder', conf_val: '"Locust"' },
    { conf_key: 'pets_sort', conf_val: '{"sort_by":"<script>","asc":"ASC"}' },
    { conf_key: 'label_pets', conf_val: 'not JSON' },
    { conf_key: 'unheard_of', conf_val: '1' },
    { conf_key: 'theme', conf_val: null },
  ]);
  expect(currentSetting('short_sc_name')).toBe(1);
  expect(currentSetting('last_feeder')).toBe('Locust');
  expect(currentSetting('pets_sort')).toEqual({ sort_by: 'sc_name', asc: 'ASC' });
  expect(currentSetting('label_pets')).toEqual([]);
});

test('a change shows at once and goes to the server as JSON text', () => {
  const saved: [string, string][] = [];
  saveSettingsWith(async (key, text) => saved.push([key, text]));
  startSession(berta, 'b');
  setSetting('last_feeder', 'Dubia roach');
  expect(currentSetting('last_feeder')).toBe('Dubia roach');
  expect(saved).toEqual([['last_feeder', '"Dubia roach"']]);
});

test('a failed save is only logged, and the value stays', async () => {
  const warn = spyOn(console, 'warn').mockImplementation(() => {});
  saveSettingsWith(() => Promise.reject(new Error('no network')));
  startSession(berta, 'b');
  setSetting('show_pictures', 0);
  await Promise.resolve();
  await Promise.resolve();
  expect(warn).toHaveBeenCalledTimes(1);
  expect(currentSetting('show_pictures')).toBe(0);
  warn.mockRestore();
});

test('what was chosen since the settings were asked for is newer than the answer', async () => {
  saveSettingsWith(async () => {});
  startSession(berta, 'b');
  setSetting('theme', 'dark');
  await Promise.resolve();
  askForSettings();
  setSetting('last_feeder', 'Locust');
  keepSetting('last_message', 7);
  await Promise.resolve();
  receiveSettings([
    { conf_key: 'last_feeder', conf_val: '"Cricket"' },
    { conf_key: 'last_message', conf_val: '3' },
    { conf_key: 'theme', conf_val: '"light"' },
  ]);
  expect(currentSetting('last_feeder')).toBe('Locust');
  expect(currentSetting('last_message')).toBe(7);
  expect(currentSetting('theme')).toBe('light');
});

test('what could not be saved wins over the server’s, and is sent with the next load', async () => {
  const warn = spyOn(console, 'warn').mockImplementation(() => {});
  saveSettingsWith(() => Promise.reject(new Error('no network')));
  startSession(berta, 'b');
  setSetting('last_feeder', 'Locust');
  await Promise.resolve();
  await Promise.resolve();
  expect(unsaved()).toEqual({ last_feeder: 'Locust' });
  const saved: [string, string][] = [];
  saveSettingsWith(async (key, text) => saved.push([key, text]));
  askForSettings();
  receiveSettings([{ conf_key: 'last_feeder', conf_val: '"Cricket"' }]);
  expect(currentSetting('last_feeder')).toBe('Locust');
  expect(saved).toEqual([['last_feeder', '"Locust"']]);
  await Promise.resolve();
  expect(unsaved()).toEqual({});
  askForSettings();
  receiveSettings([{ conf_key: 'last_feeder', conf_val: '"Cricket"' }]);
  expect(currentSetting('last_feeder')).toBe('Cricket');
  warn.mockRestore();
});

test('nobody inherits the settings of whoever was here before', () => {
  saveSettingsWith(async () => {});
  startSession(berta, 'b');
  setSetting('last_feeder', 'Locust');
  startSession({ ...berta, uid: 4 }, 'c');
  expect(currentSetting('last_feeder')).toBe('');
  expect(localStorage.getItem('exuvia.settings')).toBeNull();
});

test('a visitor has settings for the visit and sends nothing', () => {
  let calls = 0;
  saveSettingsWith(async () => calls++);
  setSetting('species_nav', 'B');
  expect(currentSetting('species_nav')).toBe('B');
  expect(calls).toBe(0);
});

/** What the device still has to send. */
function unsaved(): unknown {
  return JSON.parse(localStorage.getItem('exuvia.settings') ?? '{}').unsaved;
}
