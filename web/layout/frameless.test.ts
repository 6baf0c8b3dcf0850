import { expect, test } from 'bun:test';
import { pages } from '#web/sections/pages.ts';
import { frameless } from './frameless.ts';
import { isFullscreenRoute } from './fullscreen-route.ts';

const all = Object.values(pages).flatMap((section) => Object.keys(section));

test('a page without a header begins without one, and no other does', () => {
  expect(all.filter((path) => frameless.test(path))).toEqual(all.filter(isFullscreenRoute));
  expect(all.filter(isFullscreenRoute)).toHaveLength(5);
});
