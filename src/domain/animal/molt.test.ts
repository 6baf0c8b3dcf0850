import { expect, test } from 'bun:test';
import type { AnimalType } from '#src/domain/enums.ts';
import { clearsPreMolt, isFreshMolt, skinWordOf, type SkinWord } from './molt.ts';

test.each<[string | null, string | null, boolean]>([
  ['2026-03-30', null, true],
  ['2026-03-23', null, true],
  ['2026-03-22', null, false],
  ['2026-03-25', '2026-03-24', true],
  ['2026-03-25', '2026-03-25', false],
  ['2026-03-25', '2026-03-29', false],
  ['2026-04-02', null, false],
  [null, null, false],
])(
  'a molt on %p with the last feeding on %p is fresh on 2026-03-30: %p',
  (mmt, date_f, expected) => {
    expect(isFreshMolt(mmt, date_f, '2026-03-30')).toBe(expected);
  },
);

test.each<[string, string | null, boolean]>([
  ['2026-03-30', '2026-03-29', true],
  ['2026-03-30', '2026-03-30', true],
  ['2026-03-29', '2026-03-30', false],
  ['2026-03-29', null, false],
])('a molt on %s ends a pre-molt from %p: %p', (date_mt, pre_molt, expected) => {
  expect(clearsPreMolt(date_mt, pre_molt)).toBe(expected);
});

test.each<[AnimalType[], SkinWord]>([
  [[], 'molts'],
  [['tarantula', 'spider'], 'molts'],
  [['reptile', 'reptile'], 'sheds'],
  [['reptile', 'tarantula'], 'both'],
])('of %p is said: %s', (types, said) => {
  expect(skinWordOf(types)).toBe(said);
});
