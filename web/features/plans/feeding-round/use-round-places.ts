import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { StandingPet } from './place-scope.ts';

const none: readonly StandingPet[] = [];

/** The keeper's places with who stands where; null as long as there are none. */
export function useRoundPlaces() {
  const { places } = useTexts();
  const says = { errorTitle: places.loading, quiet: true };
  const list = useLoad(['place', 'list'], () => api.place.list.get(), says);
  const rows = list.data?.rows ?? [];
  const animals = useLoad(['pet', 'table', {}], () => api.pet.table.get({ query: {} }), {
    ...says,
    enabled: rows.length > 0,
  });
  const pets: readonly StandingPet[] = animals.data?.rows ?? none;
  const isUsed = pets.some(({ place_id }) => place_id !== null);
  return {
    loading: list.loading || animals.loading,
    places: isUsed ? { rows, pets } : null,
  };
}

export type RoundPlaces = NonNullable<ReturnType<typeof useRoundPlaces>['places']>;
