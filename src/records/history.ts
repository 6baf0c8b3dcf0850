import { genders, moltOutcomes, sexSigns } from '#src/domain/enums.ts';
import { limits } from '#src/domain/limits.ts';
import type { Fields } from './fields.ts';

// The records of a pet's history.

export const feedingFields = {
  date_f: { kind: 'day' },
  food: { kind: 'line', max: limits.food, empty: '' },
  progress: { kind: 'progress', empty: 0 },
  /** How many; null where it is not said. */
  amount: { kind: 'whole', ...limits.amount, empty: null },
  /** ms since 1970: orders the records of a day. */
  recorded: { kind: 'whole', min: 0, max: 8_640_000_000_000_000, empty: undefined },
} as const satisfies Fields;

export const moltFields = {
  date_mt: { kind: 'day' },
  size: { kind: 'number', ...limits.size, unit: 'cm', empty: null },
  outcome: { kind: 'choice', of: moltOutcomes, empty: null },
  molt_no: { kind: 'whole', ...limits.molt_no, empty: null },
  note: { kind: 'text', max: limits.molt_note, empty: '' },
  /** The sex that it showed, and by what. */
  gender: { kind: 'choice', of: genders, empty: null },
  sex_by: { kind: 'choice', of: sexSigns, empty: null },
} as const satisfies Fields;

export const eventFields = {
  date_ev: { kind: 'day' },
  event: { kind: 'requiredText', max: limits.event },
} as const satisfies Fields;

/** That it was moved on a day: the path of its new place, empty for nowhere. */
export const moveFields = {
  date: { kind: 'day' },
  place: { kind: 'text', max: limits.place_path },
} as const satisfies Fields;

export const feederFields = {
  food: { kind: 'name', max: limits.food },
} as const satisfies Fields;
