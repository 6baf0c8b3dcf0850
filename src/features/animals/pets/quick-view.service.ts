import type { Db } from '#src/db/database.ts';
import { dueByPlans } from '#src/domain/feeding/due.ts';
import type { Context } from '#src/platform/context.ts';
import { petCard, petIdentity } from '#src/db/pet-card.ts';
import { pick } from '#src/records/fields.ts';
import { notFound, unauthorized, type Problem } from '#src/platform/http/problem.ts';
import type { User } from '#src/platform/security/auth.ts';
import {
  findPet,
  findPetByTag,
  listFormerly,
  listPlansOfPet,
  type PetDetail,
} from './pets.queries.ts';

const { uid: _, ...card } = petCard;
const quickViewFields = { ...card, offer_food: true };
const otherFields = { ...petIdentity, tag: true };

/**
 * What a scanned label shows on one phone screen. A pet whose page is public is visible to everyone; for the others
 * strangers are asked to log in, and other keepers get a 404. `others`: what else an old label with that number may mean.
 */
export function petQuickView(
  context: Context,
  { user, refusal }: { user: User | null; refusal: Problem | null },
  code: number | string,
  today: string,
) {
  const isOwn = ({ uid }: { uid: number }) => user?.uid === uid || Boolean(user?.is_admin);
  const [pet, ...others] = petsWithCode(context.db, user, code).filter(
    (one) => isOwn(one) || one.is_public,
  );
  if (!pet) throw user ? notFound('pet') : (refusal ?? unauthorized());
  const own = isOwn(pet);
  const plans = listPlansOfPet(context.db, pet.id);
  const due = dueByPlans(plans, pet, today);
  return {
    ...pick(quickViewFields, pet),
    // a keeper's plans are private, even where the page is public
    ...(own ? due : { ...due, plan_date: null, next_date: null }),
    // and so is why an animal left
    ...(!own && { place_id: null, place: null, slot: null, archive_reason: null }),
    feeder: own ? pet.food || (plans.find((plan) => plan.def_feeder)?.def_feeder ?? null) : null,
    own: user?.uid === pet.uid ? 1 : 0,
    others: others.map((other) => pick(otherFields, other)),
  };
}

/** The pets that the code of a label may mean: that of the tag or number, and the caller's that had the number. */
function petsWithCode(db: Db, user: User | null, code: number | string): PetDetail[] {
  const id = typeof code === 'number' ? code : findPetByTag(db, code, user?.uid ?? null);
  const formerly = user && typeof code === 'number' ? listFormerly(db, user.uid, code) : [];
  const meant = [...(id === undefined ? [] : [id]), ...formerly];
  const found = meant.flatMap((one) => ofToday(db, user, findPet(db, one)) ?? []);
  return [...new Map(found.map((pet) => [pet.id, pet])).values()];
}

/** The newest of the caller's own records of an animal that was handed over, and came back. */
function ofToday(db: Db, user: User | null, pet: PetDetail | undefined): PetDetail | undefined {
  if (!pet?.handed_over || pet.uid !== user?.uid) return pet;
  return findPet(db, findPetByTag(db, pet.tag, pet.uid) ?? pet.id);
}
