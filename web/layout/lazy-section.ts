import { createElement, lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { laterSheet } from './later-sheet.ts';
import { textsReady } from '#web/texts/texts.ts';
import { loadLaterIcons } from '#web/ui/icon.tsx';

type Module = { default: ComponentType };

export type LazySection = {
  Section: ComponentType;
  /** Fetches the code before it is needed; resolves when it is there or could not be had. */
  preload: () => Promise<void>;
};

/** A part of the client whose code is loaded on demand, with its words, its looks and its icons. */
export function lazySection(load: () => Promise<Module>): LazySection {
  async function loadSpoken(): Promise<Module> {
    const [module] = await Promise.all([load(), laterSheet(), loadLaterIcons()]);
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
  /** React.lazy lets even code that is there wait for its turn, behind a placeholder. */
  function Section() {
    const [Drawn] = useState(() => known ?? Later);
    return createElement(Drawn);
  }
  return { Section, preload: () => loadOnce().then(nothing, nothing) };
}

function nothing(): void {}

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
