import { createElement, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { showError } from '#web/state/dialogs.ts';
import { texts, textsReady } from '#web/texts/texts.ts';
import { allSheets } from './deferred-sheets.ts';

type Closable = { onClose: () => void };

/**
 * Dialogs that come in one chunk, after the page that opens them: fetched by `preload`, or with the first that is opened.
 * One whose code can't be fetched says so and closes; the next tap tries again.
 */
export function lazyDialogs<Module extends object>(load: () => Promise<Module>) {
  let here: Module | undefined;
  async function preload(): Promise<Module> {
    const [module] = await Promise.all([load(), allSheets()]);
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
        void preload().then(setModule, () => {
          if (!isOpen) return;
          showError({ title: texts().failures.network });
          onClose();
        });
        return () => void (isOpen = false);
        // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time it is opened
      }, []);
      return module ? createElement(of(module), props) : null;
    };
  return { dialog, preload };
}
