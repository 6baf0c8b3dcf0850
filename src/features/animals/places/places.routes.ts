import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { animalCalls } from '#src/features/animals/calls.ts';
import type { Context } from '#src/platform/context.ts';
import { Revised } from '#src/platform/http/edits.ts';
import { IdList, idsIn } from '#src/platform/http/id-list.ts';
import { Id, IdParam, Ids, Maybe, OneLine, Tag, TagParam } from '#src/platform/http/params.ts';
import { bodyOf } from '#src/platform/http/record-shapes.ts';
import { counted, createRouter, ok, single } from '#src/platform/http/router.ts';
import { sentBack } from '#src/platform/http/sent-back.ts';
import { filled } from '#src/records/fields.ts';
import { placeFields, placeFormFields } from '#src/records/place.ts';
import { Removed } from './place-shapes.ts';
import { listPlaces } from './places.queries.ts';
import {
  addPlaces,
  arrangePlaces,
  changePlace,
  placeDetail,
  placeLabels,
  placeOfTag,
} from './places.service.ts';
import { removePlace, restorePlaces } from './remove-place.service.ts';

const Fields = bodyOf(placeFormFields);
const { name: _, notes: __, ...Alike } = Fields;

const UpdatePlace = sentBack(
  t.Object({
    id: Id,
    ...Revised,
    ...t.Partial(t.Object(Fields)).properties,
    parent_id: Maybe(Id),
  }),
  animalCalls,
  ['/place/detail/{id}'],
);

const Arrange = t.Object({
  parent_id: t.Nullable(Id),
  ids: Ids,
  was: t.Optional({
    ...Ids,
    description:
      'What stood in the parent when the call was made, in its order, of one that waited: where that is another one by now, nothing is stored (409 `changed_elsewhere`).',
  }),
  was_in: t.Optional(
    t.Array(t.Nullable(Id), {
      maxItems: limits.idsPerCall,
      description: 'What each of `ids` stood in then; the same holds.',
    }),
  ),
});

/** Where animals stand: rooms, racks, shelves and boxes. A keeper sees their own. */
export const placeRoutes = (context: Context) => {
  return createRouter(context, '/place')
    .get('/list', ({ uid }) => counted(listPlaces(context.db, uid)), { user: true })
    .get('/detail/:id', ({ user, params }) => single(placeDetail(context.db, user, params.id)), {
      user: true,
      params: IdParam,
    })
    .get('/of_tag/:tag', ({ user, params }) => single(placeOfTag(context.db, user, params.tag)), {
      user: true,
      params: TagParam,
    })
    .get(
      '/labels/:ids',
      ({ user, params }) => ({
        ...counted(placeLabels(context.db, user, idsIn(params.ids))),
        public_url: context.config.publicUrl,
      }),
      { user: true, params: t.Object({ ids: IdList }) },
    )
    .post(
      '/add',
      ({ uid, body: { parent_id = null, ...fields } }) => {
        const [id = 0] = addPlaces(context.db, uid, [
          { ...filled(placeFields, fields), parent_id },
        ]);
        return { ...ok, id };
      },
      {
        user: true,
        body: t.Object({ ...Fields, parent_id: Maybe(Id), tag: t.Optional(Tag) }),
      },
    )
    .post(
      '/add_many',
      ({ uid, body: { parent_id = null, names, ...alike } }) => {
        const places = names.map((name) => filled(placeFormFields, { ...alike, name }));
        return {
          ...ok,
          ids: addPlaces(
            context.db,
            uid,
            places.map((place) => ({ ...place, parent_id })),
          ),
        };
      },
      {
        user: true,
        body: t.Object({
          ...Alike,
          parent_id: Maybe(Id),
          names: t.Array(OneLine(limits.place_name), { maxItems: limits.placesPerCall }),
        }),
      },
    )
    .put(
      '/update',
      ({ uid, body }) => ({ ...ok, id: body.id, rev: changePlace(context.db, uid, body) }),
      {
        user: true,
        body: UpdatePlace,
      },
    )
    .put(
      '/arrange',
      ({ uid, body }) => {
        arrangePlaces(context.db, uid, body);
        return ok;
      },
      { user: true, body: Arrange },
    )
    .delete(
      '/delete',
      ({ uid, body }) => {
        const was = removePlace(context.db, uid, body.id);
        return { ...ok, pets: was.pets.map(({ id }) => id), was };
      },
      { user: true, body: t.Object({ id: Id }) },
    )
    .post(
      '/restore',
      ({ uid, body }) => ({ ...ok, places: restorePlaces(context.db, uid, body.was) }),
      {
        user: true,
        body: t.Object({ was: Removed }),
      },
    );
};
