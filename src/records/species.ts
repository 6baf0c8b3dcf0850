import { limits } from '#src/domain/limits.ts';
import { animalTypes, envTypes } from '#src/domain/enums.ts';
import type { Fields } from './fields.ts';

/** What an editor writes of a species. Its older names are records of their own. */
export const speciesFields = {
  sc_name: { kind: 'requiredText', max: limits.sc_name, form: true },
  an_type: { kind: 'choice', of: animalTypes, form: true },
  cm_name: { kind: 'line', max: limits.cm_name, empty: '', form: true },
  env_type: { kind: 'choice', of: envTypes, empty: null, form: true },
  humidity: { kind: 'humidity', empty: null, form: true },
  country_code: { kind: 'line', max: limits.country_code, empty: null, form: true },
  notes: { kind: 'text', max: limits.species_notes, empty: '', form: true },
  care_sheet: { kind: 'text', max: limits.care_sheet, empty: '', form: true },
} as const satisfies Fields;
