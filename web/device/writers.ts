import type { Writer } from './collection.ts';
import { following } from './plan-filters.ts';
import { assignmentWriters } from './writers/assignments.ts';
import { documentWriters } from './writers/documents.ts';
import { eventWriters } from './writers/events.ts';
import { expoWriters } from './writers/expos.ts';
import { feederWriters } from './writers/feeders.ts';
import { feedingWriters } from './writers/feedings.ts';
import { measurementWriters } from './writers/measurements.ts';
import { moltWriters } from './writers/molts.ts';
import { petFormWriters } from './writers/pet-forms.ts';
import { petWriters } from './writers/pets.ts';
import { moveWriters } from './writers/moves.ts';
import { placeNoteFormWriters, placeNoteWriters } from './writers/place-notes.ts';
import { placeFormWriters, placeWriters } from './writers/places.ts';
import { pictureWriters } from './writers/pictures.ts';
import { partWriters } from './writers/parts.ts';
import { planFeedingWriters } from './writers/plan-feedings.ts';
import { planWriters } from './writers/plans.ts';
import { saleWriters } from './writers/sales.ts';
import { settingWriters } from './writers/settings.ts';

type Writers = Readonly<Record<string, Writer>>;

/** By method and address, such as 'POST /pet/feeding/feed'. */
export const writers: Writers = Object.fromEntries(
  Object.entries<Writer>({
    ...feedingWriters,
    ...planFeedingWriters,
    ...moltWriters,
    ...measurementWriters,
    ...eventWriters,
    ...petWriters,
    ...feederWriters,
    ...assignmentWriters,
    ...settingWriters,
    ...petFormWriters,
    ...partWriters,
    ...planWriters,
    ...saleWriters,
    ...moveWriters,
    ...placeFormWriters,
    ...placeWriters,
    ...placeNoteFormWriters,
    ...placeNoteWriters,
    ...pictureWriters,
    ...documentWriters,
    ...expoWriters,
  }).map(([name, write]) => [name, following(write)]),
);

/**
 * Forms, of which the server names the fields that it can't take, or that were changed elsewhere, and what answers more than
 * a device knows: the server is asked first where it can be.
 */
const forms = new Set([
  ...[
    petFormWriters,
    partWriters,
    planWriters,
    saleWriters,
    pictureWriters,
    documentWriters,
    expoWriters,
    placeFormWriters,
    placeNoteFormWriters,
  ].flatMap((some) => Object.keys(some)),
  ...['PUT /pet/feeding/update', 'PUT /pet/molt/update', 'PUT /pet/events/update'],
  'PUT /pet/measurement/update',
  ...['PUT /pet/archive', 'PUT /pet/archive_all', 'DELETE /pet/feeding/delete'],
]);

/** Whether a write is noted before the server is asked, only when it can't be asked, or never. */
export function policyOf(method: string, path: string): 'record' | 'form' | 'server' {
  const name = `${method} ${path}`;
  if (forms.has(name)) return 'form';
  return name in writers ? 'record' : 'server';
}
