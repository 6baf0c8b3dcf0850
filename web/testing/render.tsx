import './dom.ts';
import { act, type ReactNode } from 'react';
import { afterThisTest } from '#src/testing/within-test.ts';

// Bun runs CommonJS modules before the first import of this file: an import statement would load react-dom while there
// is no document, and it would listen to no input event.
const { createRoot } = await import('react-dom/client');
// React warns about changes outside of act() only when it knows that it runs in a test.
Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true);

/** Renders into the test's document; it is removed after the test, in whichever file that is. */
export async function render(node: ReactNode) {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  afterThisTest(async () => {
    await act(async () => root.unmount());
    container.remove();
  });
  await act(async () => root.render(node));
  return {
    container,
    again: (next: ReactNode) => act(async () => root.render(next)),
    unmount: () => act(async () => root.unmount()),
  };
}

/** The first element that matches a selector; throws with the document's text when there is none. */
export function find<E extends Element = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (found === null) throw new Error(`No ${selector} in: ${document.body.innerHTML}`);
  return found;
}

export function press(target: Element, key: string): Promise<void> {
  return act(async () => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
}

export function click(target: Element): Promise<void> {
  return act(async () => {
    target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
}

/** As if the text were typed over the field's value. */
export function type(field: HTMLInputElement | HTMLTextAreaElement, text: string): Promise<void> {
  return act(async () => {
    field.focus();
    // React overrides the element's own setter to recognise its own changes: bypass it.
    setterOf(field)?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
}

function setterOf(field: Element): ((value: string) => void) | undefined {
  let prototype: unknown = Object.getPrototypeOf(field);
  while (prototype) {
    const setter = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
    if (setter) return setter;
    prototype = Object.getPrototypeOf(prototype);
  }
  return undefined;
}

/** Waits until `check` no longer throws; throws its last error after two seconds. */
export async function eventually(check: () => void): Promise<void> {
  const end = Date.now() + 2000;
  for (;;) {
    try {
      return check();
    } catch (error) {
      if (Date.now() > end) throw error;
      await act(async () => new Promise((done) => setTimeout(done, 10)));
    }
  }
}
