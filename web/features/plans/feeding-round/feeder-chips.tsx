import { useState, type ReactNode } from 'react';
import { knownFeeder } from '#src/domain/feeding/feeders-of-kind.ts';
import { limits } from '#src/domain/limits.ts';
import { useAllFeeders } from '#web/features/animals/records/feeders.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { ChipGroup } from '#web/ui/chips.tsx';
import { TextField } from '#web/ui/text-field.tsx';

/** The feeder with one tap, or a new one. The suggested one comes first and is preselected. */
export function FeederChips(props: {
  /** The animal that they are for: the next one finds its feeder in sight, and nothing half typed. */
  of?: number;
  feeders: readonly string[];
  value: string;
  onChange: (food: string) => void;
  /** An option before the feeders, such as "as planned". */
  first?: { value: string; label: string };
  /** Stands beside the feeders, however far they are scrolled. */
  more?: ReactNode;
}) {
  const { of = null, feeders, value, onChange, first, more } = props;
  const { feeding } = useTexts();
  const [typing, setTyping] = useState<{ of: number | null; text: string } | null>(null);
  const typed = typing?.of === of ? typing.text : null;
  const { all } = useAllFeeders(typed !== null);
  const setTyped = (text: string | null) => setTyping(text === null ? null : { of, text });
  // In one order for the whole round, so that the thumb finds them: the selected one is scrolled to.
  const known = (feeders.includes(value) ? [...feeders] : [value, ...feeders]).filter(
    (food) => food !== first?.value,
  );
  if (typed !== null) {
    return (
      <form
        className="feeder-new"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim()) onChange(knownFeeder(typed.trim(), all));
          setTyped(null);
        }}
      >
        <TextField
          label={feeding.newFeederName}
          hideLabel
          className="grow"
          placeholder={feeding.newFeederName}
          maxLength={limits.food}
          autoComplete="off"
          value={typed}
          onChange={setTyped}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- it takes the place of the button that was pressed
          autoFocus
        />
        <Button type="submit">{feeding.takeFeeder}</Button>
      </form>
    );
  }
  return (
    <div className="feeder-row">
      <ChipGroup
        label={feeding.feeder}
        scroll
        of={of}
        value={value}
        onChange={onChange}
        choices={[
          ...(first ? [first] : []),
          ...known.map((food) => ({ value: food, label: food || feeding.noFeeder })),
        ]}
      >
        <Button variant="quiet" icon="plus" onClick={() => setTyped('')}>
          {feeding.newFeeder}
        </Button>
      </ChipGroup>
      {more}
    </div>
  );
}
