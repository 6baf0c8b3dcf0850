import { nameProblem } from '#src/domain/places/path-names.ts';
import { arranged, inside, parentProblem, type Node } from '#src/domain/places/tree.ts';
import type { DevicePlace } from '#src/domain/sync/collection.ts';
import { limits } from '#src/domain/limits.ts';
import { filled, type Given, type Values } from '#src/records/fields.ts';
import { placeFields, placeFormFields } from '#src/records/place.ts';
import type { Collection } from '#web/device/collection.ts';
import { isThere } from './moves.ts';
import { ok, revised, writer } from './writer.ts';

// As features/animals/places/places.service.ts.

type Add = Given<typeof placeFields> & { parent_id?: number | null };

const add = writer<Add>((collection, { parent_id = null, ...fields }, { idFor }) => {
  const values = filled(placeFields, fields);
  const nodes = [...collection.places.values()];
  if (nodes.length >= limits.perKeeper.places || !canStore(values)) return undefined;
  if (nameProblem(values.name)) return undefined;
  if (!canStandIn(collection, null, parent_id)) return undefined;
  const position = inside(nodes, parent_id).length;
  const id = idFor(0);
  const place: DevicePlace = { id, parent_id, position, ...values, rev: 1, entries: [] };
  return { collection: withPlaces(collection, [place]), answer: { ...ok, id }, pets: [] };
});

type Form = Values<typeof placeFormFields>;
type Update = Partial<Form> & { id: number; parent_id?: number | null };

const formFields = Object.keys(placeFormFields) as (keyof Form)[];

const update = writer<Update>((collection, { id, parent_id, ...body }) => {
  const place = collection.places.get(id);
  if (!place) return undefined;
  // a form sends back more than it changes
  const given = Object.fromEntries(
    Object.entries(body).filter(([name]) => name in placeFormFields),
  );
  const changed = revised(place, { ...given, name: (body.name ?? place.name).trim() }, formFields);
  if (!canStore(changed)) return undefined;
  if (changed.name !== place.name && nameProblem(changed.name)) return undefined;
  const after = withPlaces(collection, [changed]);
  if (parent_id === undefined || parent_id === place.parent_id)
    return { collection: after, answer: { ...ok, id, rev: changed.rev }, pets: [] };
  if (!canStandIn(collection, id, parent_id)) return undefined;
  const last = inside([...after.places.values()], parent_id).map((sibling) => sibling.id);
  return {
    collection: withNodes(after, parent_id, [...last, id]),
    answer: { ...ok, id, rev: changed.rev + 1 },
    pets: [],
  };
});

type Arrange = { parent_id: number | null; ids: number[] };

const arrange = writer<Arrange>((collection, { parent_id, ids }) => {
  const isKnown = ids.every((id) => collection.places.has(id));
  if (!isKnown || !isThere(collection, parent_id)) return undefined;
  if (!ids.every((id) => canStandIn(collection, id, parent_id))) return undefined;
  return {
    collection: withNodes(collection, parent_id, [...new Set(ids)]),
    answer: ok,
    pets: [],
  };
});

export const placeFormWriters = { 'POST /place/add': add, 'PUT /place/update': update };
export const placeWriters = { 'PUT /place/arrange': arrange };

export const withPlaces = (collection: Collection, changed: readonly DevicePlace[]): Collection => {
  const places = new Map(collection.places);
  for (const place of changed) places.set(place.id, place);
  return { ...collection, places };
};

function withNodes(collection: Collection, parent_id: number | null, ids: number[]): Collection {
  const nodes: Node[] = [...collection.places.values()];
  return withPlaces(
    collection,
    arranged(nodes, parent_id, ids).flatMap((node) => {
      const place = collection.places.get(node.id);
      return place ? [revised(place, node, ['parent_id'])] : [];
    }),
  );
}

const canStandIn = (collection: Collection, id: number | null, parent_id: number | null) =>
  isThere(collection, parent_id) &&
  parentProblem([...collection.places.values()], id, parent_id) === null;

/** What only the server can refuse with a reason at its field is left to it. */
const canStore = ({ name, slots, notes }: Form): boolean =>
  name !== '' &&
  name.length <= limits.place_name &&
  slots >= limits.slots.min &&
  slots <= limits.slots.max &&
  notes.length <= limits.place_notes;
