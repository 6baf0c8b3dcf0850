import { useChipOptions } from '#web/features/animals/pet-filters/filter-chips.tsx';
import { chipsOf } from '#web/features/animals/pet-filters/filter-words.ts';
import type { PetsView } from '#web/features/animals/pet-list/pets-view.ts';
import { useTexts } from '#web/texts/texts.ts';

/** What the table is narrowed down by, in words: on paper nothing can be taken away. */
export function FiltersOnPaper({ view }: { view: PetsView }) {
  const texts = useTexts();
  const chips = chipsOf(view.filters, useChipOptions(view), texts);
  const said = chips.map(({ name, value }) => (name ? `${name}: ${value}` : value));
  if (view.search) said.unshift(texts.pets.listFilters.searched(view.search));
  if (said.length === 0) return null;
  return <p className="filters-on-paper">{said.join(' · ')}</p>;
}
