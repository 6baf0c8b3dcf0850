import type { Writer } from './collection.ts';
import { following } from './plan-filters.ts';
import { assignmentWrites } from './writes/assignments.ts';
import { documentWrites } from './writes/documents.ts';
import { eventWrites } from './writes/events.ts';
import { expoWrites } from './writes/expos.ts';
import { feederWrites } from './writes/feeders.ts';
import { feedingWrites } from './writes/feedings.ts';
import { measurementWrites } from './writes/measurements.ts';
import { moltWrites } from './writes/molts.ts';
import { petFormWrites } from './writes/pet-forms.ts';
import { petWrites } from './writes/pets.ts';
import { moveWrites } from './writes/moves.ts';
import { placeNoteFormWrites, placeNoteWrites } from './writes/place-notes.ts';
import { placeFormWrites, placeWrites } from './writes/places.ts';
import { pictureWrites } from './writes/pictures.ts';
import { planFeedingWrites } from './writes/plan-feedings.ts';
import { planWrites } from './writes/plans.ts';
import { saleWrites } from './writes/sales.ts';
import { settingWrites } from './writes/settings.ts';

type Writers = Readonly<Record<string, Writer>>;

/** By method and address, such as 'POST /pet/feeding/feed'. */
export const writers: Writers = Object.fromEntries(
  Object.entries<Writer>({
    ...feedingWrites,
    ...planFeedingWrites,
    ...moltWrites,
    ...measurementWrites,
    ...eventWrites,
    ...petWrites,
    ...feederWrites,
    ...assignmentWrites,
    ...settingWrites,
    ...petFormWrites,
    ...planWrites,
    ...saleWrites,
    ...moveWrites,
    ...placeFormWrites,
    ...placeWrites,
    ...placeNoteFormWrites,
    ...placeNoteWrites,
    ...pictureWrites,
    ...documentWrites,
    ...expoWrites,
  }).map(([name, write]) => [name, following(write)]),
);

/**
 * Forms, of which the server names the fields that it can't take, or that were changed elsewhere, and what answers more than
 * a device knows: the server is asked first where it can be.
 */
const forms = new Set([
  ...[
    petFormWrites,
    planWrites,
    saleWrites,
    pictureWrites,
    documentWrites,
    expoWrites,
    placeFormWrites,
    placeNoteFormWrites,
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
