import { placeScope } from '#web/features/plans/feeding-round/place-scope.ts';
import { useStartRound } from '#web/features/plans/feeding-round/use-start-round.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { TableGroup } from './row.ts';
import { useLatest } from './use-latest.ts';

/** Starts the round of a group's animals: those that are due, along the way, or all where none is. */
export function useGroupRound(isGrouped: boolean) {
  const { errors, feeding } = useTexts();
  const today = useToday();
  const due = useLoad(['pet', 'dashboard', 'feed'], () => api.pet.dashboard.feed.get(), {
    errorTitle: feeding.couldNotStart,
    errorText: errors.loadingFeedingText,
    enabled: isGrouped,
  });
  const places = useLoad(['place', 'list'], () => api.place.list.get(), {
    errorTitle: errors.loadingPets,
    quiet: true,
  });
  const start = useStartRound(null);
  return useLatest({
    begin(group: TableGroup, name: string) {
      if (!due.data || start.busy) return;
      const scope = placeScope(name, group.rows, places.data?.rows ?? [], due.data.rows, today);
      start.run({ way: 'each', scope });
    },
  });
}
