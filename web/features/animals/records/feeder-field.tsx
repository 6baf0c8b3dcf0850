import { useState } from 'react';
import type { AnimalType } from '#src/domain/enums.ts';
import { knownFeeder } from '#src/domain/feeding/feeders-of-kind.ts';
import { limits } from '#src/domain/limits.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipGroup } from '#web/ui/chips.tsx';
import type { FieldProblem } from '#web/ui/field.tsx';
import { Row, Rows } from '#web/ui/rows.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useFeeders, useForgetFeeder } from './feeders.ts';

type Props = {
  value: string;
  onChange: (food: string) => void;
  /** Of the animals that are fed. */
  an_type?: AnimalType;
  problem?: FieldProblem;
};

/** One tap on a known feeder, the suggested one first; or a new one. */
export function FeederField({ value, onChange, an_type, problem }: Props) {
  const { pets } = useTexts();
  const [mode, setMode] = useState<'choose' | 'type' | 'tidy'>('choose');
  const { chips, all } = useFeeders(value, an_type);
  if (mode === 'type') {
    return (
      <TextField
        label={pets.newFeederName}
        maxLength={limits.food}
        autoComplete="off"
        value={value}
        onChange={(typed) => onChange(knownFeeder(typed, all))}
        problem={problem}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
        autoFocus
      />
    );
  }
  if (mode === 'tidy') return <FeederList all={all} onDone={() => setMode('choose')} />;
  return (
    <ChipGroup
      label={pets.feeder}
      legend
      value={value}
      onChange={onChange}
      choices={[
        ...chips.map((food) => ({ value: food, label: food })),
        { value: '', label: pets.noFeeder },
      ]}
    >
      <Button
        variant="quiet"
        icon="plus"
        onClick={() => {
          onChange('');
          setMode('type');
        }}
      >
        {pets.newFeeder}
      </Button>
      {all.length > 0 && (
        <Button
          variant="quiet"
          icon="pencil"
          label={pets.tidyFeeders}
          onClick={() => setMode('tidy')}
        />
      )}
    </ChipGroup>
  );
}

/** All feeders of the keeper. Removing one from the list changes no record. */
function FeederList({ all, onDone }: { all: string[]; onDone: () => void }) {
  const { pets } = useTexts();
  const forget = useForgetFeeder();
  return (
    <div className="stack close">
      <Rows label={pets.feeder}>
        {all.map((food) => (
          <Row
            key={food}
            title={food}
            end={
              <Button
                variant="quiet"
                icon="trash"
                label={pets.forgetFeeder(food)}
                busy={forget.busyWith(food)}
                onClick={() => void forget.run(food)}
              />
            }
          />
        ))}
      </Rows>
      <Button onClick={onDone}>{pets.done}</Button>
    </div>
  );
}
