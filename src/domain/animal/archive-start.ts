import type { Day } from '#src/domain/days.ts';
import type { ArchiveReason } from '#src/domain/enums.ts';

/** Whether an animal is archived, why and since when. Devices of an earlier version say no note. */
export type Archived = {
  archived: 0 | 1;
  archive_reason: ArchiveReason | null;
  archive_date: Day | null;
  archive_note?: string | undefined;
};

/**
 * Whether somebody else archived an animal, or took it back, since a device that does so late last heard of it. `was`: how
 * it was for that device; `next`: how it shall be.
 */
export const isArchivedElsewhere = (stored: Archived, was: Archived, next: Archived): boolean =>
  !isSame(stored, was) && !isSame(stored, next);

const isSame = (a: Archived, b: Archived) =>
  a.archived === b.archived &&
  (a.archive_reason ?? null) === (b.archive_reason ?? null) &&
  (a.archive_date ?? null) === (b.archive_date ?? null) &&
  (a.archive_note ?? b.archive_note) === (b.archive_note ?? a.archive_note);
