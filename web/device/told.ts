import type { QueueEntry } from './entries.ts';
import type { GonePlace } from './place-gone.ts';

/** What was stored otherwise than it was noted here, or not at all: told until its keeper has read it. */
export type Told = (GonePlace | Overridden) & {
  /** Of the entry. */
  key: string;
  write: string;
  at: string;
  pets: readonly number[];
  names: readonly string[];
};

/** The entry, of one of its animals: another device noted something later, which stays. */
type Overridden = { overridden: Omit<QueueEntry, 'file'> };

/** `names`: what messages call the animals that it was overridden of, by the server's ids. */
export function toldOfOverridden(entry: QueueEntry, names: ReadonlyMap<number, string>): Told[] {
  const { file: _, ...rest } = entry;
  const { key, method, path, at } = entry;
  return [...names].map(([id, name]) => {
    const of = { pets: [id], names: [name] };
    const overridden = { ...rest, ...of };
    return { ...of, overridden, key: `${key} ${id}`, write: `${method} ${path}`, at };
  });
}

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
