import { eveningChoice, refusersIn, type RefusersIn } from '#src/domain/feeding/evening-choice.ts';
import { useSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Segmented } from '#web/ui/segmented.tsx';

/** Where a round puts those that refused last time. */
export function RefusersChoice(props: {
  value: RefusersIn;
  onChange: (value: RefusersIn) => void;
}) {
  const { feeding } = useTexts();
  const { refusedLast, refusers } = feeding;
  return (
    <Segmented
      {...props}
      label={refusedLast}
      legend
      choices={refusersIn.map((value) => ({ value, label: refusers[value] }))}
    />
  );
}

/** What the keeper chose last, on every device. */
export function useRefusers(): [RefusersIn, (value: RefusersIn) => void] {
  const [setting, set] = useSetting('evening');
  return [eveningChoice(setting).refusers, (refusers) => set({ ...setting, refusers })];
}
