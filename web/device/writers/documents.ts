import { ok, writer } from './writer.ts';

// Papers are on no device: one that waits changes nothing but that its animal has something to send.

type Body = { pet_id?: number; purchase_id?: number; slid?: number };

export const documentWriters = {
  'POST /document/upload': writer<Body>((collection, { pet_id }) => {
    if (pet_id === undefined) return { collection, answer: ok, pets: [] };
    return collection.animals.has(pet_id) ? { collection, answer: ok, pets: [pet_id] } : undefined;
  }),
};
