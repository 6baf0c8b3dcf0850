import { limits } from '#src/domain/limits.ts';
import type { DevicePlace, DevicePlaceNote } from '#src/domain/sync/collection.ts';
import { filled, type Given, type Values } from '#src/records/fields.ts';
import { placeNoteFields } from '#src/records/place.ts';
import type { Collection } from '#web/device/collection.ts';
import { withPlaces } from './places.ts';
import { ok, revised, writer } from './writer.ts';

// As features/animals/places/place-notes.service.ts.

type Fields = Values<typeof placeNoteFields>;

const add = writer<Given<typeof placeNoteFields> & { id: number }>(
  (collection, { id, ...fields }, { today, idFor }) => {
    const place = collection.places.get(id);
    const note = filled(placeNoteFields, fields);
    const row = { ...note, text: note.text.trim() };
    if (!place || !canStore(row, today)) return undefined;
    const stored = noteLike(place, row);
    const added = { id: idFor(0), ...row, rev: 1 };
    const entries = stored ? place.entries : [...place.entries, added];
    return {
      collection: withPlaces(collection, [{ ...place, entries }]),
      answer: { ...ok, id: stored?.id ?? added.id, known: stored ? 1 : 0 },
      pets: [],
    };
  },
);

const update = writer<Partial<Fields> & { id: number }>(
  (collection, { id, ...body }, { today }) => {
    const found = findNote(collection, id);
    if (!found) return undefined;
    const { place, entry } = found;
    const { date = entry.date, kind = entry.kind } = body;
    const changes = { date, kind, text: (body.text ?? entry.text).trim() };
    const other = noteLike(place, changes);
    if (!canStore(changes, today) || (other && other !== entry)) return undefined;
    const changed = revised(entry, changes, ['date', 'kind', 'text']);
    const entries = place.entries.map((one) => (one === entry ? changed : one));
    return {
      collection: withPlaces(collection, [{ ...place, entries }]),
      answer: { ...ok, rev: changed.rev },
      pets: [],
    };
  },
);

const remove = writer<{ id: number }>((collection, { id }) => {
  const found = findNote(collection, id);
  if (!found) return undefined;
  const entries = found.place.entries.filter((one) => one !== found.entry);
  return {
    collection: withPlaces(collection, [{ ...found.place, entries }]),
    answer: ok,
    pets: [],
  };
});

export const placeNoteFormWriters = { 'PUT /place/notes/update': update };
export const placeNoteWriters = {
  'POST /place/notes/add': add,
  'DELETE /place/notes/delete': remove,
};

function findNote({ places }: Collection, id: number) {
  for (const place of places.values()) {
    const entry = place.entries.find((one) => one.id === id);
    if (entry) return { place, entry };
  }
  return undefined;
}

const noteLike = (place: DevicePlace, { date, kind, text }: Fields): DevicePlaceNote | undefined =>
  place.entries.find((one) => one.date === date && one.kind === kind && one.text === text);

/** What only the server can refuse with a reason at its field is left to it. */
const canStore = ({ date, text }: Fields, today: string): boolean =>
  date <= today && text.length <= limits.place_note;
