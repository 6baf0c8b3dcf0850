import { limits } from '#src/domain/limits.ts';
import type { Animal } from '#src/domain/sync/collection.ts';
import type { Answers } from '#web/device/answers.ts';
import type { Collection } from '#web/device/collection.ts';
import { inOrder } from './animal-order.ts';
import { flagOf, idsOf } from './params.ts';
import { petIdentity, speciesOf } from './pet-card.ts';
import { counted } from './plan-rows.ts';

/** What is printed on labels. */
export const labelAnswers: Answers = {
  '/pet/all_labels': (collection) =>
    labels(
      collection,
      inOrder(collection, 'species').filter(({ archived }) => archived === 0),
    ),
  '/pet/labels/:ids': (collection, { params: [text = ''], query }) => {
    const ids = idsOf(text);
    const known = flagOf(query, 'known');
    if (!ids || known === null || ids.length > limits.idsPerCall) return undefined;
    const named = [...new Set(ids)];
    const own = named.flatMap((id) => collection.animals.get(id) ?? []);
    return known === 1 || own.length === named.length ? labels(collection, own) : undefined;
  },
};

const labels = (collection: Collection, animals: readonly Animal[]) => {
  const { public_url } = collection;
  if (public_url === undefined) return undefined;
  return { ...counted(animals.map((animal) => label(collection, animal))), public_url };
};

function label(collection: Collection, animal: Animal) {
  const { id, name, sc_name, cm_name, an_type, gender, an_count } = petIdentity(collection, animal);
  const { tag, size, mmt, kept_since, acquired } = animal;
  const { country_code } = speciesOf(collection, animal);
  const date = kept_since ?? acquired;
  return {
    ...{ id, tag, name, sc_name, cm_name, an_type, gender, an_count },
    ...{ size, mmt, country_code, date },
  };
}
