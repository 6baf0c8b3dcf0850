import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { laterSheet } from './later-sheet.ts';
import { textsReady } from '#web/texts/texts.ts';
import { loadLaterIcons } from '#web/ui/icon.tsx';

type Module = { default: ComponentType };

export type LazySection = {
  Section: LazyExoticComponent<ComponentType>;
  /** Fetches the code before it is needed. */
  preload: () => void;
};

/** A part of the client whose code is loaded on demand, with its words, its looks and its icons. */
export function lazySection(load: () => Promise<Module>): LazySection {
  async function loadSpoken(): Promise<Module> {
    const [module] = await Promise.all([load(), laterSheet(), loadLaterIcons()]);
    await textsReady();
    return module;
  }
  return {
    Section: lazy(() => loadSpoken().catch(reloadOnce)),
    preload: () => void loadSpoken().catch(() => {}),
  };
}

const reloadKey = 'exuvia.reloaded';
const minute = 60_000;

/**
 * After an upgrade an open page asks for code that the server no longer has: the new page knows
 * the new names. Once a minute at most, so that a broken server can't make it a loop.
 */
function reloadOnce(error: unknown): Promise<Module> {
  const last = Number(sessionStorage.getItem(reloadKey) ?? 0);
  // Without a network a reload would only lose the page that still stands.
  if (!navigator.onLine || Date.now() - last < minute) throw error;
  console.error(error);
  sessionStorage.setItem(reloadKey, String(Date.now()));
  window.location.reload();
  return new Promise(() => {});
}
