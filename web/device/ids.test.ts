import { expect, test } from 'bun:test';
import { idsIn, translated } from './ids.ts';

const write = (conf_key: string, conf_val: string | null) => ({
  method: 'POST',
  path: '/user_config/set',
  body: { conf_key, conf_val },
});
const ids = { [-1000]: 91 };

test.each([
  { conf_val: '[90,-1000]', held: [90, -1000], sent: '[90,91]' },
  { conf_val: '[-1001]', held: [-1001], sent: '[-1001]' },
  { conf_val: '[]', held: [], sent: '[]' },
  { conf_val: null, held: [], sent: null },
])('the animals chosen for labels are sent by the ids of the server: $conf_val', (row) => {
  const choice = write('label_pets', row.conf_val);
  expect(idsIn(choice)).toEqual([...row.held]);
  expect(idsIn(choice, 'plan')).toEqual([]);
  expect(translated(choice, ids).body).toEqual({ conf_key: 'label_pets', conf_val: row.sent });
});

test('other settings are sent as they are', () => {
  const other = write('last_news', '-1000');
  expect([idsIn(other), translated(other, ids)]).toEqual([[], other]);
});
