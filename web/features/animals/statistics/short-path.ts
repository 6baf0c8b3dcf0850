import { BETWEEN } from '#src/domain/places/tree.ts';

/** 'Rack C / Shelf 1' of 'Animal room / Rack C / Shelf 1'. */
export const shortPath = (path: string) => path.split(BETWEEN).slice(-2).join(BETWEEN);
