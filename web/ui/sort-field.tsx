import { useTexts } from '#web/texts/texts.ts';
import { Button } from './button.tsx';
import { SelectField } from './select-field.tsx';

type Sort<Field extends string> = { sort_by: Field; asc: 'ASC' | 'DESC' };

/** By what a list is sorted, and in which direction. */
export function SortField<Field extends string>(props: {
  label: string;
  value: Sort<Field>;
  options: readonly { value: Field; label: string }[];
  onChange: (sort: Sort<Field>) => void;
}) {
  const { label, value, options, onChange } = props;
  const { ui } = useTexts();
  const up = value.asc === 'ASC';
  return (
    <div className="cluster sorting">
      <SelectField
        label={label}
        hideLabel
        value={value.sort_by}
        options={options}
        onChange={(sort_by) => onChange({ ...value, sort_by })}
      />
      <Button
        tall
        icon={up ? 'asc' : 'desc'}
        label={up ? ui.ascending : ui.descending}
        onClick={() => onChange({ ...value, asc: up ? 'DESC' : 'ASC' })}
      />
    </div>
  );
}
