import { isTurn } from '#src/domain/feeding/due-state.ts';
import { rhythmAndFeeder } from '#web/components/plan-rhythm.ts';
import { useToday } from '#web/lib/today.ts';
import { paths } from '#web/paths.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Radio } from '#web/ui/check.tsx';
import type { PlanWithPets } from './scopes.ts';

export function PickPlan(props: {
  plans: readonly PlanWithPets[];
  value: number | null;
  onChange: (fp_id: number) => void;
}) {
  const { plans, value, onChange } = props;
  const { feeding, plans: words } = useTexts();
  const today = useToday();
  if (plans.length === 0) {
    return (
      <div className="between">
        <p className="muted">{feeding.noPlans}</p>
        <ButtonLink icon="plus" href={paths.planAdd()}>
          {words.add}
        </ButtonLink>
      </div>
    );
  }
  return (
    <ul className="rows" aria-label={words.title}>
      {plans.map((plan) => {
        const { due } = plan;
        const all = plan.pets.length;
        const resting = plan.pets.filter((pet) => isTurn(pet, today) && pet.muted === 1).length;
        return (
          <li key={plan.fp_id}>
            <Radio
              name="plan"
              whole
              checked={plan.fp_id === value}
              disabled={all === 0}
              onChange={() => onChange(plan.fp_id)}
            >
              <span className="main">
                <strong>{plan.fp_name}</strong>
                <span className="secondary">{rhythmAndFeeder(plan, words)}</span>
                <span className="secondary">
                  {all === 0
                    ? words.noAnimals
                    : due > 0
                      ? words.dueOf(due, all)
                      : feeding.planAll(all)}
                </span>
                {due > 0 && resting > 0 && (
                  <span className="secondary">{feeding.resting(resting)}</span>
                )}
              </span>
            </Radio>
          </li>
        );
      })}
    </ul>
  );
}
