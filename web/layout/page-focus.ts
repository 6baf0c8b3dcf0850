// A click on a link changes the page without the browser noticing: screen readers and keyboards would stay where the
// link was. The first page of a visit leaves the focus to the browser.

let focused = window.location.href;

/** Moves the focus to the page's heading, once for each address. */
export function takeFocus(main: HTMLElement | null): void {
  if (!main || focused === window.location.href) return;
  focused = window.location.href;
  const target = main.querySelector<HTMLElement>('h1') ?? main;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}
