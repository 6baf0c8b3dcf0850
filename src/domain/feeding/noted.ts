// When a thing was noted: `recorded_at` of a call that waited on a device, else the moment of the call.

/** Milliseconds; a device whose clock is ahead noted it now. */
export const notedAt = (recorded_at: string | undefined, now: number): number =>
  recorded_at === undefined ? now : Math.min(Date.parse(recorded_at), now);

/** Of two notes about the same thing the later one counts. One that does not say its time is the later one. */
export const isSuperseded = (recorded_at: string | undefined, stored: number): boolean =>
  recorded_at !== undefined && stored > Date.parse(recorded_at);
