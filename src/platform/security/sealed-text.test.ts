import { expect, test } from 'bun:test';
import { sealText, unsealText } from './sealed-text.ts';

const key = 'a key that only tests know, of 32 bytes and more';

test('a text is read again with its key, and looks different each time', () => {
  const [one, two] = [sealText(key, 'JBSWY3DPEHPK3PXP'), sealText(key, 'JBSWY3DPEHPK3PXP')];
  expect([unsealText(key, one), unsealText(key, two)]).toEqual([
    'JBSWY3DPEHPK3PXP',
    'JBSWY3DPEHPK3PXP',
  ]);
  expect(one).not.toBe(two);
  expect(Buffer.from(one, 'base64url').toString('latin1')).not.toContain('JBSWY3DPEHPK3PXP');
});

test.each([
  ['another key', `${key}!`, (sealed: string) => sealed],
  [
    'a changed text',
    key,
    (sealed: string) => sealed.slice(0, -2) + (sealed.endsWith('AA') ? 'BB' : 'AA'),
  ],
  ['a cut text', key, (sealed: string) => sealed.slice(0, 10)],
  ['nothing', key, () => ''],
])('with %s it is null', (_, other, changed) => {
  expect(unsealText(other, changed(sealText(key, 'secret')))).toBeNull();
});
