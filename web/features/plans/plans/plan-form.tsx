import { useState, type ReactNode } from 'react';
import { planRuleProblem, scheduledDays } from '#src/domain/feeding/feeding-plan.ts';
import { readPlanFilter } from '#src/domain/feeding/plan-filter.ts';
import { feedingDays } from '#src/domain/feeding/plan-due.ts';
import { isDay } from '#src/domain/days.ts';
import { limits } from '#src/domain/limits.ts';
import type { Save } from '#web/lib/action.ts';
import { bindFields } from '#web/lib/bind-fields.ts';
import { useDraft } from '#web/lib/draft.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { submitForm } from '#web/ui/form.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import { TextField } from '#web/ui/text-field.tsx';
import { AssignBox } from './assign-box.tsx';
import { FeederField } from './feeder-field.tsx';
import { NextWeeks } from './next-weeks.tsx';
import { bodyOf, ruleOf, withLastingIds, type PlanBody, type PlanDraft } from './plan-draft.ts';
import { RetryField } from './retry-field.tsx';
import { RhythmFields } from './rhythm-fields.tsx';
import { useMatching } from './use-matching.ts';
import { useAssignablePets } from './use-plan.ts';

/** The fields of a plan, a preview of its weeks, and the animals it feeds. */
export function PlanForm(props: {
  start: PlanDraft;
  /** Is only called with a complete plan. */
  save: Save<{ body: PlanBody; pet_ids: number[] }>;
  /** A cancel button beside the save button. */
  end?: ReactNode;
}) {
  const { start, save, end } = props;
  const { problems } = save;
  const { plans } = useTexts();
  const [typed, change] = useDraft(start, 'plan');
  // drawn again when the animals to choose from have other ids
  useAssignablePets();
  const draft = withLastingIds(typed);
  const bind = bindFields({ draft, change, problems });
  const [tried, setTried] = useState(false);
  const rule = ruleOf(draft);
  const wrong = planRuleProblem(rule);
  const noName = draft.fp_name.trim() === '';
  const noFilter = draft.follows && draft.fp_filter === '';

  function submit() {
    setTried(true);
    if (!noName && !noFilter && wrong === null)
      void save.run({ body: bodyOf(draft), pet_ids: [...draft.pet_ids] });
  }
  return (
    <form className="split" noValidate onSubmit={(event) => submitForm(event, submit)}>
      <div className="form">
        <TextField
          label={plans.name}
          name="fp_name"
          autoComplete="off"
          placeholder={plans.namePlaceholder}
          maxLength={limits.fp_name}
          {...bind('fp_name')}
          problem={tried && noName ? plans.needName : problems['fp_name']}
          required
        />
        <RhythmFields
          draft={draft}
          onChange={change}
          problem={
            tried && wrong !== null && isDay(draft.fp_start)
              ? plans.noRhythm
              : problems['fp_repeat']
          }
        />
        <DateField
          label={plans.start}
          name="fp_start"
          {...bind('fp_start')}
          hint={plans.startHint}
          problem={problems['fp_start']}
          required
        />
        <FeederField {...bind('def_feeder')} />
        <RetryField {...bind('retry_days')} />
        <Switch
          checked={draft.fp_active === 1}
          onChange={(on) => change({ fp_active: on ? 1 : 0 })}
        >
          {plans.isActive}
        </Switch>
      </div>
      <div className="stack">
        <DraftWeeks draft={draft} />
        <AssignBox
          draft={draft}
          onChange={change}
          problem={tried && noFilter ? plans.needFilter : problems['fp_filter']}
        />
      </div>
      <div className="form-end full stuck">
        <Button type="submit" variant="primary" large busy={save.busy}>
          {plans.save}
        </Button>
        {end}
      </div>
    </form>
  );
}

/** When the chosen animals would be fed; the rule alone as long as there are none. */
function DraftWeeks({ draft }: { draft: PlanDraft }) {
  const { plans } = useTexts();
  const today = useToday();
  const isWide = useWide();
  const rule = ruleOf(draft);
  const plan = { ...rule, fp_active: 1, retry_days: draft.retry_days };
  const matches = useMatching(draft.follows ? (readPlanFilter(draft.fp_filter) ?? {}) : {});
  const isFed = (id: number) => (draft.follows ? matches(id) : draft.pet_ids.has(id));
  const pets = useAssignablePets().data?.rows.filter(({ id }) => isFed(id)) ?? [];
  return (
    <NextWeeks
      // the animals come first where all of it is one column
      folded={!isWide}
      daysUntil={(last) =>
        pets.length > 0 ? feedingDays(plan, pets, today, last) : scheduledDays(rule, today, last)
      }
      why={planRuleProblem(rule) ? plans.noRhythm : undefined}
    />
  );
}
