// The server's time as far as this device knows it: what is noted here is compared with what others noted.

/** Milliseconds that a header, which has whole seconds, and the way of a response may differ by. */
const TOLERANCE = 2_000;

let offset = 0;
let last = 0;

/** `date`: the header of a response that has just arrived. */
export function noteServerTime(date: string | null): void {
  const ahead = Date.parse(date ?? '') - Date.now();
  if (Math.abs(ahead - offset) > TOLERANCE) offset = Math.abs(ahead) > TOLERANCE ? ahead : 0;
}

/** The moment of a note, as an instant; each is later than the one before, whatever the device's clock does. */
export function noteTime(): string {
  last = Math.max(last + 1, Date.now() + offset);
  return new Date(last).toISOString();
}
