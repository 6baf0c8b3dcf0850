import { useSetting } from '#web/state/settings.ts';

export type WeekStart = 'monday' | 'sunday';

/** The first day of the keeper's week; weekdays are stored Monday first all the same. */
export function useWeekStart(): [WeekStart, (start: WeekStart) => void] {
  const [stored, set] = useSetting('week_start');
  return [stored === 'sunday' ? 'sunday' : 'monday', set];
}

/** What belongs to the weekdays, Monday first, in the order in which the keeper reads them. */
export function inWeekOrder<T>(days: readonly T[], start: WeekStart): T[] {
  return start === 'sunday' ? [...days.slice(6), ...days.slice(0, 6)] : [...days];
}
