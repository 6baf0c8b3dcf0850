/** The place itself, with the rack and the shelf that it is in: the room around them is the same in most lines. */
export function nearPlace(path: string): string {
  return path.split(' / ').slice(1).join(' / ') || path;
}
