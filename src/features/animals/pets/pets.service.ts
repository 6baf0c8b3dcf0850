import { issue } from '#src/domain/problems/codes.ts';
import { afterCommit, inTransaction, type Db } from '#src/db/database.ts';
import type { Day } from '#src/domain/days.ts';
import { isMuted } from '#src/domain/feeding/feeding.ts';
import { limits } from '#src/domain/limits.ts';
import { dueOf, firstPlanOf, type DueAnimal } from '#src/domain/feeding/due.ts';
import type { ArchiveReason } from '#src/domain/enums.ts';
import type { Context } from '#src/platform/context.ts';
import { findRevision } from '#src/db/revisions.ts';
import { refuseConflicts } from '#src/platform/http/edits.ts';
import { requirePast, requirePastDays } from '#src/platform/http/record-days.ts';
import type { Values } from '#src/records/fields.ts';
import { petFormFields } from '#src/records/pet.ts';
import { requireSpecies } from '#src/features/catalogue/species/require-species.ts';
import { invalid, notFound, unauthorized } from '#src/platform/http/problem.ts';
import { requireOwnPets } from '#src/platform/security/ownership.ts';
import type { User } from '#src/platform/security/auth.ts';
import { removePictureFiles } from '#src/platform/pictures/picture-files.ts';
import { findPicture } from '#src/platform/pictures/pictures.queries.ts';
import { findOrigin, listOffspring } from './origin.queries.ts';
import { countHistory } from '#src/features/animals/history/history.queries.ts';
import {
  addToCount,
  deletePet,
  findPet,
  listPlansOfPet,
  updatePet,
  updatePetsUnlessSo,
} from './pets.queries.ts';
import { settleSales } from './returned-sales.queries.ts';
import { insertTombstone } from './tombstones.queries.ts';

/** A pet, for its owner and the administrator; for others it does not exist. @throws Problem 404 */
export function requirePet(context: Context, user: User, id: number) {
  const pet = findPet(context.db, id);
  if (!pet || !(pet.uid === user.uid || user.is_admin)) throw notFound('pet');
  return pet;
}

/** The pet's whole page. */
export function petDetail(context: Context, user: User, id: number, today: string) {
  const pet = requirePet(context, user, id);
  return {
    ...pet,
    own: pet.uid === user.uid ? 1 : 0,
    plans: plansWithNextDate(context, pet, today),
    origin: pet.purchase_id ? findOrigin(context.db, pet.uid, pet.purchase_id) : null,
    offspring: listOffspring(context.db, pet.uid, id),
    records: countHistory(context.db, id),
  };
}

/**
 * What a scanned label shows on one phone screen. A pet whose page is public is visible to everyone; for the others
 * strangers are asked to log in, and other keepers get a 404.
 */
export function petQuickView(context: Context, user: User | null, id: number, today: string) {
  const pet = findPet(context.db, id);
  const own = Boolean(pet && user && (pet.uid === user.uid || user.is_admin));
  if (!pet || !(own || pet.is_public)) throw user ? notFound('pet') : unauthorized();
  const plans = listPlansOfPet(context.db, pet.id);
  const next = firstPlanOf(plans, pet, today);
  return {
    id: pet.id,
    uname: pet.uname,
    name: pet.name,
    sc_id: pet.sc_id,
    sc_name: pet.sc_name,
    cm_name: pet.cm_name,
    an_type: pet.an_type,
    gender: pet.gender,
    an_count: pet.an_count,
    archived: pet.archived,
    has_img: pet.has_img,
    img_version: pet.img_version,
    pre_molt: pet.pre_molt,
    date_f: pet.date_f,
    food: pet.food,
    progress: pet.progress,
    offer_date: pet.offer_date,
    offer_food: pet.offer_food,
    refusals: pet.refusals,
    refused_since: pet.refused_since,
    mmt: pet.mmt,
    size: pet.size,
    // a keeper's plans are private, even where the page is public
    next_date: own ? (next?.next_date ?? null) : null,
    muted: isMuted(pet.pre_molt, pet.mmt, today) ? 1 : 0,
    feeder: own ? pet.food || (plans.find((plan) => plan.def_feeder)?.def_feeder ?? null) : null,
    own: user?.uid === pet.uid ? 1 : 0,
  };
}

type PetChanges = Partial<Values<typeof petFormFields>> & {
  p_sc_id?: number | undefined;
  is_public?: 0 | 1 | undefined;
};

/** Changes the fields that are given. @throws Problem 404, 409 when one was changed elsewhere since `if_rev`, 422 */
export function changePet(
  context: Context,
  uid: number,
  { id, if_rev, ...fields }: { id: number; if_rev?: number | undefined } & PetChanges,
  latest: Day,
): void {
  const { p_sc_id, ...own } = fields;
  requirePastDays(petFormFields, own, latest);
  inTransaction(context.db, (tx) => {
    if (p_sc_id !== undefined) requireSpecies(tx, p_sc_id);
    const pet = findPet(context.db, id);
    if (!pet || pet.uid !== uid) throw notFound('pet');
    refuseConflicts(findRevision(tx, 'pets', id), if_rev, fields, { ...pet, p_sc_id: pet.sc_id });
    const name = (own.name ?? pet.name).trim();
    updatePet(tx, uid, id, { ...own, name, sc_id: p_sc_id ?? pet.sc_id });
  });
}

type ArchiveInput = {
  archived?: 0 | 1 | undefined;
  reason?: ArchiveReason | null | undefined;
  date?: string | null | undefined;
  note?: string | undefined;
};

/** Archives or restores (without `archived`: toggles). Deletes nothing. */
export function archivePet(
  context: Context,
  uid: number,
  id: number,
  input: ArchiveInput,
  { today, latest }: { today: Day; latest: Day },
): 0 | 1 {
  if (input.date) requirePast('date', input.date, latest);
  const pet = findPet(context.db, id);
  if (!pet || pet.uid !== uid) throw notFound('pet');
  const archived = input.archived ?? (pet.archived ? 0 : 1);
  inTransaction(context.db, (tx) => {
    updatePet(tx, uid, id, archiving(archived, input, today));
    settleSales(tx, [id], archived);
  });
  return archived;
}

/** The same for several at once. Returns the ids of those that changed. */
export function archivePets(
  context: Context,
  uid: number,
  ids: number[],
  input: ArchiveInput & { archived: 0 | 1 },
  { today, latest }: { today: Day; latest: Day },
): number[] {
  if (input.date) requirePast('date', input.date, latest);
  return inTransaction(context.db, (tx) => {
    const own = requireOwnPets(tx, uid, ids);
    const { archived } = input;
    const changed = updatePetsUnlessSo(tx, own, archived, archiving(archived, input, today));
    settleSales(tx, changed, archived);
    return changed;
  });
}

const archiving = (archived: 0 | 1, input: ArchiveInput, today: string) => ({
  archived,
  archive_reason: archived ? (input.reason ?? null) : null,
  archive_date: archived ? (input.date ?? today) : null,
  archive_note: archived ? (input.note ?? '') : '',
});

/** Adds `step` animals to a pet, or removes them. Returns how many it has now. @throws Problem 404, 422 */
export function changeCount(db: Db, uid: number, id: number, step: number): number {
  const an_count = addToCount(db, uid, id, step, limits.an_count.max);
  if (an_count !== null) return an_count;
  if (findPet(db, id)?.uid !== uid) throw notFound('pet');
  throw invalid({
    count: issue(step < 0 ? 'no_animal_left' : 'too_many'),
  });
}

/** Deletes the pet with its history and its picture. Its sales and its line in the stock book stay. */
export function removePet(context: Context, uid: number, id: number): void {
  const picture = findPicture(context.db, id);
  inTransaction(context.db, (tx) => {
    insertTombstone(tx, uid, id);
    if (!deletePet(tx, uid, id)) throw notFound('pet');
  });
  if (picture) afterCommit(context.db, () => removePictureFiles(context, picture));
}

/** A pre-molt date is in the past or today; null clears it. */
export function setPreMolt(
  context: Context,
  uid: number,
  id: number,
  pre_molt: Day | null,
  latest: Day,
): void {
  if (pre_molt) requirePast('pre_molt', pre_molt, latest);
  if (!updatePet(context.db, uid, id, { pre_molt })) throw notFound('pet');
}

function plansWithNextDate(context: Context, pet: DueAnimal & { id: number }, today: string) {
  return listPlansOfPet(context.db, pet.id).map((plan) => ({
    ...plan,
    next_date: dueOf(plan, pet, today).next_date,
  }));
}
