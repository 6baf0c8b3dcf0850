let asked: Promise<void> | undefined;

/** The styles of the pages that are loaded on demand: asked for once, with the first of them. */
export function laterSheet(): Promise<void> {
  asked ??= new Promise((resolve) => {
    const named = document.querySelector<HTMLLinkElement>('link[rel="later-stylesheet"]');
    if (!named) return resolve();
    const sheet = document.createElement('link');
    sheet.rel = 'stylesheet';
    sheet.href = named.href;
    sheet.addEventListener('load', () => resolve());
    // A page without its finery is better than none; the next page asks again.
    sheet.addEventListener('error', () => {
      asked = undefined;
      resolve();
    });
    document.head.append(sheet);
  });
  return asked;
}
