const MOST = 8;

/** The first rows or names of many: '3, 8, 12 …'. */
export const shortList = (rows: readonly (number | string)[]): string =>
  rows.slice(0, MOST).join(', ') + (rows.length > MOST ? ' …' : '');
