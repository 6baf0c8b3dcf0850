// When a thing was noted: `recorded_at` of a call that waited on a device, else the moment of the call.

/**
 * Milliseconds; a device whose clock is ahead noted it now. What is noted at the call itself comes after the `newest` that
 * is stored, though the server's clock was set back in between.
 */
export function notedAt(recorded_at: string | undefined, now: number, newest = 0): number {
  if (recorded_at !== undefined) return Math.min(Date.parse(recorded_at), now);
  return now < newest ? newest + 1 : now;
}

/** Of two notes about the same thing the later one counts. One that does not say its time is the later one. */
export const isSuperseded = (recorded_at: string | undefined, stored: number): boolean =>
  recorded_at !== undefined && stored > Date.parse(recorded_at);
