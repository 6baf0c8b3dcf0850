import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';

/** The keeper's day in numbers. Its parts say in their own place when it could not be loaded. */
export function useDay() {
  const { errors } = useTexts();
  return useLoad(['pet', 'today'], () => api.today.get(), {
    errorTitle: errors.loadingDashboard,
    quiet: true,
  });
}

export type DayInNumbers = NonNullable<ReturnType<typeof useDay>['data']>;
