import type { Animal, AnimalOffspring } from '#src/domain/sync/collection.ts';
import { compareIds } from '#src/domain/sync/ids.ts';
import { compareText } from '#src/domain/text/collation.ts';
import type { Applied, Collection, Noted, Writer } from '#web/device/collection.ts';

// What the writers share.

/** What every write answers. */
export const ok = { status: true } as const;

type Work<Body> = (collection: Collection, body: Body, noted: Noted) => Applied | undefined;

/** A writer that knows the body of its call: the typed client has checked it. */
export const writer =
  <Body extends Record<string, unknown>>(work: Work<Body>): Writer =>
  (collection, { body }, noted) =>
    work(collection, body as Body, noted);

/** The animals with these ids, each once; undefined where one of them is not there. */
export function animalsOf(
  { animals }: Collection,
  ids: readonly number[],
): readonly Animal[] | undefined {
  const found = [...new Set(ids)].flatMap((id) => animals.get(id) ?? []);
  return found.length === new Set(ids).size ? found : undefined;
}

export function withAnimals(collection: Collection, changed: readonly Animal[]): Collection {
  const animals = new Map(collection.animals);
  for (const animal of changed) animals.set(animal.id, animal);
  return { ...collection, animals };
}

/** The same for an animal whose name, sex, count or archive changed, which the pages of its relatives show. */
export function withHead(collection: Collection, changed: Animal): Collection {
  const { id, name, origin, offspring } = changed;
  const { gender, an_count, archived, has_img, img_version } = changed;
  const an_type = collection.species.get(changed.sc_id)?.an_type;
  const shown = {
    name,
    gender,
    an_count,
    archived,
    has_img,
    img_version,
    ...(an_type && { an_type }),
  };
  const parent = collection.animals.get(origin?.parent_id ?? 0);
  const children = offspring.flatMap((child) => collection.animals.get(child.id) ?? []);
  return withAnimals(collection, [
    changed,
    ...(parent
      ? [
          {
            ...parent,
            offspring: inOrder(
              parent.offspring.map((child) => (child.id === id ? { ...child, ...shown } : child)),
            ),
          },
        ]
      : []),
    ...children.map((child) => ({
      ...child,
      origin: child.origin && { ...child.origin, parent_name: name },
    })),
  ]);
}

/** The newest first, and those of a day by name, as origin.queries.ts lists them. */
export const inOrder = (offspring: readonly AnimalOffspring[]): AnimalOffspring[] =>
  offspring.toSorted(
    (a, b) => compareText(b.date, a.date) || compareText(a.name, b.name) || compareIds(a.id, b.id),
  );

/** `changes` laid over a record, whose revision rises where one of the fields that its form edits differs. */
export function revised<Row extends { rev: number }>(
  row: Row,
  changes: Partial<Row>,
  fields: readonly (keyof Row)[],
): Row {
  const differs = fields.some((name) => name in changes && changes[name] !== row[name]);
  return { ...row, ...changes, rev: row.rev + (differs ? 1 : 0) };
}

/** A record put in its place: the newest first, and of its day the one that was noted last. */
export function placed<Row>(rows: readonly Row[], row: Row, dayOf: (row: Row) => string): Row[] {
  const at = rows.findIndex((other) => dayOf(other) <= dayOf(row));
  return at < 0 ? [...rows, row] : rows.toSpliced(at, 0, row);
}
