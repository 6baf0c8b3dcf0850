/** The guide's examples have negative ids, too. */
export const FIRST_NEW_ID = -1000;

/** Whether a record was added on a device, and the server has not given it a number yet. */
export const isNew = (id: number): boolean => id <= FIRST_NEW_ID;

/**
 * The order of ids, the newest last. A device gives negative ids, from FIRST_NEW_ID downwards, to what it added and the server does
 * not know yet, so these are newer than all others.
 */
export const compareIds = (a: number, b: number): number => (a < 0 || b < 0 ? b - a : a - b);
