import { fold } from '#src/domain/text/fold.ts';
import { namesInPath } from './path-names.ts';
import { BETWEEN } from './tree.ts';

/** The path of the only place whose path is, or ends, as the text says: 'Rack B' is 'Cellar / Rack B'. Else the text itself. */
export function meantPath(places: readonly { path: string }[], text: string): string {
  const said = fold(namesInPath(text).join(BETWEEN));
  if (said === '') return text;
  const paths = places.map(({ path }) => path);
  const same = paths.find((path) => fold(path) === said);
  const ends = paths.filter((path) => fold(path).endsWith(fold(BETWEEN) + said));
  return same ?? (ends.length === 1 ? (ends[0] ?? text) : text);
}
