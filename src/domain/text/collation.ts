/** The order that SQLite gives texts without a collation: by code points, not by UTF-16 units. */
export function compareText(a: string, b: string): number {
  if (a === b) return 0;
  const length = Math.min(a.length, b.length);
  let at = 0;
  while (at < length && a.charCodeAt(at) === b.charCodeAt(at)) at++;
  return at === length ? a.length - b.length : rank(a.charCodeAt(at)) - rank(b.charCodeAt(at));
}

/** The order of COLLATE NOCASE: the same, with A to Z as a to z. */
export const compareNoCase = (a: string, b: string): number => compareText(lower(a), lower(b));

const lower = (text: string) => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** Halves of characters beyond U+FFFF come after all others. */
function rank(unit: number): number {
  if (unit < 0xd800) return unit;
  return unit < 0xe000 ? unit + 0x2000 : unit - 0x800;
}

/** A key of a text: `<` puts keys into the order of COLLATE NOCASE, faster than comparing the texts. */
export const noCaseKey = (text: string): string =>
  lower(text).replace(/[\ud800-\uffff]/g, (half) => String.fromCharCode(rank(half.charCodeAt(0))));
