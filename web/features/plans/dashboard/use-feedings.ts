import { useMemo } from 'react';
import { restsBeforeMolt } from '#src/domain/feeding/due-state.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';

/**
 * Open attempts and animals that a plan makes due, oldest first. Who rests before a molt stands under "Keep an eye on",
 * and once is enough; `all` has them, too.
 */
export function useFeedings() {
  const { errors } = useTexts();
  const today = useToday();
  const load = useLoad(['pet', 'dashboard', 'feed'], () => api.pet.dashboard.feed.get(), {
    errorTitle: errors.loadingDashboard,
    errorText: errors.loadingFeedingText,
  });
  const rows = load.data?.rows;
  const shown = useMemo(() => rows?.filter((row) => !restsBeforeMolt(row, today)), [rows, today]);
  return { ...load, data: rows && shown && { rows: shown, all: rows } };
}

export type FeedingInProgress = NonNullable<ReturnType<typeof useFeedings>['data']>['rows'][number];
