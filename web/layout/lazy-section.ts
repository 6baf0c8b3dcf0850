import { createElement, lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { allSheets } from './deferred-sheets.ts';
import { importAgain } from './import-again.ts';
import { textsReady } from '#web/texts/texts.ts';

type Module = {
  default: ComponentType;
  /**
   * Loads what the section loads separately for the page at an address; at the start of a visit, with the address's
   * search, its records, too.
   */
  preloadPage?: (path: string, search?: string) => Promise<void>;
};

export type LazySection = {
  Section: ComponentType;
  /** Loads the code before it is needed, with that of the page at an address; resolves when it is there or failed to load. */
  preload: (path?: string, search?: string) => Promise<void>;
};

/** A section whose code is loaded on demand, with its texts and the `styles` it needs. */
export function lazySection(
  load: () => Promise<Module>,
  styles: () => Promise<unknown> = allSheets,
): LazySection {
  async function loadSpoken(): Promise<Module> {
    const [module] = await Promise.all([importAgain(load), styles()]);
    await textsReady();
    return module;
  }
  let known: ComponentType | undefined;
  async function loadOnce(): Promise<Module> {
    const module = await loadSpoken();
    known = module.default;
    return module;
  }
  const Later = lazy(() => loadOnce().catch(reloadOnce));
  /** React.lazy suspends even for code that is there, which would flash a placeholder. */
  function Section() {
    const [Drawn] = useState(() => known ?? Later);
    return createElement(Drawn);
  }
  async function preload(path?: string, search?: string): Promise<void> {
    const module = await loadOnce();
    if (path !== undefined) await module.preloadPage?.(path, search);
  }
  return { Section, preload: (path, search) => preload(path, search).catch(nothing) };
}

function nothing(): void {}

const reloadKey = 'exuvia.reloaded';
const minute = 60_000;

/**
 * After an upgrade an open page asks for code that the server no longer has: a reload knows the new names. Once a
 * minute at most, so that a broken server can't cause a loop.
 */
function reloadOnce(error: unknown): Promise<Module> {
  const last = Number(sessionStorage.getItem(reloadKey) ?? 0);
  // Without a network a reload would only lose the page that is still shown.
  if (!navigator.onLine || Date.now() - last < minute) throw error;
  console.error(error);
  sessionStorage.setItem(reloadKey, String(Date.now()));
  window.location.reload();
  return new Promise(() => {});
}
