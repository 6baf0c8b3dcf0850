import { useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import { useAllFeeders } from '#web/features/animals/records/feeders.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import type { FieldProblem } from '#web/ui/field.tsx';

/** The plan's usual feeder: a known one, or a new one. */
export function FeederField(props: {
  value: string;
  onChange: (food: string) => void;
  problem?: FieldProblem;
}) {
  const { value, onChange, problem } = props;
  const { pets, plans } = useTexts();
  const [own, setOwn] = useState(value);
  const { known, loading } = useAllFeeders();
  // where nothing was fed yet, what is usual for any type: a plan is not for one alone
  const offered = known?.length === 0 ? Object.values(pets.usualFeeders).flat() : (known ?? []);
  return (
    <Combobox
      label={plans.feeder}
      options={[...new Set([own, ...offered])].filter(Boolean)}
      loading={loading}
      value={value || null}
      onChange={(food) => onChange(food ?? '')}
      itemKey={(food) => food}
      itemText={(food) => food}
      create={{
        text: plans.newFeeder,
        whenLeft: true,
        onCreate: (typed) => {
          const food = typed.slice(0, limits.food);
          setOwn(food);
          onChange(food);
        },
      }}
      hint={plans.feederHint}
      problem={problem}
    />
  );
}
