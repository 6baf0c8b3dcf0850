/** What the work returns, or null when it takes longer than so many milliseconds: then it goes on by itself. */
export async function within<T>(ms: number, work: Promise<T>): Promise<T | null> {
  const timer = Promise.withResolvers<null>();
  const ring = setTimeout(() => timer.resolve(null), ms);
  return await Promise.race([work, timer.promise]).finally(() => clearTimeout(ring));
}
