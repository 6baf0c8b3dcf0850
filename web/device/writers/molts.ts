import { clearsPreMolt } from '#src/domain/animal/molt.ts';
import { startBefore } from '#src/domain/animal/starting-size.ts';
import type { Day } from '#src/domain/days.ts';
import type { Gender } from '#src/domain/enums.ts';
import type { Animal, DeviceMolt, MoltDetails } from '#src/domain/sync/collection.ts';
import type { Collection } from '#web/device/collection.ts';
import { ok, placed, revised, withHead, writer } from './writer.ts';
import { inOrder, withMeasurements, withMolts } from './with-records.ts';
import { NO_DETAILS } from '#src/domain/sync/packed-history.ts';

// As features/animals/molts/molts.service.ts, and the pre-molt of pets.service.ts.

type Details = { [Name in keyof MoltDetails]?: MoltDetails[Name] };
type Molted = Details & { id: number; date_mt: Day; size?: number | null; gender?: Gender };

const add = writer<Molted>((collection, body, { today, idFor }) => {
  const { id, date_mt, size = null, gender } = body;
  const animal = collection.animals.get(id);
  if (!animal || date_mt > today) return undefined;
  const cleared = clearsPreMolt(date_mt, animal.pre_molt) ? animal.pre_molt : null;
  const stored = animal.molts.find((one) => one.date_mt === date_mt);
  const molt = stored
    ? revised(stored, { size: size ?? stored.size, ...detailsIn(body) }, ['size', ...details])
    : { id: idFor(id), date_mt, size, rev: 1, ...NO_DETAILS, ...detailsIn(body) };
  const pre_molt = cleared ? null : animal.pre_molt;
  return {
    collection: withHead(
      collection,
      sexed({ ...withMolt(animal, stored, molt), pre_molt }, gender),
    ),
    answer: {
      ...{ ...ok, id: molt.id, rev: molt.rev, cleared },
      was: stored ? wasOf(stored) : null,
      superseded: [],
    },
    pets: [id],
  };
});

type Update = Details & { id: number; date_mt?: Day; size?: number | null };

const update = writer<Update>((collection, { id, ...changes }, { today }) => {
  const found = findMolt(collection, id);
  if (!found) return undefined;
  const { animal, molt: stored } = found;
  const { date_mt = stored.date_mt, size = stored.size } = changes;
  const other = animal.molts.find((one) => one.date_mt === date_mt);
  if (date_mt > today || (other && other !== stored)) return undefined;
  const next = { date_mt, size, ...detailsIn(changes) };
  const molt = revised(stored, next, ['date_mt', 'size', ...details]);
  return {
    collection: withHead(collection, sexed(withMolt(animal, stored, molt), changes.gender)),
    answer: { ...ok, rev: molt.rev },
    pets: [animal.id],
  };
});

const noteSex = writer<{ id: number; gender: Gender }>((collection, { id, gender }) => {
  const animal = collection.animals.get(id);
  return (
    animal && {
      collection: withHead(collection, sexed(animal, gender)),
      answer: { ...ok, superseded: [] },
      pets: [id],
    }
  );
});

const remove = writer<{ id: number }>((collection, { id }) => {
  const found = findMolt(collection, id);
  return (
    found && {
      collection: withHead(collection, withMolt(found.animal, found.molt)),
      answer: { ...ok, superseded: [] },
      pets: [found.animal.id],
    }
  );
});

const preMolt = writer<{ id: number; pre_molt: Day | null }>((collection, body, { today }) => {
  const { id, pre_molt } = body;
  const animal = collection.animals.get(id);
  if (!animal || (pre_molt !== null && pre_molt > today)) return undefined;
  return {
    collection: withHead(collection, { ...animal, pre_molt }),
    answer: { ...ok, superseded: [] },
    pets: [id],
  };
});

export const moltWriters = {
  'POST /pet/molt/add': add,
  'PUT /pet/molt/update': update,
  'PUT /pet/molt/update_gender': noteSex,
  'DELETE /pet/molt/delete': remove,
  'PUT /pet/pre_molt': preMolt,
};

function findMolt({ animals }: Collection, id: number) {
  for (const animal of animals.values()) {
    const molt = animal.molts.find((one) => one.id === id);
    if (molt) return { animal, molt };
  }
  return undefined;
}

function withMolt(animal: Animal, stored: DeviceMolt | undefined, molt?: DeviceMolt): Animal {
  const others = animal.molts.filter((one) => one !== stored);
  if (!molt) return withMolts(animal, others);
  return withMolts(
    withStart(animal, molt),
    placed(others, molt, ({ date_mt }) => date_mt),
  );
}

/** The size that came with an animal is older than a molt that is noted since. */
function withStart(animal: Animal, molt: DeviceMolt): Animal {
  const older = startBefore(animal.measurements, molt, animal.kept_since);
  if (!older) return animal;
  const { start, date_ms } = older;
  const others = animal.measurements.filter((one) => one !== start);
  return withMeasurements(animal, inOrder([...others, revised(start, { date_ms }, ['date_ms'])]));
}

const details = ['outcome', 'molt_no', 'note', 'gender', 'sex_by'] as const;
/** What a call says of a molt; what it leaves out stays. */
const detailsIn = (body: Details): Partial<MoltDetails> =>
  Object.fromEntries(
    details.flatMap((name) => {
      const said = body[name];
      return said === undefined ? [] : [[name, typeof said === 'string' ? said.trim() : said]];
    }),
  );

function wasOf({ id, size, outcome, molt_no, note, gender, sex_by }: DeviceMolt) {
  return { id, size, outcome, molt_no, note, gender, sex_by };
}

const sexed = (animal: Animal, gender: Gender | null | undefined): Animal =>
  gender ? revised(animal, { gender }, ['gender']) : animal;
