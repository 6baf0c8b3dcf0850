import { readTag } from '#src/domain/animal/tag.ts';
import { limits } from '#src/domain/limits.ts';
import { wayTo } from '#src/domain/places/tree.ts';
import { compareIds } from '#src/domain/sync/ids.ts';
import { compareText } from '#src/domain/text/collation.ts';
import { pick } from '#src/records/fields.ts';
import { placeFields } from '#src/records/place.ts';
import type { Answers } from '#web/device/answers.ts';
import type { Collection } from '#web/device/collection.ts';
import { placesOf, standingIn, type KnownPlace } from '#web/device/places.ts';
import { idOf, idsOf } from './params.ts';
import { counted, single } from './plan-rows.ts';

/** Reads of places. One that is not here may be another keeper's, whom the administrator reads. */
export const placeAnswers: Answers = {
  '/place/list': (collection) =>
    counted([...placesOf(collection).values()].map((place) => placeRow(collection, place))),
  '/place/detail/:id': (collection, { params: [id] }) =>
    placePage(collection, placesOf(collection).get(idOf(id))),
  '/place/of_tag/:tag': (collection, { params: [text = ''] }) => {
    const tag = readTag(text);
    return placePage(
      collection,
      [...placesOf(collection).values()].find((place) => place.tag === tag),
    );
  },
  '/place/labels/:ids': (collection, { params: [text = ''] }) => {
    const { public_url } = collection;
    const ids = idsOf(text);
    if (!ids || public_url === undefined || ids.length > limits.idsPerCall) return undefined;
    const named = [...new Set(ids)];
    const found = named.flatMap((id) => placesOf(collection).get(id) ?? []);
    if (found.length < named.length) return undefined;
    return { ...counted(found.map((place) => placeLabel(collection, place))), public_url };
  },
};

const keptIn = (collection: Collection, id: number) =>
  standingIn(collection, id).filter(({ archived }) => !archived);

function placeRow(collection: Collection, place: KnownPlace) {
  const { id, parent_id, position, path, rev, entries } = place;
  const days = entries.flatMap(({ kind, date }) => (kind === 'cleaned' ? [date] : []));
  return {
    ...{ id, parent_id, position, ...pick(placeFields, place), path, rev },
    count: keptIn(collection, id).length,
    cleaned: days.toSorted().at(-1) ?? null,
  };
}

function placePage(collection: Collection, place: KnownPlace | undefined) {
  if (!place) return undefined;
  const way = wayTo([...placesOf(collection).values()], place.id).slice(0, -1);
  return single({
    ...placeRow(collection, place),
    crumbs: way.map(({ id, name, kind }) => ({ id, name, kind })),
    entries: place.entries.toSorted(
      (a, b) => compareText(b.date, a.date) || compareIds(b.id, a.id),
    ),
  });
}

function placeLabel(collection: Collection, { id, tag, name, path, kind }: KnownPlace) {
  const animals = keptIn(collection, id);
  return {
    ...{ id, tag, name, path, kind, count: animals.length },
    animals: animals.reduce((sum, { an_count }) => sum + an_count, 0),
  };
}
