import type { Day } from '#src/domain/days.ts';
import type { Gender } from '#src/domain/enums.ts';
import { clearsPreMolt } from '#src/domain/animal/molt.ts';
import { startBefore } from '#src/domain/animal/starting-size.ts';
import { inTransaction, type Executor } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { findRevision } from '#src/db/revisions.ts';
import { isSuperseded, notedAt } from '#src/domain/feeding/noted.ts';
import type { Noted } from '#src/features/animals/feedings/noted-each.ts';
import { findLengths, updateDay } from '#src/features/animals/measurements/measurements.queries.ts';
import { refuseConflicts } from '#src/platform/http/edits.ts';
import { requirePast } from '#src/platform/http/record-days.ts';
import { pick } from '#src/records/fields.ts';
import { moltFields } from '#src/records/history.ts';
import { requireOwnPet } from '#src/platform/security/ownership.ts';
import { notFound, Problem } from '#src/platform/http/problem.ts';
import { notedDetails, type SaidDetails } from './molt-details.ts';
import {
  clearPreMolt,
  deleteMolt,
  findMoltOfDay,
  findOwnMolt,
  findMolting,
  insertMolt,
  updateGender,
  updateMolt,
} from './molts.queries.ts';

/**
 * Records a molt, and the sex that the exuvia showed; it clears the pre-molt date when it is on or after it. `cleared`
 * is that date, and `was` the record of that day before the call, so that an undo can restore both. `superseded`: the pet,
 * where a later note of the size or the sex is stored, which stays.
 */
export function addMolt(
  context: Context,
  uid: number,
  pet_id: number,
  molt: {
    date_mt: Day;
    size?: number | null | undefined;
    gender?: Gender | undefined;
  } & SaidDetails &
    Noted,
  latest: Day,
) {
  const { date_mt, size = null, gender, recorded_at } = molt;
  const said = tidied(molt);
  requirePast('date_mt', date_mt, latest);
  return inTransaction(context.db, (tx) => {
    requireOwnPet(tx, uid, pet_id);
    const pet = findMolting(tx, pet_id);
    if (!pet) throw notFound('pet', 'id');
    const isOlder = (stored = 0) => isSuperseded(recorded_at, stored);
    const recorded = notedAt(recorded_at, context.now().getTime());
    const ends = clearsPreMolt(date_mt, pet.pre_molt) && !isOlder(pet.pre_molt_recorded);
    const cleared = ends ? pet.pre_molt : null;
    if (cleared) clearPreMolt(tx, pet_id);
    const sexStays = gender !== undefined && isOlder(pet.gender_recorded);
    if (gender && !sexStays) updateGender(tx, pet_id, gender, recorded);
    const stored = findMoltOfDay(tx, pet_id, date_mt);
    const sizeStays = size !== null && isOlder(stored?.size_recorded);
    const sized = size !== null && !sizeStays ? { size, size_recorded: recorded } : { size: null };
    const details = notedDetails(said, stored?.details_recorded, { recorded_at, recorded });
    const molted = { ...(sized.size !== null && sized), ...details.changes };
    const id = stored?.id ?? insertMolt(tx, { pet_id, date_mt, size: null, recorded, ...molted });
    if (stored) updateMolt(tx, id, { ...molted, recorded: Math.max(recorded, stored.recorded) });
    dateStart(tx, pet_id, { date_mt, size: sized.size ?? stored?.size ?? null }, pet.kept_since);
    const { rev } = findRevision(tx, 'molts', id);
    const was = stored ? { id, ...pick(ofMolt, stored) } : null;
    const stays = sizeStays || sexStays || details.stays;
    return { id, rev, cleared, was, superseded: stays ? [pet_id] : [] };
  });
}

/** Changes the fields that are given. Returns the revision. @throws Problem 404, 409 */
export function changeMolt(
  context: Context,
  uid: number,
  id: number,
  {
    if_rev,
    ...given
  }: {
    date_mt?: Day | undefined;
    size?: number | null | undefined;
    if_rev?: number | undefined;
  } & SaidDetails,
  latest: Day,
): number {
  const changes = { ...given, ...tidied(given) };
  if (changes.date_mt) requirePast('date_mt', changes.date_mt, latest);
  return inTransaction(context.db, (tx) => {
    const molt = findOwnMolt(tx, uid, id);
    if (!molt) throw notFound('molt', 'id');
    refuseConflicts(findRevision(tx, 'molts', id), if_rev, changes, molt);
    const { date_mt = molt.date_mt, size = molt.size } = changes;
    const duplicate = findMoltOfDay(tx, molt.pet_id, date_mt);
    if (duplicate && duplicate.id !== id)
      throw new Problem('molt_exists', null, { field: 'date_mt' });
    const recorded = context.now().getTime();
    if (changes.gender) updateGender(tx, molt.pet_id, changes.gender, recorded);
    const sized = changes.size !== undefined && { size_recorded: recorded };
    const details = notedDetails(changes, molt.details_recorded, { recorded }).changes;
    updateMolt(tx, id, { date_mt, size, recorded, ...sized, ...details });
    const { kept_since = null } = findMolting(tx, molt.pet_id) ?? {};
    dateStart(tx, molt.pet_id, { date_mt, size }, kept_since);
    return findRevision(tx, 'molts', id).rev;
  });
}

const { date_mt: _, ...ofMolt } = moltFields;

/** The size that came with an animal is older than a molt that is noted since. */
function dateStart(
  tx: Executor,
  pet_id: number,
  molt: { date_mt: Day; size: number | null },
  kept_since: Day | null,
): void {
  const older = startBefore(findLengths(tx, pet_id), molt, kept_since);
  if (older) updateDay(tx, older.start.id, older.date_ms);
}

const tidied = <Said extends SaidDetails>(said: Said): SaidDetails => ({
  ...said,
  ...(said.note !== undefined && { note: said.note.trim() }),
});

/** Notes the sex of a pet, unless a later note of it is stored. */
export function noteSex(
  context: Context,
  uid: number,
  { id, gender, recorded_at }: { id: number; gender: Gender } & Noted,
): { superseded: number[] } {
  return inTransaction(context.db, (tx) => {
    requireOwnPet(tx, uid, id);
    const stored = findMolting(tx, id)?.gender_recorded ?? 0;
    if (isSuperseded(recorded_at, stored)) return { superseded: [id] };
    updateGender(tx, id, gender, notedAt(recorded_at, context.now().getTime()));
    return { superseded: [] };
  });
}

/** Deletes a molt, unless it was noted again later than `recorded_at`. */
export function removeMolt(
  context: Context,
  uid: number,
  { id, recorded_at }: { id: number } & Noted,
): { superseded: number[] } {
  const molt = findOwnMolt(context.db, uid, id);
  if (!molt) throw notFound('molt', 'id');
  if (isSuperseded(recorded_at, molt.recorded)) return { superseded: [molt.pet_id] };
  deleteMolt(context.db, id);
  return { superseded: [] };
}
