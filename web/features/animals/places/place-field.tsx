import { useTexts } from '#web/texts/texts.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import type { FieldProblem } from '#web/ui/field.tsx';
import type { Place } from './use-places.ts';

/** A place to choose; without an id none, or one that has yet to be made: then `path` is what was typed. */
export type PlaceChoice = { id: number | null; path: string; isNew?: boolean };

type PlaceFieldProps = {
  label: string;
  places: readonly Place[];
  value: PlaceChoice | null;
  onChange: (place: PlaceChoice | null) => void;
  /** What stands for no place. */
  none?: string;
  /** Whether a place can be made by typing its name. */
  creates?: boolean;
  hint?: string;
  problem?: FieldProblem;
  required?: boolean;
};

/** Chooses a place by any part of its path. */
export function PlaceField(props: PlaceFieldProps) {
  const { label, places, value, onChange, none, creates = false, hint, problem, required } = props;
  const { places: words } = useTexts();
  const options: PlaceChoice[] = [
    ...(none === undefined ? [] : [{ id: null, path: none }]),
    ...places.map(({ id, path }) => ({ id, path })),
  ];
  return (
    <Combobox
      label={label}
      placeholder={creates ? words.wherePlaceholder : undefined}
      options={options}
      value={value}
      onChange={onChange}
      itemKey={({ id, path }) => id ?? path}
      itemText={({ path }) => path}
      create={
        creates
          ? {
              text: words.makeNew,
              onCreate: (path) => onChange({ id: null, path, isNew: true }),
              whenLeft: 'alone',
              isWhole: (path) => path.includes('/'),
            }
          : undefined
      }
      hint={hint}
      problem={problem}
      required={required}
    />
  );
}
