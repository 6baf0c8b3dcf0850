/** By the number of its link in index.html. */
const asked: (Promise<void> | undefined)[] = [];

/** The styles of Today, the list and an animal: requested once, with the first of them. */
export const dailySheet = () => sheet(0);

/** The styles of all pages that are loaded on demand. */
export const allSheets = () => Promise.all([dailySheet(), sheet(1)]);

function sheet(number: number): Promise<void> {
  return (asked[number] ??= new Promise((resolve) => {
    const named = document.querySelectorAll<HTMLLinkElement>('link[rel="deferred-stylesheet"]');
    const link = named[number];
    if (!link) return resolve();
    const styles = document.createElement('link');
    styles.rel = 'stylesheet';
    styles.href = link.href;
    styles.addEventListener('load', () => resolve());
    // An unstyled page is better than none; the next page tries again.
    styles.addEventListener('error', () => {
      asked[number] = undefined;
      resolve();
    });
    document.head.append(styles);
  }));
}
