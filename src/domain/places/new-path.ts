import { fold } from '#src/domain/text/fold.ts';
import { kindOfLevel, namesInPath } from './path-names.ts';
import { inside, type Node } from './tree.ts';
import type { PlaceKind } from '#src/domain/enums.ts';

/** What a typed path names: the place that is there already, and those in it that have to be made, from outside. */
type NewPath = { parent_id: number | null; missing: { name: string; kind: PlaceKind }[] };

export function readPath(places: readonly (Node & { name: string })[], text: string): NewPath {
  const names = namesInPath(text);
  let parent_id: number | null = null;
  let known = 0;
  for (const name of names) {
    const found: Node | undefined = inside(places, parent_id).find(
      (place) => fold(place.name) === fold(name),
    );
    if (!found) break;
    parent_id = found.id;
    known++;
  }
  const missing = names
    .slice(known)
    .map((name, at) => ({ name, kind: kindOfLevel(known + at, names.length) }));
  return { parent_id, missing };
}
