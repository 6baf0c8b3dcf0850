import { limits } from '#src/domain/limits.ts';
import { placeKinds, placeNoteKinds } from '#src/domain/enums.ts';
import { formFields, type Fields } from './fields.ts';

/** Where animals stand. In which place it is itself is a relation. */
export const placeFields = {
  tag: { kind: 'tag', empty: '' },
  name: { kind: 'name', max: limits.place_name, form: true },
  kind: { kind: 'choice', of: placeKinds, form: true },
  slots: { kind: 'whole', ...limits.slots, empty: 0, form: true },
  notes: { kind: 'text', max: limits.place_notes, empty: '', form: true },
} as const satisfies Fields;

export const placeFormFields = formFields(placeFields);

/** What is noted of a place: that it was cleaned, or something else. */
export const placeNoteFields = {
  date: { kind: 'day' },
  kind: { kind: 'choice', of: placeNoteKinds },
  text: { kind: 'text', max: limits.place_note, empty: '' },
} as const satisfies Fields;
