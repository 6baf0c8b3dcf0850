import { clearsPreMolt } from '#src/domain/animal/molt.ts';
import type { Day } from '#src/domain/days.ts';
import type { Gender } from '#src/domain/enums.ts';
import type { Animal, DeviceMolt } from '#src/domain/sync/collection.ts';
import type { Collection } from '#web/device/collection.ts';
import { ok, placed, revised, withHead, writer } from './writer.ts';
import { withMolts } from './with-records.ts';

// As features/animals/molts/molts.service.ts, and the pre-molt of pets.service.ts.

type Molted = { id: number; date_mt: Day; size?: number | null; gender?: Gender };

const add = writer<Molted>((collection, { id, date_mt, size = null, gender }, { today, idFor }) => {
  const animal = collection.animals.get(id);
  if (!animal || date_mt > today) return undefined;
  const cleared = clearsPreMolt(date_mt, animal.pre_molt) ? animal.pre_molt : null;
  const stored = animal.molts.find((one) => one.date_mt === date_mt);
  const molt = stored
    ? revised(stored, { size: size ?? stored.size }, ['size'])
    : { id: idFor(id), date_mt, size, rev: 1 };
  const pre_molt = cleared ? null : animal.pre_molt;
  return {
    collection: withHead(
      collection,
      sexed({ ...withMolt(animal, stored, molt), pre_molt }, gender),
    ),
    answer: {
      ...{ ...ok, id: molt.id, rev: molt.rev, cleared },
      was: stored ? { id: stored.id, size: stored.size } : null,
      superseded: [],
    },
    pets: [id],
  };
});

type Update = { id: number; date_mt?: Day; size?: number | null; gender?: Gender };

const update = writer<Update>((collection, { id, gender, ...changes }, { today }) => {
  const found = findMolt(collection, id);
  if (!found) return undefined;
  const { animal, molt: stored } = found;
  const { date_mt = stored.date_mt, size = stored.size } = changes;
  const other = animal.molts.find((one) => one.date_mt === date_mt);
  if (date_mt > today || (other && other !== stored)) return undefined;
  const molt = revised(stored, { date_mt, size }, ['date_mt', 'size']);
  return {
    collection: withHead(collection, sexed(withMolt(animal, stored, molt), gender)),
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

export const moltWrites = {
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
  return withMolts(animal, molt ? placed(others, molt, ({ date_mt }) => date_mt) : others);
}

const sexed = (animal: Animal, gender: Gender | undefined): Animal =>
  gender ? revised(animal, { gender }, ['gender']) : animal;
