import { issue } from '#src/domain/problems/codes.ts';
import { afterCommit, inTransaction, type Db } from '#src/db/database.ts';
import { findUsual } from '#src/db/species-numbers.ts';
import { usualAt } from '#src/domain/species/spans.ts';
import { expectedMolt } from '#src/domain/animal/expected-molt.ts';
import type { Day } from '#src/domain/days.ts';
import { limits } from '#src/domain/limits.ts';
import { isSuperseded, notedAt } from '#src/domain/feeding/noted.ts';
import { dueByPlans, dueOf } from '#src/domain/feeding/due.ts';
import type { Context } from '#src/platform/context.ts';
import { findRevision } from '#src/db/revisions.ts';
import { refuseConflicts } from '#src/platform/http/edits.ts';
import { requirePast, requirePastDays } from '#src/platform/http/record-days.ts';
import { type Values } from '#src/records/fields.ts';
import { petFormFields } from '#src/records/pet.ts';
import { requireSpecies } from '#src/features/catalogue/species/require-species.ts';
import { invalid, notFound } from '#src/platform/http/problem.ts';
import { requireOwnPet } from '#src/platform/security/ownership.ts';
import type { User } from '#src/platform/security/auth.ts';
import { removePictureFiles } from '#src/platform/pictures/picture-files.ts';
import { hasLongHistory } from '#src/platform/removal/remove-import.queries.ts';
import { removeLater } from '#src/platform/removal/remove-import.ts';
import { listFilesOf } from '#src/platform/pictures/pictures.queries.ts';
import type { Noted } from '#src/features/animals/feedings/noted-each.ts';
import {
  listEventTexts,
  listLastOffers,
  listMoltsOfPet,
} from '#src/features/animals/molts/expected-molt.queries.ts';
import { findLastNoteOfMolts, findMolting } from '#src/features/animals/molts/molts.queries.ts';
import { findOrigin, listOffspring } from './origin.queries.ts';
import { lastOrder, moveTo, requirePlace } from '#src/features/animals/places/move.service.ts';
import { countHistory } from '#src/features/animals/history/history.queries.ts';
import {
  addToCount,
  deletePet,
  findPet,
  findPetWithTag,
  insertPet,
  listPlansOfPet,
  updatePet,
} from './pets.queries.ts';
import { insertTombstone } from './tombstones.queries.ts';
import { refuseUnseen, type SeenPet } from './seen-pet.ts';

/** A pet, for its owner and the administrator; for others it does not exist. @throws Problem 404 */
export function requirePet(context: Context, user: User, id: number) {
  const pet = findPet(context.db, id);
  if (!pet || !(pet.uid === user.uid || user.is_admin)) throw notFound('pet');
  return pet;
}

/** The pet's whole page. */
export function petDetail(context: Context, user: User, id: number, today: string) {
  const pet = requirePet(context, user, id);
  const plans = listPlansOfPet(context.db, id);
  return {
    ...pet,
    own: pet.uid === user.uid ? 1 : 0,
    ...dueByPlans(plans, pet, today),
    plans: plans.map((plan) => ({ ...plan, next_date: dueOf(plan, pet, today).next_date })),
    expected_molt: expectedMolt(
      pet,
      moltRecords(context.db, id),
      today,
      usualAt(findUsual(context.db, pet.sc_id), pet.size),
    ),
    origin: pet.purchase_id ? findOrigin(context.db, pet.uid, pet.purchase_id) : null,
    offspring: listOffspring(context.db, pet.uid, id),
    records: countHistory(context.db, id),
  };
}

const moltRecords = (db: Db, id: number) => ({
  molts: () => listMoltsOfPet(db, id),
  events: () => listEventTexts(db, id),
  offers: () => listLastOffers(db, id),
});

/** Returns the new pet's id. Without a tag one is drawn. @throws Problem 422 for a tag that is taken */
export function addPet(db: Db, pet: Parameters<typeof insertPet>[1]): number {
  return inTransaction(db, (tx) => {
    const { place_id = null } = pet;
    const place_order = place_id === null ? 0 : lastOrder(tx, pet.uid, place_id);
    const isTaken = pet.tag && findPetWithTag(tx, pet.tag) !== undefined;
    if (isTaken) throw invalid({ tag: issue('tag_taken') });
    return insertPet(tx, { ...pet, place_id, place_order });
  });
}

type PetChanges = Partial<Values<typeof petFormFields>> & {
  p_sc_id?: number | undefined;
  is_public?: 0 | 1 | undefined;
  place_id?: number | null | undefined;
};

/**
 * Changes the fields that are given. Returns the revision. @throws Problem 404, 409 when one was changed elsewhere since
 * `if_rev`, 422
 */
export function changePet(
  context: Context,
  uid: number,
  { id, if_rev, ...fields }: { id: number; if_rev?: number | undefined } & PetChanges,
  { today, latest }: { today: Day; latest: Day },
): number {
  const { place_id, p_sc_id: asked, ...own } = fields;
  requirePastDays(petFormFields, own, latest);
  return inTransaction(context.db, (tx) => {
    const p_sc_id = asked === undefined ? undefined : requireSpecies(tx, asked);
    const pet = findPet(context.db, id);
    if (!pet || pet.uid !== uid) throw notFound('pet', 'id');
    // before the conflicts: a device names the place around, which may be where the animal stands
    requirePlace(tx, uid, place_id);
    const mine = { ...fields, ...(p_sc_id !== undefined && { p_sc_id }) };
    refuseConflicts(findRevision(tx, 'pets', id), if_rev, mine, { ...pet, p_sc_id: pet.sc_id });
    const name = (own.name ?? pet.name).trim();
    const sexed = own.gender && { gender_recorded: context.now().getTime() };
    updatePet(tx, uid, id, { ...own, ...sexed, name, sc_id: p_sc_id ?? pet.sc_id });
    const now = context.now().getTime();
    if (place_id !== undefined && place_id !== pet.place_id)
      moveTo(tx, { uid, today, now }, { ids: [id], place_id });
    return findRevision(tx, 'pets', id).rev;
  });
}

/** Adds `step` animals to a pet, or removes them. Returns how many it has now. @throws Problem 404, 422 */
export function changeCount(db: Db, uid: number, id: number, step: number): number {
  const an_count = addToCount(db, uid, id, step, limits.an_count.max);
  if (an_count !== null) return an_count;
  if (findPet(db, id)?.uid !== uid) throw notFound('pet', 'id');
  throw invalid({
    count: issue(step < 0 ? 'no_animal_left' : 'too_many'),
  });
}

/** More records of a kind than most animals have in their life: so many go in some milliseconds. */
const LONG_HISTORY = 1000;

/**
 * Deletes the pet with its history and its pictures. Its sales and its line in the stock book stay. @throws Problem 404, 409
 * where there is more of it by now than its keeper had `seen`
 */
export function removePet(context: Context, uid: number, id: number, seen?: SeenPet): void {
  const pictures = listFilesOf(context.db, id);
  inTransaction(context.db, (tx) => {
    if (seen) refuseUnseen(context.db, uid, id, seen);
    insertTombstone(tx, uid, id);
    const isGone = hasLongHistory(tx, id, LONG_HISTORY)
      ? removeLater(context, tx, { uid, id })
      : deletePet(tx, uid, id);
    if (!isGone) throw notFound('pet', 'id');
  });
  afterCommit(context.db, () => {
    for (const picture of pictures) removePictureFiles(context, picture);
  });
}

/**
 * A pre-molt date is in the past or today; null clears it. `superseded`: the pet, where a later note of its pre-molt, or
 * of a molt that ended it, is stored, which stays.
 */
export function setPreMolt(
  context: Context,
  uid: number,
  { id, pre_molt, recorded_at }: { id: number; pre_molt: Day | null } & Noted,
  latest: Day,
): { superseded: number[] } {
  if (pre_molt) requirePast('pre_molt', pre_molt, latest);
  return inTransaction(context.db, (tx) => {
    requireOwnPet(tx, uid, id);
    const noted = findMolting(tx, id)?.pre_molt_recorded ?? 0;
    if (isSuperseded(recorded_at, noted)) return { superseded: [id] };
    const molted = pre_molt ? findLastNoteOfMolts(tx, id, pre_molt) : 0;
    const isOver = isSuperseded(recorded_at, molted);
    const pre_molt_recorded = notedAt(recorded_at, context.now().getTime());
    updatePet(tx, uid, id, { pre_molt: isOver ? null : pre_molt, pre_molt_recorded });
    return { superseded: isOver ? [id] : [] };
  });
}
