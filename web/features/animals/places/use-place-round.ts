import type { Day } from '#src/domain/days.ts';
import { nameOfPlace, placeScope } from '#web/features/plans/feeding-round/place-scope.ts';
import { useStartRound } from '#web/features/plans/feeding-round/use-start-round.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { Place, Standing } from './use-places.ts';

/** Starts the round of a place with one tap: its animals one by one, along the way. */
export function usePlaceRound(place: Place, places: readonly Place[], below: readonly Standing[]) {
  const { errors, feeding } = useTexts();
  const today = useToday();
  const due = useLoad(['pet', 'dashboard', 'feed'], () => api.pet.dashboard.feed.get(), {
    errorTitle: feeding.couldNotStart,
    errorText: errors.loadingFeedingText,
  });
  const day: Day | null = null;
  const start = useStartRound(day);
  return {
    busy: start.busy,
    isReady: due.data !== undefined && below.length > 0,
    begin() {
      if (!due.data) return;
      const scope = placeScope(nameOfPlace(places, place), below, places, due.data.rows, today);
      start.run({ way: 'each', scope });
    },
  };
}
