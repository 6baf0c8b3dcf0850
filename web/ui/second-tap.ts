// Fingers tap twice where once is enough. The second tap means what has just gone, or was not there yet; never what
// lies at its place now: below a dialog's buttons lies the tab bar.

/** How long after a dialog came or went a second tap is taken for one, in milliseconds. */
const MOMENT = 400;

let changed = -Infinity;

/** A dialog came or went. */
export function placesChanged(): void {
  changed = performance.now();
}

/** Begins to look for second taps. */
export function watchTaps(): void {
  document.addEventListener('click', ignoreSecond, { capture: true });
}

function ignoreSecond(event: MouseEvent): void {
  // the browser counts the taps that follow one another at one place
  if (event.detail < 2 || performance.now() - changed > MOMENT) return;
  event.preventDefault();
  event.stopPropagation();
}
