let asked: Promise<void> | undefined;

/** The styles of the pages that are loaded on demand: requested once, with the first of them. */
export function deferredSheet(): Promise<void> {
  asked ??= new Promise((resolve) => {
    const named = document.querySelector<HTMLLinkElement>('link[rel="deferred-stylesheet"]');
    if (!named) return resolve();
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = named.href;
    sheet.addEventListener('load', () => resolve());
    // An unstyled page is better than none; the next page tries again.
    sheet.addEventListener('error', () => {
      asked = undefined;
      resolve();
    });
    document.head.append(sheet);
  });
  return asked;
}
