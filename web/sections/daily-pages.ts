import { idleOrAsked } from '#web/device/idle-or-asked.ts';
import { preloadPetDialogs } from '#web/features/animals/pet-details/dialogs.ts';
import { preloadSelectionBar } from '#web/features/animals/pet-list/selection-bar.ts';
import type { PageFile } from './page-files.ts';
import { petPages } from './pet-pages.tsx';

const daily: PageFile[] = ['pet-list', 'pet-details', 'rounds', 'quick-view', 'pet-forms', 'plans'];

/** Loads the pages of every day while nothing else is done, so that a tap opens them at once. */
export async function preloadDaily(): Promise<void> {
  for (const name of daily) {
    await idleOrAsked().come;
    await petPages[name].preload();
  }
  for (const preload of [preloadPetDialogs, preloadSelectionBar]) {
    await idleOrAsked().come;
    await preload();
  }
}
