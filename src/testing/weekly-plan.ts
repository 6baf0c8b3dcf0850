import type { DueAnimal, DuePlan } from '#src/domain/feeding/due.ts';

/** A Tuesday; the plan's days are 3, 10, 17 ... */
export const today = '2026-03-10';
export const weekly: DuePlan = {
  fp_repeat: 7,
  fp_start: '2026-03-03',
  fp_weekdays: '0000000',
  fp_active: 1,
  retry_days: 0,
};
/** Fed in the last interval. */
export const animal: DueAnimal = {
  archived: 0,
  offer_date: '2026-03-04',
  progress: 0,
  pre_molt: null,
  mmt: null,
};
