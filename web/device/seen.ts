import type { Collection, Write } from './collection.ts';

/** The collection that is shown, and the synced one below it. */
type Layers = { collection: Collection | null; synced: Collection | null };

/**
 * An edit as of the revision that the server had at the last sync, where its form was filled from what the device shows: the
 * device counts its own edits alone, and the server may have given the same number to somebody else's.
 */
export function fromSynced<W extends Write>({ collection, synced }: Layers, write: W): W {
  const shown = collection && recordOf(collection, write);
  if (!shown || shown['rev'] !== write.body['if_rev']) return write;
  const if_rev = (synced && recordOf(synced, write))?.['rev'] ?? FIRST_REV;
  return { ...write, body: { ...write.body, if_rev } };
}

/** What the fields of an edit held when its keeper changed them; undefined where the collection has moved on since. */
export function seenBy({ collection, synced }: Layers, write: Write): Values | undefined {
  const { body } = write;
  const shown = collection && recordOf(collection, write);
  const before = synced && recordOf(synced, write);
  if (!shown || ![shown['rev'], before?.['rev'] ?? FIRST_REV].includes(body['if_rev']))
    return undefined;
  const columns: Record<string, string> = { p_sc_id: 'sc_id' };
  return Object.fromEntries(
    Object.keys(body).map((name) => [name, shown[columns[name] ?? name] ?? null]),
  );
}

const FIRST_REV = 1;

type Values = Readonly<Record<string, unknown>>;

function recordOf(
  { animals, plans, places, expos }: Collection,
  { path, body }: Write,
): Values | undefined {
  if (body['if_rev'] === undefined) return undefined;
  const id = Number(body['id'] ?? body['fp_id']);
  if (path === '/admin/expo_log/update') return expos.get(Number(body['expid']));
  if (path === '/pet/update') return animals.get(id);
  if (path === '/plan/update') return plans.get(id);
  if (path === '/place/update') return places.get(id);
  if (path === '/place/notes/update')
    return [...places.values()].flatMap(({ entries }) => entries).find((one) => one.id === id);
  const kind = kinds[path];
  if (!kind) return undefined;
  const records = animals
    .values()
    .flatMap((animal): Iterable<Values & { id: number }> => animal[kind]);
  return records.find((record) => record.id === id);
}

const kinds: Readonly<Record<string, 'feedings' | 'molts' | 'measurements' | 'events'>> = {
  '/pet/feeding/update': 'feedings',
  '/pet/molt/update': 'molts',
  '/pet/measurement/update': 'measurements',
  '/pet/events/update': 'events',
};
