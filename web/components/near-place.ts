/**
 * The place itself, with the rack that it is in: the room around them is the same in most lines. There is no room for all
 * words of a box in a shelf, of which the numbers are said: 'Rack A / 5 / 8'.
 */
export function nearPlace(path: string): string {
  const [, rack, ...inner] = path.split(' / ');
  if (rack === undefined) return path;
  return [rack, ...(inner.length > 1 ? inner.map(numberOf) : inner)].join(' / ');
}

const numberOf = (name: string): string => /^\p{L}+ (\S*\d\S*)$/u.exec(name)?.[1] ?? name;
