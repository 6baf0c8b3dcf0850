import { mapPlanFilter } from '#src/domain/feeding/plan-filter.ts';
import type { Write } from './collection.ts';

// Records that were noted on this device have negative ids until the server's are known.

/** The server's ids by the negative ones. */
export type Ids = Readonly<Record<number, number>>;

export type Kind =
  'pet' | 'plan' | 'feeding' | 'molt' | 'measurement' | 'event' | 'sale' | 'place' | 'place_note';
type Fields = Readonly<Record<string, Kind>>;

/** The fields of each write that hold ids of the device, and of what; a purchase goes to the server alone. */
const fieldsOf: Readonly<Record<string, Fields>> = {
  'POST /pet/feeding/feed': { id: 'pet', fp_id: 'plan' },
  'POST /pet/feeding/feed_many': { ids: 'pet' },
  'POST /pet/feeding/feed_plan': { fp_id: 'plan' },
  'POST /pet/feeding/feed_plan_all': { ids: 'pet', fp_id: 'plan' },
  'DELETE /pet/feeding/delete': { id: 'pet' },
  'DELETE /pet/feeding/delete_many': { ids: 'pet' },
  'PUT /pet/feeding/update': { id: 'feeding' },
  'POST /pet/molt/add': { id: 'pet' },
  'PUT /pet/molt/update': { id: 'molt' },
  'PUT /pet/molt/update_gender': { id: 'pet' },
  'DELETE /pet/molt/delete': { id: 'molt' },
  'POST /pet/measurement/add': { id: 'pet' },
  'PUT /pet/measurement/update': { id: 'measurement' },
  'DELETE /pet/measurement/delete': { id: 'measurement' },
  'POST /pet/events/add': { id: 'pet' },
  'POST /pet/events/add_many': { ids: 'pet' },
  'PUT /pet/events/update': { id: 'event' },
  'DELETE /pet/events/delete': { id: 'event' },
  'DELETE /pet/events/delete_many': { ids: 'event' },
  'PUT /pet/pre_molt': { id: 'pet' },
  'PUT /pet/increment_count': { id: 'pet' },
  'PUT /pet/decrement_count': { id: 'pet' },
  'PUT /pet/archive': { id: 'pet' },
  'PUT /pet/archive_all': { ids: 'pet' },
  'POST /pet/archive_part': { id: 'pet' },
  'DELETE /pet/archive_part': { id: 'pet', group_id: 'pet' },
  'PUT /pet/update': { id: 'pet', place_id: 'place' },
  'DELETE /pet/delete': { id: 'pet' },
  'PUT /plan/update': { fp_id: 'plan' },
  'DELETE /plan/delete': { fp_id: 'plan' },
  'POST /plan/assignment/add_all': { id: 'plan', pet_ids: 'pet', was: 'pet' },
  'POST /plan/assignment/assign_pet_to_plans': { id: 'pet', plan_ids: 'plan', was: 'plan' },
  'DELETE /plan/assignment/clear': { fp_id: 'plan', id: 'plan' },
  'DELETE /plan/assignment/clear_pet': { id: 'pet', fp_id: 'plan' },
  'POST /purchases/add': { pet_id: 'pet', pet_ids: 'pet', parent_id: 'pet' },
  'POST /sales/add': { pet_id: 'pet' },
  'DELETE /sales/delete': { slid: 'sale' },
  'POST /pet/add': { place_id: 'place' },
  'PUT /pet/move': { ids: 'pet', place_id: 'place', after: 'pet' },
  'POST /place/add': { parent_id: 'place' },
  'PUT /place/update': { id: 'place', parent_id: 'place' },
  'PUT /place/arrange': { ids: 'place', parent_id: 'place', was: 'place', was_in: 'place' },
  'PUT /place/order': { id: 'place', pet_ids: 'pet', was: 'pet' },
  'POST /place/notes/add': { id: 'place' },
  'PUT /place/notes/update': { id: 'place_note' },
  'DELETE /place/notes/delete': { id: 'place_note' },
  'POST /picture/upload': { id: 'pet' },
  'DELETE /picture/delete': { id: 'pet' },
  'POST /document/upload': { pet_id: 'pet', slid: 'sale' },
};

const makes: Readonly<Record<string, Kind>> = {
  'POST /pet/add': 'pet',
  'POST /pet/archive_part': 'pet',
  'POST /plan/add': 'plan',
  'POST /pet/feeding/feed': 'feeding',
  'POST /pet/feeding/feed_many': 'feeding',
  'POST /pet/feeding/feed_plan': 'feeding',
  'POST /pet/feeding/feed_plan_all': 'feeding',
  'POST /pet/molt/add': 'molt',
  'POST /pet/measurement/add': 'measurement',
  'POST /pet/events/add': 'event',
  'POST /pet/events/add_many': 'event',
  'POST /sales/add': 'sale',
  'PUT /pet/move': 'event',
  'PUT /pet/move_back': 'event',
  'PUT /pet/update': 'event',
  'POST /place/add': 'place',
  'POST /place/notes/add': 'place_note',
};

type Call = Pick<Write, 'method' | 'path'>;
const nameOf = ({ method, path }: Call) => `${method} ${path}`;

/** The kind of record that a write makes; undefined for one that makes none. */
export const madeBy = (write: Call): Kind | undefined => makes[nameOf(write)];

/** The animals that an entry concerns, and the one that it makes. */
export const animalsIn = (entry: Call & { pets: readonly number[]; first: number }): number[] =>
  madeBy(entry) === 'pet' ? [...new Set([...entry.pets, entry.first])] : [...entry.pets];

export const realId = (id: number, ids: Ids): number => ids[id] ?? id;

/** The write with the server's ids, as far as they are known. */
export const translated = <W extends Write>(write: W, ids: Ids): W =>
  mapIds(write, (id) => realId(id, ids));

/** The same the other way round for the records of one kind, whose ids another database will name again. */
export function forgotten<W extends Write>(write: W, kind: Kind, negatives: Ids): W {
  return mapIds(write, (id, of) => (of === kind ? (negatives[id] ?? id) : id));
}

/** The ids of one kind in a write. */
export function idsIn(write: Write, kind?: Kind): number[] {
  if (isLabelChoice(write)) return kind === undefined || kind === 'pet' ? chosenLabels(write) : [];
  if (isMoveBack(write)) return idsOfMoves(write, kind);
  const followed = kind === undefined || kind === 'place' ? followedPlaces(write) : [];
  return Object.entries(fieldsOf[nameOf(write)] ?? {})
    .filter(([, of]) => kind === undefined || of === kind)
    .flatMap(([field]) => write.body[field])
    .filter((id) => typeof id === 'number')
    .concat(followed);
}

/** The places that the filter of a plan names. */
function followedPlaces(write: Write): number[] {
  const ids: number[] = [];
  mapFollowed(write, (id) => {
    ids.push(id);
    return id;
  });
  return ids;
}

function mapFollowed<W extends Write>(write: W, map: (id: number, kind: Kind) => number): W {
  const { fp_filter } = write.body;
  if (!write.path.startsWith('/plan/') || typeof fp_filter !== 'string') return write;
  const place_id = (id: string) => String(map(Number(id), 'place'));
  return { ...write, body: { ...write.body, fp_filter: mapPlanFilter(fp_filter, { place_id }) } };
}

/** The animals that are chosen for labels are JSON text in a setting. */
const isLabelChoice = (write: Write): boolean =>
  nameOf(write) === 'POST /user_config/set' && write.body['conf_key'] === 'label_pets';

function chosenLabels({ body }: Write): number[] {
  const value: unknown = JSON.parse(String(body['conf_val'] ?? null));
  return Array.isArray(value) ? value.filter((id) => typeof id === 'number') : [];
}

type Moved = { id: number; was: { place_id: number | null; place_order: number } };

/** It holds what a move answered. */
const isMoveBack = (write: Write): boolean => nameOf(write) === 'PUT /pet/move_back';
export const movesIn = ({ body }: Pick<Write, 'body'>): Moved[] => (body['moved'] ?? []) as Moved[];

const idsOfMoves = (write: Write, kind?: Kind): number[] =>
  movesIn(write).flatMap(({ id, was }) => [
    ...(kind === undefined || kind === 'pet' ? [id] : []),
    ...((kind === undefined || kind === 'place') && was.place_id !== null ? [was.place_id] : []),
  ]);

function mapMoves<W extends Write>(write: W, map: (id: number, kind: Kind) => number): W {
  const moved = movesIn(write).map(({ id, was }) => ({
    id: map(id, 'pet'),
    was: { ...was, place_id: was.place_id === null ? null : map(was.place_id, 'place') },
  }));
  return { ...write, body: { ...write.body, moved } };
}

function mapIds<W extends Write>(write: W, map: (id: number, kind: Kind) => number): W {
  if (isLabelChoice(write) && chosenLabels(write).length > 0) {
    const conf_val = JSON.stringify(chosenLabels(write).map((id) => map(id, 'pet')));
    return { ...write, body: { ...write.body, conf_val } };
  }
  if (isMoveBack(write)) return mapMoves(write, map);
  const fields = Object.entries(fieldsOf[nameOf(write)] ?? {}).filter(
    ([field]) => field in write.body,
  );
  const changed = fields.map(([field, kind]) => {
    const held = write.body[field];
    const mapped = (id: unknown) => (typeof id === 'number' ? map(id, kind) : id);
    return [field, Array.isArray(held) ? held.map(mapped) : mapped(held)];
  });
  return changed.length === 0
    ? mapFollowed(write, map)
    : mapFollowed({ ...write, body: { ...write.body, ...Object.fromEntries(changed) } }, map);
}

/** An address of a call or a page with the server's ids: links to what was noted here go on working. */
export function translatedAddress(address: string, ids: Ids): string {
  const held = /(?<=[/=,[]|%2C|%5B)-\d+(?=[/?&,\]#]|%2C|%5D|$)/gi;
  return address.replace(held, (text) => String(realId(Number(text), ids)));
}
