/** How many of so many have a bar of their own: a single other one takes no more room than its sum. */
export const barsShown = (count: number, most: number): number =>
  count === most + 1 ? count : most;
