import { limits } from '#src/domain/limits.ts';
import { inWeekOrder, useWeekStart } from '#web/lib/week-start.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Segmented, SegmentedMany } from '#web/ui/segmented.tsx';
import { Stepper } from '#web/ui/stepper.tsx';
import { ChipGroup } from '#web/ui/chips.tsx';
import type { PlanDraft } from './plan-draft.ts';

/** Common intervals, in days. */
const USUAL = ['2', '3', '7', '10', '14', '21', '28'];

/** Weekdays, or an interval in days. */
export function RhythmFields(props: {
  draft: PlanDraft;
  onChange: (part: Partial<PlanDraft>) => void;
  problem?: string;
}) {
  const { draft, onChange, problem } = props;
  const { plans } = useTexts();
  const [start] = useWeekStart();
  const { min, max } = limits.fp_repeat;
  return (
    <>
      <Segmented
        label={plans.repeat}
        legend
        value={draft.rhythm}
        onChange={(rhythm) => onChange({ rhythm })}
        choices={[
          { value: 'weekdays', label: plans.onWeekdays },
          { value: 'days', label: plans.everyFewDays },
        ]}
      />
      {draft.rhythm === 'weekdays' ? (
        <SegmentedMany
          label={plans.weekdaysLabel}
          legend
          values={[0, 1, 2, 3, 4, 5, 6].filter((at) => draft.fp_weekdays[at] === '1').map(String)}
          onChange={(days) => onChange({ fp_weekdays: flagsOf(days) })}
          choices={inWeekOrder(
            plans.weekdays.map((label, at) => ({ value: String(at), label })),
            start,
          )}
          problem={problem}
        />
      ) : (
        <div className="stack close">
          <Stepper
            label={plans.everyLabel}
            value={Number(draft.every)}
            min={min}
            max={max}
            onChange={(every) => onChange({ every: String(every) })}
            problem={problem}
          />
          <ChipGroup
            label={plans.presets}
            value={draft.every}
            onChange={(every) => onChange({ every })}
            choices={USUAL.map((value) => ({ value, label: value }))}
          />
        </div>
      )}
    </>
  );
}

function flagsOf(days: readonly string[]): string {
  return [0, 1, 2, 3, 4, 5, 6].map((at) => (days.includes(String(at)) ? '1' : '0')).join('');
}
