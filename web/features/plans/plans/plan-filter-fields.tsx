import type { PetFilters } from '#src/domain/animal/filters.ts';
import { unfollowable } from '#src/domain/feeding/plan-filter.ts';
import { filtersOf } from '#web/features/animals/pet-filters/filter-address.ts';
import { FilterGroupField, FilterSizes } from '#web/features/animals/pet-filters/filter-fields.tsx';
import { useFilterOptions } from '#web/features/animals/pet-filters/filter-options.ts';
import { readViews, viewQuery } from '#web/features/animals/pet-filters/kept-views.ts';
import { useSetting } from '#web/state/settings.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldGroup } from '#web/ui/field.tsx';

type Props = { filters: PetFilters; onChange: (filters: PetFilters) => void };

/** The filters that a plan can follow: what an animal is, and where it stands. */
export function PlanFilterFields({ filters, onChange }: Props) {
  const props = { filters, onChange, options: useFilterOptions(0, true) };
  return (
    <div className="filter-panel">
      <FilterGroupField {...props} of="type" />
      <FilterGroupField {...props} of="species" />
      <FilterGroupField {...props} of="sex" />
      <FilterGroupField {...props} of="place" />
      <FilterSizes {...props} />
    </div>
  );
}

/** The keeper's saved views that ask for nothing else. */
export function SavedViewChoice({ onChange }: Pick<Props, 'onChange'>) {
  const { plans } = useTexts();
  const [value] = useSetting('pets_views');
  const views = readViews(value).views.filter(({ query }) => isFollowable(query));
  if (views.length === 0) return null;
  return (
    <FieldGroup label={plans.fromView}>
      <div className="cluster">
        {views.map(({ name, query }) => (
          <Button key={name} onClick={() => onChange(filtersOf(query))}>
            {name}
          </Button>
        ))}
      </div>
    </FieldGroup>
  );
}

function isFollowable(query: string): boolean {
  const params = new URLSearchParams(viewQuery(query));
  const filters = filtersOf(query);
  const isPlain = !params.get('search') && params.get('archived') !== 'true';
  return isPlain && Object.keys(filters).length > 0 && unfollowable(filters).length === 0;
}
