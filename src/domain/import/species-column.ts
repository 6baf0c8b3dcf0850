/** So many of a column's rows, at least, are names of species. */
const MOST = 0.6;

/**
 * The column that looks like names of species though its heading does not say so: 'B. hamorii', 'Euathlus sp. red'. `isFree`:
 * whether nothing else is known of a column. Null where none does.
 */
export function speciesColumnOf(
  rows: readonly (readonly string[])[],
  isFree: (at: number) => boolean,
): number | null {
  const width = Math.max(0, ...rows.map((row) => row.length));
  const shares = Array.from({ length: width }, (_, at) => {
    const named = rows.filter((row) => SPECIES.test(row[at]?.trim() ?? ''));
    return { at, share: isFree(at) ? named.length / rows.length : 0 };
  });
  const [best] = shares.toSorted((a, b) => b.share - a.share);
  return best && best.share >= MOST ? best.at : null;
}

/** A genus and what it is in small letters, and perhaps a form or a subspecies. */
const SPECIES = /^\p{L}(?:\p{Ll}{3,}|\p{Ll}{0,4}\.?)\s\p{Ll}[\p{Ll}-]*\.?(?:\s\S+){0,3}$/u;
