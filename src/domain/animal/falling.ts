import type { Measured } from './measurements.ts';

/** How often in a row a value fell, up to the newest; `since`: the day of the one before the first fall. */
export function falling(newestFirst: readonly Measured[]): { times: number; since: string } | null {
  let times = 0;
  for (const [at, { value }] of newestFirst.entries()) {
    const before = newestFirst[at + 1];
    if (!before || value >= before.value) break;
    times++;
  }
  const peak = newestFirst[times];
  return times > 0 && peak ? { times, since: peak.date_ms } : null;
}
