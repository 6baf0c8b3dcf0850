import { limits } from '#src/domain/limits.ts';
import type { Fields } from './fields.ts';

/**
 * A feeding plan: every so many days, or on weekdays. Which pets it feeds is a relation, that follows from `fp_filter`
 * where that is not empty.
 */
export const planFields = {
  fp_name: { kind: 'name', max: limits.fp_name, form: true },
  fp_repeat: { kind: 'whole', min: 0, max: limits.fp_repeat.max, empty: 0, form: true },
  fp_start: { kind: 'day', form: true },
  fp_weekdays: { kind: 'weekdays', empty: '0000000', form: true },
  fp_active: { kind: 'flag', empty: 1, form: true },
  def_feeder: { kind: 'line', max: limits.food, empty: '', form: true },
  retry_days: { kind: 'whole', ...limits.retry_days, empty: 0, form: true },
  fp_filter: { kind: 'line', max: limits.fp_filter, empty: '', form: true },
} as const satisfies Fields;
