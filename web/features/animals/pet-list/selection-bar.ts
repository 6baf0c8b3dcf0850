import { lazyDialogs } from '#web/layout/lazy-dialogs.ts';

const { dialog, preload } = lazyDialogs(() => import('./selection-bar.lazy.tsx'));

export const preloadSelectionBar = preload;
export const SelectionBar = dialog((bar) => bar.SelectionBar);
