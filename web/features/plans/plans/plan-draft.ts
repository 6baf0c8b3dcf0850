import { hasWeekdays, type PlanRule } from '#src/domain/feeding/feeding-plan.ts';
import { filled, pick, type Values } from '#src/records/fields.ts';
import { planFields } from '#src/records/plan.ts';
import { lastingAddress } from '#web/lib/api.ts';
import type { PlanDetails } from './use-plan.ts';

/** The form's fields. The values of the other rhythm are kept as long as the form is open. */
export type PlanDraft = Omit<PlanBody, 'fp_repeat'> & {
  rhythm: 'weekdays' | 'days';
  /** as typed */
  every: string;
  /** Whether its animals follow from `fp_filter`; else they are `pet_ids`. Both are kept while the form is open. */
  follows: boolean;
  pet_ids: ReadonlySet<number>;
};

export type PlanBody = Values<typeof planFields>;

/** Without a feeder: each animal is offered its own, until the keeper says that all of a plan eat the same. */
export function newDraft(today: string, pet_ids: ReadonlySet<number>): PlanDraft {
  const { fp_repeat: _, ...fields } = filled(planFields, { fp_name: '', fp_start: today });
  return { ...fields, rhythm: 'days', every: '7', follows: false, pet_ids };
}

export function draftOf(plan: PlanDetails): PlanDraft {
  const { fp_repeat, ...fields } = pick(planFields, plan);
  return {
    ...fields,
    rhythm: hasWeekdays(plan) ? 'weekdays' : 'days',
    every: fp_repeat > 0 ? String(fp_repeat) : '7',
    follows: plan.fp_filter !== '',
    pet_ids: new Set(plan.pet_ids),
  };
}

/** Its animals by the ids that they have now: those that were noted here may have been sent while the form is open. */
export function withLastingIds(draft: PlanDraft): PlanDraft {
  const ids = lastingAddress(`?ids=${[...draft.pet_ids].join(',')}`).slice('?ids='.length);
  return { ...draft, pet_ids: new Set(ids === '' ? [] : ids.split(',').map(Number)) };
}

/** The rule of the current draft, which may be invalid. */
export function ruleOf(draft: PlanDraft): PlanRule {
  const isDays = draft.rhythm === 'days';
  return {
    fp_repeat: isDays && /^\d{1,3}$/.test(draft.every.trim()) ? Number(draft.every) : 0,
    fp_weekdays: isDays ? '0000000' : draft.fp_weekdays,
    fp_start: draft.fp_start,
  };
}

export const bodyOf = (draft: PlanDraft): PlanBody =>
  filled(planFields, {
    ...draft,
    ...ruleOf(draft),
    fp_filter: draft.follows ? draft.fp_filter : '',
  });
