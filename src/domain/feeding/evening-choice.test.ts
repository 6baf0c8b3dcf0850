import { expect, test } from 'bun:test';
import { eveningChoice, groupingOf } from './evening-choice.ts';

test.each<[{ [name: string]: unknown }, ReturnType<typeof eveningChoice>]>([
  [{}, { by: 'place', refusers: 'place' }],
  [
    { by: 'plan', refusers: 'out' },
    { by: 'plan', refusers: 'out' },
  ],
  [
    { by: 7, refusers: 'nowhere' },
    { by: 'place', refusers: 'place' },
  ],
])('%p is read as %p', (setting, choice) => {
  expect(eveningChoice(setting)).toEqual(choice);
});

test.each<[{ [name: string]: unknown }, (number | null)[], ReturnType<typeof groupingOf>]>([
  [{}, [3, null], 'place'],
  [{ by: 'plan' }, [3], 'plan'],
  [{ by: 'place' }, [null], 'plan'],
  [{}, [], 'plan'],
])('%p with due animals at %p is grouped by %p', (setting, ids, by) => {
  expect(
    groupingOf(
      setting,
      ids.map((place_id) => ({ place_id })),
    ),
  ).toBe(by);
});
