import { expect, test } from 'bun:test';
import { isContained, partsOf, type QueueEntry } from './entries.ts';

const entry: QueueEntry = {
  ...{ place: 1, key: 'k', method: 'PUT', path: '/pet/pre_molt', body: { id: 1 }, name: 'Rosa' },
  ...{ at: '2026-05-01T10:00:00.000Z', today: '2026-05-01', state: 'waiting' },
};

test('a cursor names its database and the revision', () => {
  expect(partsOf('1.abc.17.3.x')).toEqual({ database: 'abc', rev: 17 });
});

test.each([
  ['one that waits stays', entry, [], false],
  ['one whose answer was lost is named by the sync', entry, ['k'], true],
  [
    'one that was sent stays until the sync reaches it',
    { ...entry, state: 'sent', rev: 18 },
    [],
    false,
  ],
  ['and goes with the sync that does', { ...entry, state: 'sent', rev: 17 }, [], true],
  ['a refused one stays', { ...entry, state: 'refused' }, [], false],
] as const)('%s', (_, given, answered, isGone) => {
  expect(isContained(given, { cursor: '1.abc.17.3.x', answered })).toBe(isGone);
});
