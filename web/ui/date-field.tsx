import { useState } from 'react';
import { addDays, isDay, type Day } from '#src/domain/days.ts';
import { futureProblem } from '#src/domain/form-checks.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Field, takeFrame, type FieldFrame } from './field.tsx';
import { Segmented } from './segmented.tsx';

type DateFieldProps = FieldFrame & {
  /** A calendar day or '' for none. */
  value: Day | '';
  onChange: (value: Day | '') => void;
  min?: Day;
  /**
   * The latest day, today for what has happened: a later one is refused at the field, and its form is not submitted.
   */
  max?: Day;
  required?: boolean;
  name?: string;
};

/**
 * A calendar day in the browser's own picker. While somebody types, the field passes through states that are no valid
 * day ('' and year 0002); they stay in the field until it loses the focus, which then shows its value again.
 */
export function DateField(props: DateFieldProps) {
  const { frame, rest } = takeFrame(props);
  const { onChange, value, ...input } = rest;
  const [typed, setTyped] = useState<string | null>(null);
  const future = input.max === undefined || value === '' ? null : futureProblem(value, input.max);
  return (
    <Field {...frame} problem={future ?? frame.problem} live={future !== null}>
      {(wiring) => (
        <input
          {...input}
          {...wiring}
          type="date"
          className="input"
          value={typed ?? value}
          onChange={(event) => {
            const text = event.currentTarget.value;
            setTyped(isDay(text) ? null : text);
            if (text === '' || isDay(text)) onChange(text);
          }}
          onBlur={() => setTyped(null)}
        />
      )}
    </Field>
  );
}

type RecentDateFieldProps = Omit<DateFieldProps, 'value' | 'onChange'> & {
  today: Day;
  value: Day;
  onChange: (value: Day) => void;
};

/** When something happened: today or yesterday with one tap, any other day with two. An empty field keeps its day. */
export function RecentDateField(props: RecentDateFieldProps) {
  const { today, ...field } = props;
  const { ui } = useTexts();
  const yesterday = addDays(today, -1);
  const [asked, setAsked] = useState(false);
  // not of the day it was opened on: after midnight, what was yesterday then is another day
  const other = asked || (field.value !== today && field.value !== yesterday);
  const chosen = other ? 'other' : field.value === today ? 'today' : 'yesterday';
  function choose(choice: 'today' | 'yesterday' | 'other') {
    setAsked(choice === 'other');
    if (choice !== 'other') field.onChange(choice === 'today' ? today : yesterday);
  }
  return (
    <div className="stack close field-wide">
      <Segmented
        label={field.label}
        legend={!field.hideLabel}
        choices={[
          { value: 'today', label: ui.today },
          { value: 'yesterday', label: ui.yesterday },
          { value: 'other', label: ui.otherDay, icon: 'calendar' },
        ]}
        value={chosen}
        onChange={choose}
        hint={other ? undefined : field.hint}
      />
      {other && <DateField {...field} onChange={(day) => day && field.onChange(day)} hideLabel />}
    </div>
  );
}
