import { withDecimalMark } from '#web/lib/format.ts';
import { texts } from '#web/texts/texts.ts';

/** '512 B', '3.4 MB', '12 GB': two significant digits are enough. */
export function formatBytes(bytes: number): string {
  const units = ['B', 'KB', 'MB', 'GB', 'TB'];
  let size = bytes;
  let unit = 0;
  while (size >= 1000 && unit < units.length - 1) {
    size /= 1024;
    unit += 1;
  }
  return `${size < 10 && unit > 0 ? withDecimalMark(size.toFixed(1)) : Math.round(size)} ${units[unit]}`;
}

/** '3 days', '5 hours', '12 minutes' of a number of seconds. */
export function formatSpan(seconds: number): string {
  const { system } = texts().admin;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return system.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 48 ? system.hours(hours) : system.days(Math.floor(hours / 24));
}
