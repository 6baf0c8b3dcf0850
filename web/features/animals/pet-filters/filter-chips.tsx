import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import type { PetsView } from '#web/features/animals/pet-list/pets-view.ts';
import { ChipButton } from './chip-button.tsx';
import { chipsOf } from './filter-words.ts';
import { noOptions, useFilterOptions, type FilterOptions } from './filter-options.ts';

/** The filters of the list, each with a way to take it away. */
export function FilterChips({ view }: { view: PetsView }) {
  const options = useChipOptions(view);
  if (Object.keys(view.filters).length === 0) return null;
  return <Chips view={view} options={options} />;
}

/** Species, plans and places are called by a number in the address, molts by the animals of the list. */
export function useChipOptions({ filters, filter }: PetsView): FilterOptions {
  const { sc_id, fp_id, place_id, ...others } = filters;
  const isNamed =
    [sc_id, fp_id, place_id].some((ids) => ids?.length) ||
    Object.keys(others).some((name) => name.includes('molt'));
  const options = useFilterOptions(filter.archived, isNamed);
  return isNamed ? options : noOptions;
}

function Chips({ view, options }: { view: PetsView; options: FilterOptions }) {
  const texts = useTexts();
  const { filters, setFilters } = view;
  const { listFilters: words } = texts.pets;
  const chips = chipsOf(filters, options, texts);
  if (chips.length === 0) return null;
  return (
    <ul className="filter-chips" aria-label={words.title}>
      {chips.map(({ id, name, value, without }) => (
        <li key={id}>
          <ChipButton
            remove={words.remove(name ? `${name} ${value}` : value)}
            onClick={() => setFilters(without)}
          >
            {name && <span className="muted">{name}</span>} {value}
          </ChipButton>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Button variant="quiet" onClick={() => setFilters({})}>
            {words.clear}
          </Button>
        </li>
      )}
    </ul>
  );
}
