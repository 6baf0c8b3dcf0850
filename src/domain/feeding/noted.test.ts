import { expect, test } from 'bun:test';
import { isSuperseded, notedAt } from './noted.ts';

const at = (time: string) => Date.parse(`2026-03-10T${time}Z`);

test.each([
  ['said nothing', undefined, '20:00', '20:00'],
  ['waited', '2026-03-10T19:30:00Z', '20:00', '19:30'],
  ['clock is ahead', '2026-03-10T23:00:00Z', '20:00', '20:00'],
])('a note that %s', (_, recorded_at, now, counts) => {
  expect(notedAt(recorded_at, at(now))).toBe(at(counts));
});

test('what is noted at the call comes after what is stored, though the clock was set back', () => {
  expect(notedAt(undefined, at('17:00'), at('20:00'))).toBe(at('20:00') + 1);
  expect(notedAt(undefined, at('20:00'), at('20:00'))).toBe(at('20:00'));
  expect(notedAt('2026-03-10T19:30:00Z', at('20:00'), at('21:00'))).toBe(at('19:30'));
});

test.each([
  ['2026-03-10T19:30:00Z', '19:31', true],
  ['2026-03-10T19:30:00Z', '19:30', false],
  ['2026-03-10T19:30:00Z', '19:29', false],
  [undefined, '23:59', false],
])('noted %s, stored of %s: superseded %j', (recorded_at, stored, expected) => {
  expect(isSuperseded(recorded_at, at(stored))).toBe(expected);
});
