import type { Day } from '#src/domain/days.ts';
import type { ArchiveReason } from '#src/domain/enums.ts';
import { dayOfRecord } from '#src/domain/instant-days.ts';
import type { Animal } from '#src/domain/sync/collection.ts';
import { pick } from '#src/records/fields.ts';
import type { Collection } from '#web/device/collection.ts';
import { nothingElse, withoutAnimal } from './pet-forms.ts';
import { recounted } from './pets.ts';
import { inOrder, ok, withAnimals, withHead, writer } from './writer.ts';

// As features/animals/pets/parts.service.ts.

type Part = {
  id: number;
  count: number;
  reason?: ArchiveReason | null;
  date?: Day | null;
  note?: string;
  tag?: string;
};

const archive = writer<Part>((collection, { id, count, date, ...left }, noted) => {
  const { today, at, idFor } = noted;
  const group = collection.animals.get(id);
  const after = group && count > 0 ? recounted(group, -count) : undefined;
  if (!group || !after || (date ?? today) > today) return undefined;
  const { reason = null, note = '', tag = '' } = left;
  const part: Animal = {
    ...nothingElse,
    ...pick(inherited, group),
    ...{ id: idFor(0), tag, created: at, an_count: count },
    kept_since: group.kept_since ?? dayOfRecord(group.created, today),
    ...{ archived: 1, archive_reason: reason, archive_date: date ?? today, archive_note: note },
  };
  return {
    collection: withPart(withHead(collection, after), part),
    answer: { ...ok, id: part.id, an_count: after.an_count },
    pets: [id],
  };
});

const rejoin = writer<{ id: number; group_id: number }>((collection, { id, group_id }) => {
  const part = collection.animals.get(id);
  const group = collection.animals.get(group_id);
  if (!part || !group || !isPartOf(part, group)) return undefined;
  const after = recounted(group, part.an_count);
  return (
    after && {
      collection: withHead(withoutAnimal(collection, part), after),
      answer: { ...ok, an_count: after.an_count },
      pets: [group_id],
    }
  );
});

export const partWriters = {
  'POST /pet/archive_part': archive,
  'DELETE /pet/archive_part': rejoin,
};

/** What the record of some has of that of their group. */
const inherited = {
  ...{ sc_id: true, name: true, gender: true, hatched: true },
  ...{ purchase_id: true, origin: true, acquired: true },
} as const;

/** A new record, which its parent shows as well. */
function withPart(collection: Collection, part: Animal): Collection {
  const { id, name, gender, an_count, archived, has_img, img_version, origin } = part;
  const parent = collection.animals.get(origin?.parent_id ?? 0);
  const an_type = collection.species.get(part.sc_id)?.an_type;
  if (!parent || !origin || !an_type) return withAnimals(collection, [part]);
  const own = { id, name, gender, an_count, archived, has_img, img_version, an_type };
  const offspring = inOrder([...parent.offspring, { ...own, date: origin.date }]);
  return withAnimals(collection, [part, { ...parent, offspring }]);
}

/** One that was sold has more to lose than its record: that is left to the server. */
function isPartOf(part: Animal, group: Animal): boolean {
  const records = Object.values(part.records).reduce((sum, count) => sum + count, 0);
  const hasNothing = records === 0 && !part.has_img && part.sales.length === 0;
  return part.archived === 1 && part.sc_id === group.sc_id && part.id !== group.id && hasNothing;
}
