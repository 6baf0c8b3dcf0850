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

const MINUTE = 60_000;

/** Checks the clock at each midnight, whenever the page becomes visible, and soon after a computer has slept. */
export function watchTheDay(): void {
  const look = () => {
    const now = today();
    if (now !== day.peek()) onNext(now);
    day.value = now;
  };
  const lookOn = () => {
    look();
    // timers stand still while a computer sleeps: one until midnight would be late by that
    setTimeout(lookOn, Math.min(untilMidnight() + 50, MINUTE));
  };
  lookOn();
  document.addEventListener('visibilitychange', look);
  window.addEventListener('pageshow', look);
}

function untilMidnight(): number {
  const now = new Date();
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return midnight.getTime() - now.getTime();
}
