import { inTransaction, type Db } from '#src/db/database.ts';
import { futureProblem } from '#src/domain/form-checks.ts';
import { limits } from '#src/domain/limits.ts';
import { nextFeedingDay } from '#src/domain/feeding-plan.ts';
import type { ArchiveReason } from '#src/domain/vocabulary.ts';
import type { Context } from '#src/platform/context.ts';
import { requirePast } from '#src/platform/dates.ts';
import { invalid, notFound, unauthorized } from '#src/platform/problem.ts';
import { requireOwnPets } from '#src/platform/ownership.ts';
import type { Keeper } from '#src/platform/auth.ts';
import { removePictures } from '#src/platform/pictures.ts';
import { findOrigin, listOffspring } from './origin.queries.ts';
import { countHistory } from './history.queries.ts';
import {
  addToCount,
  deletePet,
  findPet,
  listPlansOfPet,
  updatePet,
  updatePetsUnlessSo,
} from './pets.queries.ts';
import { keepTraces } from './traces.queries.ts';

/** A pet, for its owner and the administrator; for anyone else it does not exist. @throws Problem 404 */
export function requirePet(context: Context, keeper: Keeper, id: number) {
  const pet = findPet(context.db, id);
  if (!pet || !(pet.uid === keeper.uid || keeper.is_admin)) throw notFound('Pet');
  return pet;
}

/** The pet's whole page. */
export function petDetail(context: Context, keeper: Keeper, id: number, today: string) {
  const pet = requirePet(context, keeper, id);
  return {
    ...pet,
    own: pet.uid === keeper.uid ? 1 : 0,
    plans: plansWithNextDate(context, pet, today),
    origin: pet.purchase_id ? findOrigin(context.db, pet.uid, pet.purchase_id) : null,
    offspring: listOffspring(context.db, pet.uid, id),
    records: countHistory(context.db, id),
  };
}

/**
 * What a scanned label needs on one phone screen. A pet whose page is public is seen by everyone; of the others
 * strangers are asked to log in, and other keepers don't find them.
 */
export function petQuickView(context: Context, keeper: Keeper | null, id: number, today: string) {
  const pet = findPet(context.db, id);
  const own = Boolean(pet && keeper && (pet.uid === keeper.uid || keeper.is_admin));
  if (!pet || !(own || pet.is_public)) throw keeper ? notFound('Pet') : unauthorized();
  const plans = plansWithNextDate(context, pet, today);
  const dates = plans.flatMap((plan) => (plan.next_date ? [plan.next_date] : []));
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
    mmt: pet.mmt,
    size: pet.size,
    // a keeper's plans are nobody's business, even where the page is public
    next_date: own ? (dates.toSorted()[0] ?? null) : null,
    feeder: own ? pet.food || (plans.find((plan) => plan.def_feeder)?.def_feeder ?? null) : null,
    own: keeper?.uid === pet.uid ? 1 : 0,
  };
}

type ArchiveWish = {
  archived?: 0 | 1 | undefined;
  reason?: ArchiveReason | null | undefined;
  date?: string | null | undefined;
  note?: string | undefined;
};

/** Archives or takes back (without `archived`: toggles). Nothing is erased. */
export function archivePet(
  context: Context,
  uid: number,
  id: number,
  wish: ArchiveWish,
  today: string,
): 0 | 1 {
  if (wish.date) requirePast(context, 'date', wish.date);
  const pet = findPet(context.db, id);
  if (!pet || pet.uid !== uid) throw notFound('Pet');
  const archived = wish.archived ?? (pet.archived ? 0 : 1);
  updatePet(context.db, uid, id, archiving(archived, wish, today));
  return archived;
}

/** The same for several at once. Returns the ids of those that were not so already. */
export function archivePets(
  context: Context,
  uid: number,
  ids: number[],
  wish: ArchiveWish & { archived: 0 | 1 },
  today: string,
): number[] {
  if (wish.date) requirePast(context, 'date', wish.date);
  return inTransaction(context.db, (tx) => {
    const own = requireOwnPets(tx, uid, ids);
    return updatePetsUnlessSo(tx, own, wish.archived, archiving(wish.archived, wish, today));
  });
}

const archiving = (archived: 0 | 1, wish: ArchiveWish, today: string) => ({
  archived,
  archive_reason: archived ? (wish.reason ?? null) : null,
  archive_date: archived ? (wish.date ?? today) : null,
  archive_note: archived ? (wish.note ?? '') : '',
});

/** Adds `step` animals to a pet, or takes so many away. Returns how many it has now. @throws Problem 404, 422 */
export function changeCount(db: Db, uid: number, id: number, step: number): number {
  const an_count = addToCount(db, uid, id, step, limits.an_count.max);
  if (an_count !== null) return an_count;
  if (findPet(db, id)?.uid !== uid) throw notFound('Pet');
  throw invalid({
    count: step < 0 ? 'would leave no animal; archive the pet instead' : 'is too many',
  });
}

/** Deletes the pet with its history and its picture. Its sales and its line in the stock book stay. */
export async function erasePet(context: Context, uid: number, id: number): Promise<void> {
  inTransaction(context.db, (tx) => {
    keepTraces(tx, uid, id);
    if (!deletePet(tx, uid, id)) throw notFound('Pet');
  });
  await removePictures(context, id);
}

/** A pre-molt date lies in the past or is today; null clears it. */
export function setPreMolt(
  context: Context,
  uid: number,
  id: number,
  pre_molt: string | null,
  today: string,
): void {
  const wrong = pre_molt && futureProblem(pre_molt, today);
  if (wrong) throw invalid({ pre_molt: wrong });
  if (!updatePet(context.db, uid, id, { pre_molt })) throw notFound('Pet');
}

function plansWithNextDate(
  context: Context,
  pet: { id: number; offer_date: string | null },
  today: string,
) {
  return listPlansOfPet(context.db, pet.id).map((plan) => ({
    ...plan,
    next_date: plan.fp_active ? nextFeedingDay(plan, pet.offer_date, today) : null,
  }));
}
