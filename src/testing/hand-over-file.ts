import { createHash } from 'node:crypto';
import { zipSync, type Zippable } from 'fflate';

// The file of a hand-over as another installation writes it, or as somebody who means harm would.

export const aGivenPet = {
  id: 7,
  name: 'Frida',
  gender: 'f',
  an_count: 1,
  notes: 'Calm.',
  hatched: '2019',
  tag: '3WKX9P',
  former_nos: [2],
  sc_name: 'Brachypelma hamorii',
  purchase_id: 7,
  feedings: [
    { date_f: '2026-01-01', food: 'Dubia', progress: 0 },
    { date_f: '2026-02-01', food: 'Cricket', progress: 2 },
    { date_f: '2026-02-08', food: 'Cricket', progress: 2 },
  ],
  molts: [
    { date_mt: '2024-05-01', size: 4.5 },
    { date_mt: '2025-06-01', size: null },
  ],
  events: [{ date_ev: '2024-01-02', event: 'Rehoused' }],
};

export const aHandOver = (parts: object = {}) => ({
  exuvia: 2,
  exported: '2026-03-09T10:00:00.000Z',
  hand_over: {
    from: 'Svenja',
    code: 'K7M2-9QXD',
    link: 'https://keep.example.org/t/K7M2-9QXD',
    ...{ history: 1, pictures: 1, notes: 1, origin: 1 },
    animals: [{ id: 7, kept_since: '2020-03-01', bred: 0 }],
  },
  species: [{ sc_name: 'Brachypelma hamorii', an_type: 'tarantula', cm_name: 'Mexican redknee' }],
  purchases: [
    {
      id: 7,
      date: '2026-03-09',
      seller: 'Svenja',
      document_no: 'D-12',
      parent_name: 'Selma',
      notes: 'Handed over by Svenja.',
      count: 1,
      sc_name: 'Brachypelma hamorii',
    },
  ],
  pets: [aGivenPet],
  ...parts,
});

const bytesOf = (content: unknown) =>
  content instanceof Uint8Array ? content : new TextEncoder().encode(JSON.stringify(content));
const sumOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

type Options = {
  /** Files beside data.json, by name. */
  files?: Record<string, Uint8Array>;
  /** Changes the sums before they are written; null: there are none. */
  sums?: ((sums: Record<string, string>) => unknown) | null;
  /** Put in after the sums were made. */
  later?: Zippable;
};

/** A ZIP of these files with their sums. */
export function handOverFile(
  content: unknown = aHandOver(),
  { files = {}, sums = (made) => made, later = {} }: Options = {},
): Uint8Array {
  const all: Record<string, Uint8Array> = { 'data.json': bytesOf(content), ...files };
  const made = Object.fromEntries(Object.entries(all).map(([name, bytes]) => [name, sumOf(bytes)]));
  return zipSync({ ...all, ...(sums && { 'sums.json': bytesOf(sums(made)) }), ...later });
}
