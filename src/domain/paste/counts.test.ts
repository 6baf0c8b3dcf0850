import { expect, test } from 'bun:test';
import { brief, readList as read } from '#src/testing/lists/brief.ts';

// How many there are, where keepers leave out the comma, the x or the dot that would tell.

test.each([
  ['B. boehmei x2 fed yesterday', 'count 2, last_fed 2026-11-19'],
  ['B. boehmei 2x fed on 19.11.', 'count 2, last_fed 2026-11-19'],
  ['B. boehmei 1/2" sling x2 fed Tues', 'count 2, last_fed 2026-11-17, sizes 1.27, stage sling'],
  ['B. boehmei x3 moulted Tues', 'count 3, last_molt 2026-11-17'],
  // how often it was fed
  ['B. boehmei fed 2x', ''],
  ['B. boehmei refused x3', ''],
  // nothing says of what
  ['B. boehmei 3', 'count? 3'],
  ['B. boehmei 3, 4 cm', 'count? 3, sizes 4'],
  ['B. boehmei 2 (1 dead)', 'count? 2'],
  ['B. boehmei 1', ''],
  ['B. boehmei 4 cm 12', 'sizes 4'],
  ['B boehm x4', 'count 4'],
  ['B boehm 4', 'count? 4'],
])('%s', (text, expected) => {
  const [line] = read(text);
  expect(line?.fields.species?.value).toBe('Brachypelma boehmei');
  expect(brief(line).toSorted()).toEqual(expected.split(', ').filter(Boolean).toSorted());
});

test('the M of an abbreviated genus is no male', () => {
  const [line] = read('M balf x6');
  expect(line?.fields.species).toMatchObject({ value: 'Monocentropus balfouri', sure: false });
  expect(brief(line)).toEqual(['count 6']);
});

test('a feeder that is on the list of species is no second animal', () => {
  const [line] = read('B. boehmei 1.0 10 cm, Wüstenheuschrecke 20.11.');
  expect(line?.fields.food?.value).toBe('Wüstenheuschrecke');
});
