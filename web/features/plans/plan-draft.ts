import { hasWeekdays, type PlanRule } from '#src/domain/feeding-plan.ts';
import type { PlanDetails } from './use-plan.ts';

/** The form's fields. What the other rhythm was stays as long as the form is open. */
export type PlanDraft = {
  fp_name: string;
  rhythm: 'weekdays' | 'days';
  fp_weekdays: string;
  /** as typed */
  every: string;
  fp_start: string;
  def_feeder: string;
  fp_active: 0 | 1;
  pet_ids: ReadonlySet<number>;
};

export type PlanBody = PlanRule & {
  fp_name: string;
  fp_active: 0 | 1;
  def_feeder: string;
};

export function newDraft(today: string, def_feeder: string): PlanDraft {
  return {
    fp_name: '',
    rhythm: 'days',
    fp_weekdays: '0000000',
    every: '7',
    fp_start: today,
    def_feeder,
    fp_active: 1,
    pet_ids: new Set(),
  };
}

export function draftOf(plan: PlanDetails): PlanDraft {
  const { fp_name, fp_weekdays, fp_repeat, fp_start, def_feeder, fp_active, pet_ids } = plan;
  return {
    fp_name,
    rhythm: hasWeekdays(plan) ? 'weekdays' : 'days',
    fp_weekdays,
    every: fp_repeat > 0 ? String(fp_repeat) : '7',
    fp_start,
    def_feeder,
    fp_active: fp_active ? 1 : 0,
    pet_ids: new Set(pet_ids),
  };
}

/** The rule that the form stands for at this moment; it may be none that works. */
export function ruleOf(draft: PlanDraft): PlanRule {
  const isDays = draft.rhythm === 'days';
  return {
    fp_repeat: isDays && /^\d{1,3}$/.test(draft.every.trim()) ? Number(draft.every) : 0,
    fp_weekdays: isDays ? '0000000' : draft.fp_weekdays,
    fp_start: draft.fp_start,
  };
}

export function bodyOf(draft: PlanDraft): PlanBody {
  const { fp_name, fp_active, def_feeder } = draft;
  return { ...ruleOf(draft), fp_name: fp_name.trim(), fp_active, def_feeder: def_feeder.trim() };
}
