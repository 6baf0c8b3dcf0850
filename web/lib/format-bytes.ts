import { withDecimalMark } from './format.ts';

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
