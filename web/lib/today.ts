import { signal } from '@preact/signals-react';
import { dayOf } from '#src/domain/days.ts';
import type { Day } from '#src/domain/days.ts';
import { useSignalValue } from '#web/state/signal-value.ts';

// The only clock of the web client. A day is the keeper's own calendar day, as YYYY-MM-DD.

const day = signal(today());
let onNext = (_day: Day): void => {};

/** The keeper's current calendar day. */
export function today(): Day {
  return dayOf(new Date());
}

/** The same for components: updates at midnight, and when a sleeping tab becomes visible again. */
export function useToday(): Day {
  return useSignalValue(day);
}

/** Called with a new day before anything on the screen is told. */
export const onNextDay = (listener: (day: Day) => void): void => void (onNext = listener);

/** Checks the clock at each midnight and whenever the page becomes visible. */
export function watchTheDay(): void {
  const look = () => {
    const now = today();
    if (now !== day.peek()) onNext(now);
    day.value = now;
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
