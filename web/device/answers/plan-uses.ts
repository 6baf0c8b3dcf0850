import type { Day } from '#src/domain/days.ts';
import type { Animal, DevicePlan } from '#src/domain/sync/collection.ts';
import type { Collection } from '#web/device/collection.ts';

/** The newest day on which a plan was used, or one of its animals was offered food in another way. */
export function lastUseOf({ animals }: Collection, plan: DevicePlan): Day | null {
  const own = new Set(plan.pet_ids);
  let last = plan.used_before;
  for (const id of own) last = later(last, animals.get(id)?.offer_date ?? null);
  // what a plan fed may have left it since; nothing of an animal is newer than its newest offer
  for (const animal of animals.values()) {
    if (own.has(animal.id) || animal.offer_date === null) continue;
    if (last === null || animal.offer_date > last) last = later(last, usesOf(animal)[plan.fp_id]);
  }
  return last;
}

/** By plan, the newest day on which it fed an animal. */
function usesOf(animal: Animal): Readonly<Record<number, Day>> {
  let uses = known.get(animal);
  if (!uses) {
    uses = {};
    for (const { fp_id, date_f } of animal.feedings) if (fp_id !== null) uses[fp_id] ??= date_f;
    known.set(animal, uses);
  }
  return uses;
}

/** Animals are replaced when they change, so what was found out of one stays true. */
const known = new WeakMap<Animal, Record<number, Day>>();

const later = (a: Day | null, b: Day | null | undefined): Day | null =>
  a === null || (b && b > a) ? (b ?? null) : a;
