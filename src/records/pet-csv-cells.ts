import type { Unreadable } from './csv-columns.ts';
import type { columns, PetColumn } from './pet-csv-columns.ts';

/** The cells of one row by their meaning, without empty ones. */
export type PetRecord = Partial<Record<PetColumn, string>>;

/** What the cells of a row say, as it was understood. */
export type ReadCells = {
  [Key in PetColumn]?: Exclude<ReturnType<(typeof columns)[Key]['read']>, Unreadable>;
};

/** A dash is how people and programs write that there is nothing. */
export const isEmptyCell = (cell = ''): boolean => /^[-–—]?$/.test(cell.trim());
