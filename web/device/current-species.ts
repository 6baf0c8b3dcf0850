import type { Collection } from './collection.ts';

/**
 * The species that an id means: what was noted or kept before two were merged names the one that ended. Undefined where
 * none of the device's is meant.
 */
export const currentSpecies = ({ species }: Collection, sc_id: number): number | undefined =>
  species.has(sc_id)
    ? sc_id
    : [...species.values()].find(({ merged }) => merged?.includes(sc_id))?.sc_id;
