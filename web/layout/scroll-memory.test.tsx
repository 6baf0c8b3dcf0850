import '#web/testing/render.tsx';
import { expect, spyOn, test } from 'bun:test';
import { rememberScroll } from './scroll-memory.ts';

const frame = () => new Promise(requestAnimationFrame);
/** As wouter tells of it. */
const told = (how: 'pushState' | 'replaceState', address: string) => {
  history[how](null, '', address);
  window.dispatchEvent(new Event(how));
};

test('a page that gets its filters while it is opened begins at its top', async () => {
  const scrolled = spyOn(window, 'scrollTo').mockImplementation(() => {});
  rememberScroll();
  told('pushState', '/pets');
  told('replaceState', '/pets?due=1');
  await frame();
  // once for each client: one that another file has started remembers, too
  const calls: unknown[] = scrolled.mock.calls;
  expect(calls[0]).toEqual([{ top: 0, behavior: 'instant' }]);
  scrolled.mockClear();
  // a filter that is changed later leaves the list where it is
  told('replaceState', '/pets?sex=f');
  await frame();
  expect(scrolled).not.toHaveBeenCalled();
  scrolled.mockRestore();
});

test('a link to a part of the page stays at the part', async () => {
  rememberScroll();
  told('pushState', '/guide');
  await frame();
  await frame();
  const scrolled = spyOn(window, 'scrollTo').mockImplementation(() => {});
  // as a browser does for a link to '#plans'
  History.prototype.pushState.call(history, null, '', '/guide#plans');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await frame();
  expect(scrolled).not.toHaveBeenCalled();
  scrolled.mockRestore();
});
