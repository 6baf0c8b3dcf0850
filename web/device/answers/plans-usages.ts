import { addDays, type Day } from '#src/domain/days.ts';
import { FEEDING_DAYS, type Animal, type DevicePlan } from '#src/domain/sync/collection.ts';
import { compareIds } from '#src/domain/sync/ids.ts';
import { compareText } from '#src/domain/text/collation.ts';
import type { Collection, Reader } from '#web/device/collection.ts';
import { counted, plansInOrder } from './plan-rows.ts';
import { lastUseOf } from './plan-uses.ts';

/** What became of the last usage of each plan, the newest first. */
export const usageAnswers: Record<string, Reader> = {
  '/plan/last_usages': (collection, { today }) => {
    const rows = plansInOrder(collection).flatMap((plan) => {
      const last_date = lastUseOf(collection, plan);
      return last_date === null ? [] : [{ plan, last_date }];
    });
    const oldest = rows.map(({ last_date }) => last_date).toSorted(compareText)[0];
    if (oldest && !knowsDay(collection, oldest, today)) return undefined;
    return counted(
      rows
        .map(({ plan, last_date }) => ({
          ...{ fp_id: plan.fp_id, fp_name: plan.fp_name, last_date },
          ...outcomesOf(collection, plan, last_date),
        }))
        .toSorted((a, b) => compareText(b.last_date, a.last_date) || compareIds(a.fp_id, b.fp_id)),
    );
  },
};

/** Of one day: the plan's records, and those of its animals that were made in another way. */
function outcomesOf({ animals }: Collection, plan: DevicePlan, day: Day) {
  const own = new Set(plan.pet_ids);
  const counts = { fed: 0, offered: 0, refused: 0 };
  for (const animal of animals.values()) {
    if (animal.offer_date === null || animal.offer_date < day) continue;
    for (const { date_f, fp_id, progress } of animal.feedings) {
      if (date_f < day) break;
      if (date_f > day || !(own.has(animal.id) || fp_id === plan.fp_id)) continue;
      counts[outcomes[progress]]++;
    }
  }
  return counts;
}

const outcomes = ['fed', 'offered', 'refused'] as const;

/** Whether the device has all feedings of a day. */
function knowsDay({ animals }: Collection, day: Day, today: Day): boolean {
  return (
    day >= addDays(today, -FEEDING_DAYS) ||
    [...animals.values()].every((animal) => hasAllOf(animal, day))
  );
}

function hasAllOf({ offer_date, feedings, records }: Animal, day: Day): boolean {
  const oldest = feedings.at(-1)?.date_f;
  return (
    offer_date === null ||
    offer_date < day ||
    feedings.length >= records.feeding ||
    (oldest !== undefined && oldest < day)
  );
}
