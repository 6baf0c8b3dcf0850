import { expect, test } from 'bun:test';
import { changesOf } from '#src/domain/edit-conflicts.ts';
import { bodyOf, emptyDraft } from './species-draft.ts';

const start = {
  ...emptyDraft('Testus primus'),
  an_type: 'spider' as const,
  synonyms: 'Testus olim',
};

test('only what was changed is sent, so that nobody else’s change is taken back', () => {
  expect(changesOf(bodyOf(start), bodyOf(start))).toEqual({});
  expect(changesOf(bodyOf(start), bodyOf({ ...start, cm_name: 'First' }))).toEqual({
    cm_name: 'First',
  });
  const renamed = { ...start, sc_name: 'Testus secundus', synonyms: '' };
  expect(changesOf(bodyOf(start), bodyOf(renamed))).toEqual({
    sc_name: 'Testus secundus',
    synonyms: [],
  });
});
