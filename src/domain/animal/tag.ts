/** Crockford's base 32: no I, L, O or U, which are mistaken for others. */
export const tagLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const tagLength = 6;

/**
 * The tag that a text means, whatever its case, also with a leading # and with O for 0, I or L for 1; null when it means
 * none. A tag is never all digits: that would be a number.
 */
export function readTag(text: string): string | null {
  const tag = text.trim().replace(/^#/, '').toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1');
  const isTag = tag.length === tagLength && [...tag].every((one) => tagLetters.includes(one));
  return isTag && /[A-Z]/.test(tag) ? tag : null;
}

/** A tag of random numbers, or null where they make none. */
export const tagOf = (random: Iterable<number>): string | null =>
  readTag(Array.from(random, (one) => tagLetters[one % tagLetters.length]).join(''));
