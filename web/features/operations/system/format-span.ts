import { texts } from '#web/texts/texts.ts';

/** '3 days', '5 hours', '12 minutes' of a number of seconds. */
export function formatSpan(seconds: number): string {
  const { system } = texts().admin;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return system.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? system.hours(hours) : system.days(Math.floor(hours / 24));
}
