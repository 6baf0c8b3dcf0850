import { limits } from '#src/domain/limits.ts';
import type { Fields } from './fields.ts';
import { petFields } from './pet.ts';

const { tag, name, gender, kept_since, hatched, archive_reason, archive_date, archive_note } =
  petFields;

/** What the stock book says of a pet whose record was deleted. */
export const pastPetFields = {
  tag,
  name,
  sc_name: { kind: 'text', max: limits.sc_name },
  gender,
  created: { kind: 'instant' },
  kept_since,
  hatched,
  an_count: { kind: 'whole', min: 0, max: limits.an_count.max, empty: 0 },
  archive_reason,
  archive_date,
  archive_note,
} as const satisfies Fields;
