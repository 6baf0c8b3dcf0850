import { createElement } from 'react';
import { useLocation } from 'wouter';
import { dailySheet } from '#web/layout/deferred-sheets.ts';
import { lazySection, type LazySection } from '#web/layout/lazy-section.ts';

export const petList = lazySection(() => import('./pet-list.tsx'), dailySheet);
export const petDetails = lazySection(() => import('./pet-details.tsx'), dailySheet);
const petPages = lazySection(() => import('./pet-pages.tsx'), dailySheet);

const partOf = (path = ''): LazySection =>
  path === '/pets' ? petList : path.startsWith('/pets/details') ? petDetails : petPages;

/**
 * Everything under /pets, and the short address of a label. Part of the first download: a file of its own would be one
 * more that the list and an animal wait for.
 */
export const pets: LazySection = {
  Section: () => createElement(partOf(useLocation()[0]).Section),
  preload: (path, search) => partOf(path).preload(path, search),
};
