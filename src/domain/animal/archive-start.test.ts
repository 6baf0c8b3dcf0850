import { expect, test } from 'bun:test';
import { isArchivedElsewhere, type Archived } from './archive-start.ts';

const kept: Archived = { archived: 0, archive_reason: null, archive_date: null };
const died: Archived = { archived: 1, archive_reason: 'died', archive_date: '2026-03-10' };
const sold: Archived = { ...died, archive_reason: 'sold' };
const earlier: Archived = { ...died, archive_date: '2026-03-09' };

test.each<[string, Archived, Archived, Archived, boolean]>([
  ['nobody did anything', kept, kept, died, false],
  ['it was archived in the same way', died, kept, died, false],
  ['it was sold', sold, kept, died, true],
  ['it died on another day', earlier, kept, died, true],
  ['it was taken back by both', kept, died, kept, false],
  ['it was taken back and sold', sold, died, kept, true],
])('%s', (_, stored, was, next, isElsewhere) => {
  expect(isArchivedElsewhere(stored, was, next)).toBe(isElsewhere);
});
