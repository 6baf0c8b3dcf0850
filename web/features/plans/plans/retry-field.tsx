import { useState } from 'react';
import { limits } from '#src/domain/limits.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { FieldProblem } from '#web/ui/field.tsx';
import { Stepper } from '#web/ui/stepper.tsx';

/** The usual initial value, in days. */
const USUAL = 3;

/** After how many days an animal that refused is offered food again; behind a button until a plan sets it. */
export function RetryField(props: {
  value: number;
  onChange: (days: number) => void;
  problem?: FieldProblem;
}) {
  const { value, onChange, problem } = props;
  const { plans } = useTexts();
  const [open, setOpen] = useState(value > 0);
  function begin() {
    setOpen(true);
    onChange(USUAL);
  }
  if (!open) {
    return (
      <div className="cluster">
        <Button icon="refused" onClick={begin}>
          {plans.retryBegin}
        </Button>
      </div>
    );
  }
  return (
    <Stepper
      label={plans.retry}
      value={value}
      {...limits.retry_days}
      onChange={onChange}
      hint={plans.retryHint}
      problem={problem}
    />
  );
}
