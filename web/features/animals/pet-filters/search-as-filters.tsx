import type { PetsView } from '#web/features/animals/pet-list/pets-view.ts';
import { useLocation } from 'wouter';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useFilterOptions } from './filter-options.ts';
import { filtersInWords, listOf } from './filter-phrases.ts';
import { chipsOf } from './filter-words.ts';

/** Offers to take a search for what its words say: "female rack b refused" are three filters. */
export function SearchAsFilters({ view }: { view: PetsView }) {
  const texts = useTexts();
  const [, navigate] = useLocation();
  const options = useFilterOptions(view.filter.archived, view.search.length > 2);
  const read = view.search.length > 2 ? filtersInWords(view.search, options, texts) : null;
  if (!read || (read.count < 2 && read.search !== '')) return null;
  const said = chipsOf(read.filters, options, texts).map(({ value }) => value);
  return (
    <Button
      icon="filter"
      onClick={() =>
        navigate(listOf({ filters: { ...view.filters, ...read.filters }, search: read.search }))
      }
    >
      {texts.pets.phrases.use(said.join(' · '))}
    </Button>
  );
}
