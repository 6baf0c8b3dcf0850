import { useMemo } from 'react';
import { slotSign } from '#src/domain/places/slot-signs.ts';
import { walkingOrder, withBelow } from '#src/domain/places/tree.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';

/** What shows again after places or what stands in them changed. */
export const rearranged = [['place'], ['pet'], ['plan']] as const;

/** All places of the keeper, in walking order. */
export function usePlaces({ enabled = true, quiet = false } = {}) {
  const { places } = useTexts();
  return useLoad(['place', 'list'], () => api.place.list.get(), {
    errorTitle: places.loading,
    enabled,
    quiet,
  });
}

export type Place = NonNullable<ReturnType<typeof usePlaces>['data']>['rows'][number];

/** All kept animals, with what the drawings say of them. */
export function useStandingAnimals({ enabled = true } = {}) {
  const { errors } = useTexts();
  return useLoad(['pet', 'table', {}], () => api.pet.table.get({ query: {} }), {
    errorTitle: errors.loadingPets,
    enabled,
  });
}

export type Standing = NonNullable<ReturnType<typeof useStandingAnimals>['data']>['rows'][number];

/** The animals that stand directly in a place, in their order. */
export type StandingIn = (place_id: number | null) => readonly Standing[];

/** The animals by where they stand. */
export function useStandingIn(animals: readonly Standing[] | undefined) {
  return useMemo(() => {
    const byPlace = Map.groupBy(animals ?? [], ({ place_id }) => place_id);
    for (const rows of byPlace.values()) rows.sort((a, b) => (a.slot ?? 0) - (b.slot ?? 0));
    const standingIn: StandingIn = (id) => byPlace.get(id) ?? [];
    return standingIn;
  }, [animals]);
}

/** The animals in a place and in all that stands in it, along the way. */
export function animalsBelow(
  places: readonly Place[],
  id: number,
  standingIn: StandingIn,
): Standing[] {
  const below = withBelow(places, id);
  return walkingOrder(places)
    .filter((place) => below.has(place.id))
    .flatMap((place) => [...standingIn(place.id)]);
}

export const signsIn = (standingIn: StandingIn) => (id: number) => standingIn(id).map(slotSign);
