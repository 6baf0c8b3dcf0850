import { useState, type ReactNode } from 'react';
import { planRuleProblem } from '#src/domain/feeding/feeding-plan.ts';
import { isDay, type Day } from '#src/domain/days.ts';
import { limits } from '#src/domain/limits.ts';
import { bindFields } from '#web/lib/bind-fields.ts';
import { useDraft } from '#web/lib/draft.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/date-field.tsx';
import { submitForm } from '#web/ui/form.tsx';
import { Switch } from '#web/ui/switch.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { AssignBox } from './assign-box.tsx';
import { FeederField } from './feeder-field.tsx';
import { NextWeeks } from './next-weeks.tsx';
import { bodyOf, ruleOf, sameRule, type PlanBody, type PlanDraft } from './plan-draft.ts';
import { RetryField } from './retry-field.tsx';
import { RhythmFields } from './rhythm-fields.tsx';

/** The fields of a plan, a preview of its weeks, and the animals it feeds. */
export function PlanForm(props: {
  start: PlanDraft;
  /** The plan's next date, as long as its rhythm is unchanged. */
  next: Day | null;
  busy: boolean;
  /** Validation errors from the server, by field. */
  problems: Record<string, string>;
  onSave: (body: PlanBody, pet_ids: number[]) => void;
  /** A cancel button beside the save button. */
  end?: ReactNode;
}) {
  const { start, next, busy, problems, onSave, end } = props;
  const { plans } = useTexts();
  const [draft, change] = useDraft(start);
  const bind = bindFields({ draft, change, problems });
  const [tried, setTried] = useState(false);
  const rule = ruleOf(draft);
  const wrong = planRuleProblem(rule);
  const noName = draft.fp_name.trim() === '';

  function submit() {
    setTried(true);
    if (!noName && wrong === null) onSave(bodyOf(draft), [...draft.pet_ids]);
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
        <FeederField value={draft.def_feeder} onChange={(def_feeder) => change({ def_feeder })} />
        <RetryField value={draft.retry_days} onChange={(retry_days) => change({ retry_days })} />
        <Switch
          checked={draft.fp_active === 1}
          onChange={(on) => change({ fp_active: on ? 1 : 0 })}
        >
          {plans.isActive}
        </Switch>
      </div>
      <div className="stack">
        <NextWeeks rule={rule} works={wrong === null} from={sameRule(rule, start) ? next : null} />
        <AssignBox chosen={draft.pet_ids} onChange={(pet_ids) => change({ pet_ids })} />
      </div>
      <div className="form-end full stuck">
        <Button type="submit" variant="primary" large busy={busy}>
          {plans.save}
        </Button>
        {end}
      </div>
    </form>
  );
}
