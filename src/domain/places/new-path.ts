import { fold } from '#src/domain/text/fold.ts';
import { kindsOfPath, namesInPath } from './path-names.ts';
import { inside, type Node } from './tree.ts';
import type { PlaceKind } from '#src/domain/enums.ts';

/** What a typed path names: the place that is there already, and those in it that have to be made, from outside. */
type NewPath = { parent_id: number | null; missing: { name: string; kind: PlaceKind }[] };

type Named = Node & { name: string; kind: PlaceKind };

export function readPath(places: readonly Named[], text: string): NewPath {
  const names = namesInPath(text);
  let parent_id: number | null = null;
  const known: PlaceKind[] = [];
  for (const name of names) {
    const found: Named | undefined = inside(places, parent_id).find(
      (place) => fold(place.name) === fold(name),
    );
    if (!found) break;
    parent_id = found.id;
    known.push(found.kind);
  }
  const missing = kindsOfPath(names, known).map((kind, level) => ({
    name: names[level] ?? '',
    kind,
  }));
  return { parent_id, missing: missing.slice(known.length) };
}
