import { alongPlaces } from '#web/features/plans/feeding-round/place-scope.ts';
import { dueScope, neverFedScope, type Scope } from '#web/features/plans/feeding-round/scopes.ts';
import type { RoundPlaces } from '#web/features/plans/feeding-round/use-round-places.ts';
import { useStartRound } from '#web/features/plans/feeding-round/use-start-round.ts';
import { useToday } from '#web/lib/today.ts';
import type { DayInNumbers } from './use-day.ts';
import { useFeedings } from './use-feedings.ts';

export type EveningRound = ReturnType<typeof useEveningRound>;

/** Starts the round of some of the animals that are due with one tap: one by one, along the places where there are any. */
export function useEveningRound(places: RoundPlaces | null) {
  const today = useToday();
  const feedings = useFeedings();
  const start = useStartRound(null);
  const begin = (scope: Scope) =>
    start.run({
      way: 'each',
      scope: places ? alongPlaces(scope, places.pets, places.rows) : scope,
    });
  return {
    busy: start.busy,
    isReady: feedings.data !== undefined,
    start(ids: readonly number[], title: string) {
      const rows = feedings.data?.rows.filter(({ id }) => ids.includes(id)) ?? [];
      begin(dueScope(rows, title, today));
    },
    startNeverFed: (rows: DayInNumbers['never_fed'], title: string) =>
      begin(neverFedScope(rows, title)),
  };
}
