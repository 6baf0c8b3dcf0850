import { useTexts } from '#web/texts/texts.ts';
import { ChipsMany } from '#web/ui/chips.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { ChipButton } from './chip-button.tsx';
import type { FilterOption } from './filter-options.ts';

/** More than this are found faster by typing. */
const MOST_CHIPS = 12;

/** Any number of options: chips where they are few, else a field to find them by. */
export function PickSeveral(props: {
  label: string;
  placeholder: string;
  options: readonly FilterOption[];
  values: readonly string[];
  onChange: (values: string[]) => void;
}) {
  const { label, placeholder, options, values, onChange } = props;
  if (options.length <= MOST_CHIPS)
    return <ChipsMany label={label} choices={options} values={values} onChange={onChange} />;
  return (
    <div className="stack tight">
      <Combobox
        label={label}
        placeholder={placeholder}
        options={options.filter(({ value }) => !values.includes(value))}
        value={null}
        itemKey={({ value }) => value}
        itemText={(option) => option.label}
        itemSearch={({ label: text, search }) => search ?? { texts: [text] }}
        onChange={(option) => option && onChange([...values, option.value])}
      />
      <Chosen {...props} />
    </div>
  );
}

function Chosen(props: {
  options: readonly FilterOption[];
  values: readonly string[];
  onChange: (values: string[]) => void;
}) {
  const { options, values, onChange } = props;
  const { pets } = useTexts();
  if (values.length === 0) return null;
  return (
    <ul className="filter-chips">
      {values.map((value) => {
        const name = options.find((option) => option.value === value)?.label ?? value;
        return (
          <li key={value}>
            <ChipButton
              remove={pets.listFilters.remove(name)}
              onClick={() => onChange(values.filter((one) => one !== value))}
            >
              {name}
            </ChipButton>
          </li>
        );
      })}
    </ul>
  );
}
