// What the build gives to the query client instead of its cache of mutations, of which there are none: what is noted goes
// through the device's own queue.

/** Holds none: only what the query client itself calls. */
export class MutationCache {
  findAll = () => [];
  clear = () => {};
  resumePausedMutations = () => Promise.resolve();
}
