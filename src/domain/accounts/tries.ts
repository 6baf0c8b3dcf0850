/** At most so many tries within so many seconds. */
export type Limit = { most: number; seconds: number };

/** The tries, as instants in milliseconds, that still count: those of the future are of a clock that was set back. */
export function recentTries(tries: readonly number[], now: number, { seconds }: Limit): number[] {
  return tries.filter((at) => at > now - seconds * 1000 && at <= now);
}

/** Seconds until there is room for another try; 0 when there is room now. */
export function secondsToWait(recent: readonly number[], now: number, limit: Limit): number {
  const oldest = recent.at(-limit.most); // of those that fill the limit
  if (oldest === undefined) return 0;
  return Math.max(1, Math.ceil((oldest + limit.seconds * 1000 - now) / 1000));
}
