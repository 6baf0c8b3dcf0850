import { useState } from 'react';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { NumberField } from '#web/ui/text-field.tsx';
import { MOST_LETTERS } from './detail-words.ts';

type Props = { value: string; onChange: (typed: string) => void; problem?: string | undefined };

/** How many were offered: a button until somebody wants to say so. */
export function AmountField({ value, onChange, problem }: Props) {
  const { recordDetails } = useTexts().pets;
  const [isWanted, setWanted] = useState(value !== '');
  if (!isWanted && !problem)
    return (
      <Button variant="quiet" icon="plus" className="to-start" onClick={() => setWanted(true)}>
        {recordDetails.addAmount}
      </Button>
    );
  return (
    <NumberField
      label={recordDetails.amount}
      maxLength={MOST_LETTERS}
      value={value}
      onChange={onChange}
      problem={problem}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
      autoFocus={value === ''}
    />
  );
}
