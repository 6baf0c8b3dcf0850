import { useTexts } from '#web/texts/texts.ts';
import { ChipsMany } from '#web/ui/chips.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { ChipButton } from './chip-button.tsx';
import type { FilterOption } from './filter-options.ts';

/** More than this are found faster by typing. */
const MOST_CHIPS = 12;

/** Any number of options: chips where they are few, else chips of the first ones, and a field to find all by. */
export function PickSeveral(props: {
  label: string;
  placeholder: string;
  options: readonly FilterOption[];
  values: readonly string[];
  onChange: (values: string[]) => void;
}) {
  const { label, placeholder, options, values, onChange } = props;
  const first = options.length <= MOST_CHIPS ? options : options.filter(({ chip }) => chip);
  const chips = first.length > 0 && (
    <ChipsMany
      label={label}
      choices={first.map(({ chip, ...option }) => ({ ...option, label: chip ?? option.label }))}
      values={values}
      onChange={onChange}
    />
  );
  if (first.length === options.length) return chips;
  const found = values.filter((value) => !first.some((option) => option.value === value));
  return (
    <div className="stack tight">
      {chips}
      <Combobox
        label={label}
        hideLabel={first.length > 0}
        placeholder={placeholder}
        options={options.filter(({ value }) => !values.includes(value))}
        value={null}
        itemKey={({ value }) => value}
        itemText={(option) => option.label}
        itemSearch={({ label: text, search }) => search ?? { texts: [text] }}
        onChange={(option) => option && onChange([...values, option.value])}
      />
      <Chosen {...props} shown={found} />
    </div>
  );
}

function Chosen(props: {
  options: readonly FilterOption[];
  values: readonly string[];
  /** Those that are no chips above. */
  shown: readonly string[];
  onChange: (values: string[]) => void;
}) {
  const { options, values, shown, onChange } = props;
  const { pets } = useTexts();
  if (shown.length === 0) return null;
  return (
    <ul className="filter-chips">
      {shown.map((value) => {
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
