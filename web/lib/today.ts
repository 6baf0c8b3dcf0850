import { signal } from '@preact/signals-react';
import { dayOf } from '#src/domain/days.ts';
import type { Day } from '#src/domain/days.ts';
import { useWatched } from '#web/state/watch.ts';

// The only clock of the web client. A day is the keeper's own calendar day, as YYYY-MM-DD.

const day = signal(today());

/** The keeper's calendar day at this moment. */
export function today(): Day {
  return dayOf(new Date());
}

/** The same in components: changes at midnight, and when a sleeping tab is looked at again. */
export function useToday(): Day {
  return useWatched(day);
}

/** Looks at the clock at each midnight and whenever the page becomes visible. */
export function watchTheDay(): void {
  const look = () => {
    day.value = today();
  };
  const untilMidnight = () => {
    const now = new Date();
    const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
    setTimeout(
      () => {
        look();
        untilMidnight();
      },
      midnight.getTime() - now.getTime() + 50,
    );
  };
  untilMidnight();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
}
