// Import this before anything that looks for a browser. Each file of the web's tests is
// isolated (`npm run test:web`); the server's tests run without it and share their modules, which is faster.
import { Window } from 'happy-dom';

/** As wide as a phone: what a keeper holds in the animal room. */
const browser = new Window({ url: 'http://localhost/', width: 390, height: 844 });

// Bun's own globals, which the server in the same process uses too: requests, bodies, timers, and the language itself.
// Events have to be the page's, or its dispatchEvent refuses them.
const ofThePage =
  /Event$|^(Event|CustomEvent|EventTarget|addEventListener|removeEventListener|dispatchEvent|navigator|location|performance)$/;

for (const name of namesOf(browser)) {
  if (name in globalThis && !ofThePage.test(name)) continue;
  Object.defineProperty(globalThis, name, { configurable: true, ...lookUp(name) });
}
Object.defineProperty(globalThis, 'window', { configurable: true, value: globalThis });

// Nothing is laid out here, so nothing would ever intersect.
Reflect.deleteProperty(globalThis, 'IntersectionObserver');

// React checks for input events before it listens to them.
Object.defineProperty(document, 'oninput', { configurable: true, writable: true, value: null });

// An assertion that fails prints the element alone, not the document and all that React has attached to it.
Object.defineProperty(Element.prototype, Symbol.for('nodejs.util.inspect.custom'), {
  value(this: Element) {
    return this.outerHTML;
  },
});

/** Goes to an address as if it had been typed: nothing of the page before is written into it. */
export function goTo(path: string): void {
  arriveAt('/another-page');
  arriveAt(path);
}

function arriveAt(path: string): void {
  const { href } = new URL(path, 'http://localhost');
  browser.happyDOM.setURL(href);
  // In the history, too, without the entries of dialogs.
  History.prototype.replaceState.call(history, null, '', href);
  window.dispatchEvent(new Event('hashchange'));
}

/** As wide as a laptop, until the test's file ends. */
export function atDesk(): void {
  browser.happyDOM.setViewport({ width: 1280, height: 800 });
}

function lookUp(name: string): PropertyDescriptor {
  const found = Reflect.get(browser, name) as unknown;
  // Methods need their window as `this`; classes must stay as they are.
  if (typeof found === 'function' && !/^[A-Z]/.test(name)) {
    return { value: found.bind(browser), writable: true };
  }
  return {
    get: () => Reflect.get(browser, name) as unknown,
    set: (value) => void Reflect.set(browser, name, value),
  };
}

function namesOf(object: object): Set<string> {
  const names = new Set<string>();
  for (let at: unknown = object; at && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  }
  names.delete('constructor');
  return names;
}
