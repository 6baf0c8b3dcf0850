import { useState } from 'react';
import { filterValues, type PetFilters } from '#src/domain/animal/filters.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ChipsMany } from '#web/ui/chips.tsx';
import { NumberField } from '#web/ui/text-field.tsx';
import { filterGroups, type FilterFlag, type FilterGroup } from './filter-groups.ts';
import type { FilterOptions } from './filter-options.ts';
import { PickSeveral } from './pick-several.tsx';

type PanelProps = {
  filters: PetFilters;
  onChange: (filters: PetFilters) => void;
  options: FilterOptions;
  archived: boolean;
};

/** All filters that the animals of a list can be narrowed down by. */
export function FilterPanel(props: PanelProps) {
  const { filters, onChange, options, archived } = props;
  const { pets } = useTexts();
  const { listFilters: words } = pets;
  const group = (name: FilterGroup) => {
    const { values, with: changed } = filterGroups[name];
    const chosen = values(filters);
    if (options[name].length < 2 && chosen.length === 0) return null;
    return (
      <PickSeveral
        label={words.groups[name]}
        placeholder={words.find}
        options={options[name]}
        values={chosen}
        onChange={(next) => onChange(changed(filters, next))}
      />
    );
  };
  return (
    <div className="filter-panel">
      <Flags {...props} />
      {archived && group('reason')}
      {group('sex')}
      {group('place')}
      {group('type')}
      {group('species')}
      {!archived && group('plan')}
      <fieldset className="field">
        <legend>{words.longAgo}</legend>
        <div className="filter-numbers">
          <FilterNumber {...props} of="not_eaten_days" />
          <FilterNumber {...props} of="not_molted_days" />
          <FilterNumber {...props} of="molted_within" />
        </div>
      </fieldset>
      <fieldset className="field">
        <legend>{pets.size}</legend>
        <div className="filter-numbers">
          <FilterNumber {...props} of="size_min" />
          <FilterNumber {...props} of="size_max" />
        </div>
      </fieldset>
      <fieldset className="field">
        <legend>{words.age}</legend>
        <div className="filter-numbers">
          <FilterNumber {...props} of="age_min" />
          <FilterNumber {...props} of="age_max" />
        </div>
      </fieldset>
    </div>
  );
}

function Flags({ filters, onChange, options }: PanelProps) {
  const { listFilters: words } = useTexts().pets;
  const chosen = options.flags.filter((flag) => filters[flag] === 1);
  if (options.flags.length === 0) return null;
  const set = (next: readonly FilterFlag[]) => {
    const flags = options.flags.map((flag) => [flag, next.includes(flag) ? 1 : 0] as const);
    onChange({ ...filters, ...Object.fromEntries(flags) });
  };
  return (
    <ChipsMany
      label={words.state}
      choices={options.flags.map((value) => ({ value, label: words.flags[value] }))}
      values={chosen}
      onChange={set}
    />
  );
}

type NumberKey =
  | 'not_eaten_days'
  | 'not_molted_days'
  | 'molted_within'
  | 'size_min'
  | 'size_max'
  | 'age_min'
  | 'age_max';

/** A number as it is typed; what is none is said, and asks for nothing. */
function FilterNumber({ of, filters, onChange }: PanelProps & { of: NumberKey }) {
  const { listFilters: words } = useTexts().pets;
  const { read, problem } = filterValues[of];
  const value = filters[of];
  const [typed, setTyped] = useState(value === undefined ? '' : String(value));
  const known = (text: string) => read(text.trim().replace(',', '.'));
  const isCm = of.startsWith('size_');
  const unit = isCm ? 'cm' : of.startsWith('age_') ? words.months : words.days;
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
