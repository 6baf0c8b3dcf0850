import type { Archived } from '#src/domain/animal/archive-start.ts';
import { limits } from '#src/domain/limits.ts';
import { inOrder } from '#src/domain/places/standing.ts';
import { inside } from '#src/domain/places/tree.ts';
import type { AnimalHead } from '#src/domain/sync/collection.ts';
import type { Collection, Write } from './collection.ts';
import { standingIn } from './places.ts';

type Body = Write['body'];
type Start = (collection: Collection, body: Body) => Body | undefined;

const idsOf = (ids: unknown): number[] =>
  Array.isArray(ids) ? ids.filter((id) => typeof id === 'number') : [];

function archivedOf({ animals }: Collection, ids: number[]) {
  return ids.flatMap((id) => {
    const animal = animals.get(id);
    return animal ? [archivingOf(animal)] : [];
  });
}

/** How an animal is archived. */
export const archivingOf = ({
  archived,
  archive_reason,
  archive_date,
  archive_note,
}: AnimalHead): Archived => ({ archived, archive_reason, archive_date, archive_note });

const starts: Readonly<Record<string, Start>> = {
  'PUT /pet/archive': (collection, { id }) => {
    const [was] = archivedOf(collection, idsOf([id]));
    return was && { was };
  },
  'PUT /pet/archive_all': (collection, { ids }) => {
    const was = archivedOf(collection, idsOf(ids));
    return was.length === idsOf(ids).length ? { was } : undefined;
  },
  'DELETE /pet/delete': ({ animals }, { id }) => {
    const animal = animals.get(Number(id));
    if (!animal) return undefined;
    const { rev, img_version, archived, records } = animal;
    return { was: { rev, img_version, archived, records } };
  },
  'PUT /place/order': (collection, { id }) => {
    const was = inOrder(standingIn(collection, Number(id))).map((pet) => pet.id);
    return was.length > limits.idsPerCall ? undefined : { was };
  },
  'PUT /place/arrange': ({ places }, { parent_id, ids }) => ({
    was: inside([...places.values()], parent_id === null ? null : Number(parent_id)).map(
      ({ id }) => id,
    ),
    was_in: idsOf(ids).map((id) => places.get(id)?.parent_id ?? null),
  }),
};

/** Whether a write says what it started from (`was`): what somebody else has changed by then stays. */
export const saysStart = ({ method, path }: Pick<Write, 'method' | 'path'>): boolean =>
  `${method} ${path}` in starts;

/** A write with what it started from, as this device shows it. */
export function startedFrom(collection: Collection | null, write: Write): Write {
  const start = collection && starts[`${write.method} ${write.path}`]?.(collection, write.body);
  return start ? { ...write, body: { ...start, ...write.body } } : write;
}
