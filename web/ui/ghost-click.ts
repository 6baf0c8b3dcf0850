// A double tap where one is enough must not hit what is below a dialog that has just opened or closed, such as the tab
// bar below a dialog's buttons.

/** How long after a dialog opened or closed second taps are ignored, in milliseconds. */
const SUPPRESS_MS = 400;

let changedAt = -Infinity;

/** Call when a dialog opens or closes. */
export function suppressGhostClicks(): void {
  changedAt = performance.now();
}

export function watchGhostClicks(): void {
  document.addEventListener('click', ignoreGhostClick, { capture: true });
}

function ignoreGhostClick(event: MouseEvent): void {
  // The browser counts consecutive taps at one place. A busy device hears of a tap late: when it happened decides.
  if (event.detail < 2 || event.timeStamp - changedAt > SUPPRESS_MS) return;
  event.preventDefault();
  event.stopPropagation();
}
