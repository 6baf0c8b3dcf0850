import { useState } from 'react';
import { filterValues, type PetFilters } from '#src/domain/animal/filters.ts';
import { parseSize } from '#web/lib/parse-size.ts';
import { sizeText, units } from '#web/lib/size.ts';
import { useTexts } from '#web/texts/texts.ts';
import { NumberField } from '#web/ui/text-field.tsx';
import { filterNames } from './filter-names.ts';
import { filterGroups, type FilterGroup } from './filter-groups.ts';
import { optionOf, type FilterOptions } from './filter-options.ts';
import { PickSeveral } from './pick-several.tsx';

export type FilterFieldProps = {
  filters: PetFilters;
  onChange: (filters: PetFilters) => void;
  options: FilterOptions;
};

/** The values of one filter, where there is a choice. */
export function FilterGroupField(props: FilterFieldProps & { of: FilterGroup }) {
  const { of, filters, onChange, options } = props;
  const { listFilters: words } = useTexts().pets;
  const { values, with: changed } = filterGroups[of];
  const meant = values(filters).map((value) => optionOf(options[of], value)?.value ?? value);
  const chosen = [...new Set(meant)];
  if (options[of].length < 2 && chosen.length === 0) return null;
  return (
    <PickSeveral
      label={words.groups[of]}
      placeholder={words.find}
      options={options[of]}
      values={chosen}
      onChange={(next) => onChange(changed(filters, next))}
    />
  );
}

/** How large an animal is, at least and at most. */
export function FilterSizes(props: FilterFieldProps) {
  const { pets } = useTexts();
  return (
    <fieldset className="field">
      <legend>{pets.size}</legend>
      <div className="filter-numbers">
        <FilterNumber {...props} of="size_min" />
        <FilterNumber {...props} of="size_max" />
      </div>
    </fieldset>
  );
}

type NumberKey =
  | 'not_eaten_days'
  | 'not_seen_days'
  | 'not_molted_days'
  | 'molted_within'
  | 'size_min'
  | 'size_max'
  | 'age_min'
  | 'age_max';

/** A number as it is typed; what is none is said, and asks for nothing. */
export function FilterNumber({
  of,
  filters,
  onChange,
  options,
}: FilterFieldProps & { of: NumberKey }) {
  const words = filterNames(useTexts(), options);
  const { read, problem } = filterValues[of];
  const value = filters[of];
  const isCm = of.startsWith('size_');
  const shown = (number: number) => (isCm ? sizeText(number) : String(number));
  const [typed, setTyped] = useState(value === undefined ? '' : shown(value));
  const known = (text: string) => {
    if (!isCm) return read(text.trim());
    const cm = parseSize(text);
    return typeof cm === 'number' ? read(String(cm)) : null;
  };
  const unit = isCm ? units().length : of.startsWith('age_') ? words.months : words.days;
  // cleared by a chip or by Clear all
  const text = value === undefined && known(typed) !== null ? '' : typed;
  return (
    <NumberField
      label={words.numbers[of]}
      unit={unit}
      decimals={isCm}
      live
      problem={text.trim() !== '' && known(text) === null ? problem : ''}
      value={text}
      onChange={(next) => {
        setTyped(next);
        const { [of]: _value, ...others } = filters;
        const number = known(next);
        onChange(number === null ? others : { ...others, [of]: number });
      }}
    />
  );
}
