import type { PetsView } from '#web/features/animals/pet-list/pets-view.ts';
import { useLocation } from 'wouter';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { usePainted } from '#web/ui/use-painted.ts';
import { useFilterOptions } from './filter-options.ts';
import { filtersInWords, listOf, type ReadFilters } from './filter-phrases.ts';
import { chipsOf } from './filter-words.ts';

/** Offers to take a search for what its words say: "female rack b refused" are three filters. An empty list offers it itself. */
export function SearchAsFilters({ view }: { view: PetsView }) {
  // behind the frame that shows what was found: it looks at all animals
  const search = usePainted(view.search);
  return search.length > 2 ? <Offer view={view} search={search} /> : null;
}

function Offer({ view, search }: { view: PetsView; search: string }) {
  const offer = useSearchOffer(view, search);
  if (!offer) return null;
  return (
    <Button icon="filter" className="as-filters" onClick={offer.take}>
      {offer.label}
    </Button>
  );
}

/** The filters that a search names: how they are offered, and what takes them. Null where it names none. */
export function useSearchOffer(view: PetsView, search: string) {
  const texts = useTexts();
  const [, navigate] = useLocation();
  const { archived } = view.filter;
  const isLong = search.length > 2;
  const options = useFilterOptions(archived, isLong);
  const read = isLong ? filtersInWords(search, options, texts) : null;
  if (!read || isByTheWay(read)) return null;
  const said = chipsOf(read.filters, options, texts).map(({ value }) => value);
  const filters = { ...view.filters, ...read.filters };
  return {
    search,
    label: texts.pets.phrases.use(said.join(' · ')),
    take: () => navigate(listOf({ filters, search: read.search, archived })),
  };
}

/** One word among others may be part of a name; a place and a sex are what a search by words can't find. */
const isByTheWay = ({ filters, search, count }: ReadFilters) =>
  count < 2 && search !== '' && !filters.place_id?.length && !filters.gender?.length;
