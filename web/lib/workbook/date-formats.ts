import type { Day } from '#src/domain/days.ts';

/** The formats of a workbook that every program knows by number, and that show a day. */
const BUILT_IN = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]);

/** Whether cells of a number format show a day; a time alone is none. `code`: where it is the workbook's own. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return BUILT_IN.has(id);
  // without quoted words, colours and escaped signs
  const [signs = ''] = code.replace(/"[^"]*"|\[[^\]]*\]|\\./g, '').split(';');
  return /[dy]/i.test(signs) && !/general/i.test(signs);
}

/** The day of a serial number; those of a workbook from 1904 begin there. Null before 1900 and after 2200. */
export function serialDay(serial: number, is1904: boolean): Day | null {
  const days = Math.floor(serial) + (is1904 ? 1462 : 0);
  // the first one is 1 January 1900, and there is a 29 February 1900 that never was
  if (!(days >= 61 && days < 109_939)) return null;
  // not by days.ts: what the page has as well the worker that reads workbooks can't share
  return new Date(Date.UTC(1899, 11, 30 + days)).toISOString().slice(0, 10);
}
