import { createElement, useState } from 'react';
import type { ComponentType } from 'react';
import { allSheets } from './deferred-sheets.ts';
import { PageUnfetched } from './failed-page.tsx';
import { textsReady } from '#web/texts/texts.ts';
import { importAgain } from '#web/ui/import-again.ts';
import { lazyPart, type Unfetched } from '#web/ui/lazy-part.ts';
import { reloadOnce } from '#web/lib/reload-once.ts';

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

/**
 * A section whose code is loaded on demand, with its texts and the `styles` it needs. `Failed` is drawn where it can't be
 * fetched.
 */
export function lazySection(
  load: () => Promise<Module>,
  styles: () => Promise<unknown> = allSheets,
  Failed: ComponentType<Unfetched> = PageUnfetched,
): LazySection {
  let known: ComponentType | undefined;
  async function loadOnce(): Promise<Module> {
    // a failure is said in the reader's language, too
    const [module] = await Promise.all([importAgain(load), styles()]).finally(textsReady);
    known = module.default;
    return module;
  }
  const Later = lazyPart(async () => (await loadOnce().catch(reloadOnce)).default, Failed);
  /** React.lazy suspends even for code that is there, which would flash a placeholder. */
  function Section() {
    const [Drawn] = useState(() => known ?? Later);
    return createElement(Drawn);
  }
  async function preload(path?: string, search?: string): Promise<void> {
    try {
      const module = await loadOnce();
      if (path !== undefined) await module.preloadPage?.(path, search);
    } catch {
      // fetched again when it is drawn
    }
  }
  return { Section, preload };
}
