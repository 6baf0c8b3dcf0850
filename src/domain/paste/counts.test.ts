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
  ['B. boehmei moulted x 2', ''],
  ['B. boehmei 2x gehäutet', ''],
  // of a molt without a day it is perhaps how many there are
  ['B. boehmei x2 moulted', 'count? 2'],
  ['B. boehmei x 2 moulted', 'count? 2'],
  ['B. boehmei x 2 gehäutet', 'count? 2'],
  ['B. boehmei slings x 2 moulted', 'count? 2, stage sling'],
  ['B. boehmei x 2 gehäutet 18.11.', 'count 2, last_molt 2026-11-18'],
  // the number of its molt, and not how many there are
  ['B. boehmei L6', 'stage L6'],
  ['B. boehmei FH 4', 'stage L4'],
  ['B. boehmei x3 FH 4', 'count 3, stage L4'],
  ['B. boehmei i5, 3', 'stage L5, count? 3'],
  // so many of one
  ['B. boehmei 2x 0.0.1', 'count 2, gender other'],
  ['3x 0.1 B. boehmei', 'count 3, gender f'],
  ['2 x B. boehmei 0.1', 'count? 2, gender f'],
  // together
  ['B. boehmei communal x3', 'count 3'],
  ['B. boehmei kommunal 5', 'count 5'],
  ['B. boehmei communal of 7', 'count 7'],
  ['B. boehmei 5 communal', 'count 5'],
  ['B. boehmei communal', 'count? null'],
  ['B. boehmei communal since 3.4.25', 'count? null, kept_since? 2025-04-03'],
  ['B. boehmei communal x3 £60', 'count 3, price? 60 GBP'],
  // nothing says of what
  ['B. boehmei 3', 'count? 3'],
  ['Fach 2: 4 B. boehmei', 'count? 4, place? Fach 2'],
  ['3x B. boehmei 1cm', 'count 3, sizes 1'],
  ['B. boehmei 3, 4 cm', 'count? 3, sizes 4'],
  ['B. boehmei 2 (1 dead)', 'count? 2'],
  ['B. boehmei 1', ''],
  ['B. boehmei 4 cm 12', 'sizes 4'],
  // with a slash
  ['B. boehmei 0/1', 'count 1, gender f'],
  ['B. boehmei 5 cm, 1/0', 'count 1, gender m, sizes 5'],
  ['B. boehmei 1/2', ''],
  ['B. boehmei fed 1/10', 'last_fed? 2026-10-01'],
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

test.each([
  ['Rosi (Cyriocosmus elegans?) 2 cm', false],
  ['Cyriocosmus elegans? 2 cm', false],
  ['Cyriocosmus elegans ? 2 cm', true],
  ['Cyriocosmus elegans (f?)', true],
])('a question mark right behind a species is a doubt about it: %s', (text, sure) => {
  const [line] = read(text);
  expect(line?.kind).toBe('animal');
  expect(line?.fields.species).toMatchObject({ value: 'Cyriocosmus elegans', sure });
});
