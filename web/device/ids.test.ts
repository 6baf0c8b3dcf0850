import { expect, test } from 'bun:test';
import { idsIn, translated, translatedAddress } from './ids.ts';

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

test.each([
  ['/api/purchases/pet_data/-1000', '/api/purchases/pet_data/91'],
  ['/pets/details?id=-1000', '/pets/details?id=91'],
  ['/api/pet/labels/[90,-1000]?known=1', '/api/pet/labels/[90,91]?known=1'],
  ['/api/pet/labels/%5B-1000%2C-1001%5D', '/api/pet/labels/%5B91%2C-1001%5D'],
  ['/pets/labels?ids=90,-1000#sheet', '/pets/labels?ids=90,91#sheet'],
  ['/api/pet/feeding/list?from=2026-10-00', '/api/pet/feeding/list?from=2026-10-00'],
  ['/api/pet/list?search=x-1000', '/api/pet/list?search=x-1000'],
])('an address names records by the ids of the server: %s', (address, translation) => {
  expect(translatedAddress(address, ids)).toBe(translation);
});
