import type { Animal, DevicePlan } from '#src/domain/sync/collection.ts';
import { compareIds } from '#src/domain/sync/ids.ts';
import { compareText } from '#src/domain/text/collation.ts';
import type { Collection } from '#web/device/collection.ts';

/** The plans an animal is assigned to, active ones first, as its page shows them. */
export const plansOf = ({ plans }: Collection, { id }: Animal): DevicePlan[] =>
  [...plans.values()].filter(({ pet_ids }) => pet_ids.includes(id)).toSorted(inPlanOrder);

export const inPlanOrder = (a: DevicePlan, b: DevicePlan): number =>
  b.fp_active - a.fp_active || compareText(a.fp_name, b.fp_name) || compareIds(a.fp_id, b.fp_id);
