/** The place itself, with the rack that it is in: the room around them is the same in most lines. */
export function nearPlace(path: string): string {
  const names = path.split(' / ');
  return names.slice(names.length > 2 ? -2 : -1).join(' / ');
}
