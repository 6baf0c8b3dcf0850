/** How long a busy page can put something off, in milliseconds. */
const LONGEST = 3_000;

/** `come` resolves when the page has nothing else to do, or as soon as somebody asks. */
export function idleOrAsked(): { come: Promise<void>; ask: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  // Safari has no such callback
  if ('requestIdleCallback' in globalThis)
    requestIdleCallback(() => resolve(), { timeout: LONGEST });
  else setTimeout(resolve, LONGEST / 10);
  return { come: promise, ask: resolve };
}
