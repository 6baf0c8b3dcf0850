import { perPage, type Sheet } from '#src/domain/labels/label-sheets.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Stepper } from '#web/ui/stepper.tsx';

/** The place of the first label, where a sheet has several: the ones before it are used up. */
export function StartField(props: {
  sheet: Sheet;
  value: number;
  onChange: (start: number) => void;
  hint?: string;
}) {
  const { sheet, value, onChange, hint } = props;
  const { labels } = useTexts();
  const room = perPage(sheet);
  if (room === 1) return null;
  return (
    <Stepper
      label={labels.start}
      hint={hint}
      min={1}
      max={room}
      value={Math.min(value, room)}
      onChange={onChange}
    />
  );
}
