import { measurementProblem, type MeasurementKind } from '#src/domain/animal/measurements.ts';
import type { Day } from '#src/domain/days.ts';
import { isSuperseded, notedAt } from '#src/domain/feeding/noted.ts';
import { inTransaction } from '#src/db/database.ts';
import { findRevision } from '#src/db/revisions.ts';
import type { Noted } from '#src/features/animals/feedings/noted-each.ts';
import type { Context } from '#src/platform/context.ts';
import { refuseConflicts } from '#src/platform/http/edits.ts';
import { invalid, notFound, Problem } from '#src/platform/http/problem.ts';
import { requirePast } from '#src/platform/http/record-days.ts';
import { requireOwnPet } from '#src/platform/security/ownership.ts';
import {
  deleteMeasurement,
  findMeasurementOfDay,
  findOwnMeasurement,
  updateMeasurement,
  upsertMeasurement,
} from './measurements.queries.ts';

type Measured = { date_ms: Day; kind: MeasurementKind; value: number };

/**
 * Records what was measured; of a day and a kind there is one value. `was`: the record before the call, for an undo.
 * `superseded`: the pet, where a later note of it is stored, which stays.
 */
export function addMeasurement(
  context: Context,
  uid: number,
  pet_id: number,
  { recorded_at, ...measured }: Measured & Noted,
  latest: Day,
) {
  requirePast('date_ms', measured.date_ms, latest);
  requireBounds(measured);
  return inTransaction(context.db, (tx) => {
    requireOwnPet(tx, uid, pet_id);
    const stored = findMeasurementOfDay(tx, { pet_id, ...measured });
    const was = stored ? { id: stored.id, value: stored.value } : null;
    if (stored && isSuperseded(recorded_at, stored.recorded))
      return { id: stored.id, rev: stored.rev, was, superseded: [pet_id] };
    const recorded = notedAt(recorded_at, context.now().getTime());
    const id = upsertMeasurement(tx, { pet_id, ...measured, recorded });
    return { id, rev: findRevision(tx, 'measurements', id).rev, was, superseded: [] };
  });
}

/** Changes the fields that are given. Returns the revision. @throws Problem 404, 409, 422 */
export function changeMeasurement(
  context: Context,
  uid: number,
  id: number,
  {
    if_rev,
    ...changes
  }: { [Field in keyof Measured]?: Measured[Field] | undefined } & { if_rev?: number | undefined },
  latest: Day,
): number {
  if (changes.date_ms) requirePast('date_ms', changes.date_ms, latest);
  return inTransaction(context.db, (tx) => {
    const found = findOwnMeasurement(tx, uid, id);
    if (!found) throw notFound('measurement', 'id');
    refuseConflicts(findRevision(tx, 'measurements', id), if_rev, changes, found);
    const { date_ms = found.date_ms, kind = found.kind, value = found.value } = changes;
    requireBounds({ kind, value });
    const duplicate = findMeasurementOfDay(tx, { pet_id: found.pet_id, date_ms, kind });
    if (duplicate && duplicate.id !== id)
      throw new Problem('measurement_exists', null, { field: 'date_ms' });
    const recorded = context.now().getTime();
    updateMeasurement(tx, id, { date_ms, kind, value, recorded });
    return findRevision(tx, 'measurements', id).rev;
  });
}

/** Deletes what was measured, unless it was noted again later than `recorded_at`. */
export function removeMeasurement(
  context: Context,
  uid: number,
  { id, recorded_at }: { id: number } & Noted,
): { superseded: number[] } {
  const found = findOwnMeasurement(context.db, uid, id);
  if (!found) throw notFound('measurement', 'id');
  if (isSuperseded(recorded_at, found.recorded)) return { superseded: [found.pet_id] };
  deleteMeasurement(context.db, id);
  return { superseded: [] };
}

function requireBounds({ kind, value }: Pick<Measured, 'kind' | 'value'>): void {
  const wrong = measurementProblem(kind, value);
  if (wrong) throw invalid({ value: wrong });
}
