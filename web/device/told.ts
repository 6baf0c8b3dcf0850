import type { QueueEntry } from './entries.ts';
import type { GonePlace } from './place-gone.ts';

/** What was stored otherwise than it was noted here: told until its keeper has read it. */
export type Told = GonePlace & {
  /** Of the entry. */
  key: string;
  write: string;
  at: string;
  pets: readonly number[];
  names: readonly string[];
};

export const toldOf = ({ key, method, path, at, pets, names, gone }: QueueEntry): Told[] =>
  gone ? [{ ...gone, key, write: `${method} ${path}`, at, pets, names }] : [];

/** What is told after a change. */
export function toldAfter(
  told: readonly Told[],
  { tell = [], read = [] }: { tell?: readonly Told[]; read?: readonly string[] },
): readonly Told[] {
  if (tell.length + read.length === 0) return told;
  return [...told, ...tell].filter(({ key }) => !read.includes(key));
}
