import { useTexts } from '#web/texts/texts.ts';
import { ChipsMany } from '#web/ui/chips.tsx';
import {
  FilterGroupField,
  FilterNumber,
  FilterSizes,
  type FilterFieldProps,
} from './filter-fields.tsx';
import { filterNames } from './filter-names.ts';
import type { FilterFlag, FilterGroup } from './filter-groups.ts';

type PanelProps = FilterFieldProps & { archived: boolean };

/** All filters that the animals of a list can be narrowed down by. */
export function FilterPanel(props: PanelProps) {
  const { archived, options } = props;
  const words = filterNames(useTexts(), options);
  const group = (name: FilterGroup) => <FilterGroupField {...props} of={name} />;
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
          <FilterNumber {...props} of="not_seen_days" />
          <FilterNumber {...props} of="not_molted_days" />
          <FilterNumber {...props} of="molted_within" />
        </div>
      </fieldset>
      <FilterSizes {...props} />
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
  const words = filterNames(useTexts(), options);
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
