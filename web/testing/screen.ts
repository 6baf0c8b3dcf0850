// What a test sees and does, by role and name, as a person finds it.

/** How long something may take to appear on a busy machine, in milliseconds; a passing test waits no longer for it. */
const patience = 20_000;

/**
 * Polls until the check returns something (no throw, not null, undefined or false) and returns it. Fails with the last
 * reason and the page's text.
 */
export async function settled<T>(check: () => T | Promise<T>): Promise<NonNullable<T>> {
  const until = Date.now() + patience;
  for (;;) {
    let reason: unknown;
    try {
      const found = await check();
      if (document.querySelector('form form')) throw new Error('A form stands in a form');
      if (found !== null && found !== undefined && found !== false) {
        // the effects of what appeared, such as its listeners, run a turn later
        await new Promise((resolve) => setTimeout(resolve));
        return found;
      }
      reason = `answered ${String(found)}`;
    } catch (error) {
      reason = error;
    }
    if (Date.now() > until) {
      const why = reason instanceof Error ? reason.message : String(reason);
      throw new Error(`Not settled: ${why}\n--- on the page ---\n${pageText()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/**
 * Waits until the check no longer throws, and fails with its last error: for what the server or the device knows a
 * moment after the page says so.
 */
export async function eventually(check: () => void | Promise<void>): Promise<void> {
  await settled(async () => {
    await check();
    return true;
  });
}

/** All text on the page. */
export function pageText(): string {
  return textOf(document.body);
}

/** For `settled`: whether the page contains this text. */
export const says = (words: string | RegExp) => () =>
  typeof words === 'string' ? pageText().includes(words) : words.test(pageText());

export function heading(): string {
  return textOf(need(document.querySelector('main h1'), 'a heading'));
}

/** A button by its text or aria-label; in the topmost dialog when one is open. */
export function button(name: string | RegExp): HTMLButtonElement {
  return need(named(topmost().querySelectorAll('button'), name), `a button ${name}`);
}

export function link(name: string | RegExp): HTMLAnchorElement {
  return need(named(topmost().querySelectorAll('a'), name), `a link ${name}`);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** An input, textarea or select by its label. */
export function field(name: string | RegExp): Control {
  const labels = topmost().querySelectorAll('label');
  const label = need(named(labels, name), `a field ${name}`);
  const control = label.htmlFor
    ? document.getElementById(label.htmlFor)
    : label.querySelector('input, textarea, select');
  return need(control as Control | null, `a control for ${name}`);
}

/** The open dialogs, the topmost last. */
export function dialogs(): HTMLDialogElement[] {
  return [...document.querySelectorAll('dialog')];
}

/** What they say: compare this with `toEqual`, which would print the whole tree of an element for minutes. */
export const dialogTexts = (): string[] => dialogs().map(textOf);

/** Presses something as soon as it is there and would do something: neither disabled nor busy. */
export async function click(find: () => HTMLElement | null): Promise<void> {
  const element = await settled(() => {
    const found = find();
    return found?.matches(':disabled, [aria-busy="true"]') ? null : found;
  });
  element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, button: 0 }));
}

export const clickButton = (name: string | RegExp) => click(() => button(name));
export const clickLink = (name: string | RegExp) => click(() => link(name));

export const menuItem = (label: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[role="menuitem"]')].find(
    (item) => textOf(item) === label,
  ) ?? null;

/** A tab by the beginning of its label, which may end with a number. */
export const tab = (name: string) => (): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>('[role=tab]')].find((one) =>
    textOf(one).startsWith(name),
  ) ?? null;

/** Types into a field as a keyboard would, or chooses an option. */
export async function fill(name: string | RegExp, text: string): Promise<void> {
  const control = await settled(() => field(name));
  valueSetter(control)?.call(control, text);
  const kind = control.tagName === 'SELECT' ? 'change' : 'input';
  control.dispatchEvent(new Event(kind, { bubbles: true }));
}

/** Submits the field's form, as the Enter key does. */
export async function submit(name: string | RegExp): Promise<void> {
  const form = (await settled(() => field(name))).form;
  need(form, 'a form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
}

export function textOf(element: Element): string {
  return (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** React overrides the property on the element itself, to see changes: this is the class's own. */
function valueSetter(control: Control): ((text: string) => void) | undefined {
  for (let at: unknown = Object.getPrototypeOf(control); at; at = Object.getPrototypeOf(at)) {
    const setter = Object.getOwnPropertyDescriptor(at, 'value')?.set;
    if (setter) return setter;
  }
  return undefined;
}

function topmost(): ParentNode {
  return dialogs().at(-1) ?? document;
}

function named<E extends Element>(elements: Iterable<E>, name: string | RegExp): E | undefined {
  return [...elements].find((element) => {
    const says = element.getAttribute('aria-label') ?? textOf(element);
    return typeof name === 'string' ? says === name : name.test(says);
  });
}

function need<T>(found: T | null | undefined, what: string): T {
  if (found === null || found === undefined) throw new Error(`The page has no ${what}`);
  return found;
}
