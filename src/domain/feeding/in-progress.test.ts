import { expect, test } from 'bun:test';
import type { Progress } from '#src/domain/enums.ts';
import { feedingsInProgress } from './in-progress.ts';

const today = '2026-03-10';
const plan = {
  ...{ fp_id: 1, fp_repeat: 7, fp_start: '2026-03-02', fp_weekdays: '0000000', fp_active: 1 },
  ...{ retry_days: 0, def_feeder: '' },
};
const pet = {
  ...{ id: 1, name: 'Ada', food: 'Cricket', archived: 0, pre_molt: null, mmt: null },
  ...{ offer_date: '2026-03-02', progress: 0 as Progress },
};
const shownOf = (rows: ReturnType<typeof feedingsInProgress<typeof pet>>) =>
  rows.map(({ pet, date_f, food, fp_id, progress }) => [pet.name, date_f, food, fp_id, progress]);

test('an animal is due by the first of its plans, with that plan’s feeder or its own', () => {
  const other = { ...plan, fp_id: 2, def_feeder: 'Dubia' };
  const both = [plan, other].map((plan) => ({ pet, plan }));
  expect(shownOf(feedingsInProgress([], both, today))).toEqual([
    ['Ada', '2026-03-09', 'Cricket', 1, null],
  ]);
  const earlier = [plan, { ...other, fp_start: '2026-03-01' }].map((plan) => ({ pet, plan }));
  expect(shownOf(feedingsInProgress([], earlier, today))).toEqual([
    ['Ada', '2026-03-08', 'Dubia', 2, null],
  ]);
});

test('the oldest come first, then by name whatever its case, then the one that was added first', () => {
  const named = [
    { ...pet, id: 5, name: 'bea' },
    { ...pet, id: 4, name: 'Cleo' },
    { ...pet, id: 3, name: 'Bea' },
    { ...pet, id: -1, name: 'Bea' },
  ];
  const opened = { ...pet, id: 9, name: 'Zoe', offer_date: '2026-03-08', progress: 1 as const };
  const open = [{ pet: opened, food: 'Dubia', fp_id: null }];
  const rows = feedingsInProgress(
    open,
    named.map((pet) => ({ pet, plan })),
    today,
  );
  expect(rows.map(({ pet }) => pet.id)).toEqual([9, 3, 5, -1, 4]);
});

test('an open attempt is listed once, also where a plan makes its animal due again', () => {
  const opened = { ...pet, progress: 1 as const };
  const open = [{ pet: opened, food: 'Dubia', fp_id: 7 }];
  const rows = feedingsInProgress(open, [{ pet: opened, plan }], today);
  expect(shownOf(rows)).toEqual([['Ada', '2026-03-02', 'Dubia', 7, 1]]);
  expect(rows[0]?.next_date).toBe('2026-03-09');
});
