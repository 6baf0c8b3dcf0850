/**
 * The order of ids, the newest last. A device gives negative ids, from -1 downwards, to what it added and the server does
 * not know yet, so these are newer than all others.
 */
export const compareIds = (a: number, b: number): number => (a < 0 || b < 0 ? b - a : a - b);
