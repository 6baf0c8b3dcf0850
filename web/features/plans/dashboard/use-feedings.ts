import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';

/** Open attempts and animals that a plan makes due, oldest first. */
export function useFeedings() {
  const { errors } = useTexts();
  return useLoad(['pet', 'dashboard', 'feed'], () => api.pet.dashboard.feed.get(), {
    errorTitle: errors.loadingDashboard,
    errorText: errors.loadingFeedingText,
  });
}

export type FeedingInProgress = NonNullable<ReturnType<typeof useFeedings>['data']>['rows'][number];
