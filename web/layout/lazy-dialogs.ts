import { createElement, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { sayNeedsNetwork } from '#web/lib/failure.ts';
import { textsReady } from '#web/texts/texts.ts';
import { allSheets } from './deferred-sheets.ts';
import { importAgain } from '#web/ui/import-again.ts';

type Closable = { onClose: () => void };

/** How long a tap waits for the code of its dialog before somebody is told, in milliseconds. */
const PATIENCE_MS = 3_000;

/**
 * Dialogs that come in one chunk, after the page that opens them: fetched by `preload`, or with the first that is opened.
 * One whose code takes long says that it needs the network, and opens when it is there; one whose code can't be fetched
 * closes, too, and the next tap tries again.
 */
export function lazyDialogs<Module extends object>(load: () => Promise<Module>) {
  let here: Module | undefined;
  async function preload(): Promise<Module> {
    const [module] = await Promise.all([importAgain(load), allSheets()]);
    await textsReady();
    return (here = module);
  }
  const dialog = <Props extends Closable>(of: (module: Module) => ComponentType<Props>) =>
    function LazyDialog(props: Props) {
      const [module, setModule] = useState(here);
      const { onClose } = props;
      useEffect(() => {
        if (module) return undefined;
        let isOpen = true;
        const timer = setTimeout(sayNeedsNetwork, PATIENCE_MS);
        const told = () => clearTimeout(timer);
        preload()
          .then(setModule, () => {
            if (!isOpen) return;
            sayNeedsNetwork();
            onClose();
          })
          .finally(told);
        return () => {
          isOpen = false;
          told();
        };
        // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time it is opened
      }, []);
      return module ? createElement(of(module), props) : null;
    };
  return { dialog, preload };
}
