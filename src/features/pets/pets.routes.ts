import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { adminPetSorts, animalTypes, archiveReasons, genders } from '#src/domain/vocabulary.ts';
import type { Context } from '#src/platform/context.ts';
import {
  choice,
  Count,
  Day,
  Flag,
  FlagText,
  Id,
  IdParam,
  Ids,
  Maybe,
  OneLine,
  paging,
  searching,
  sorting,
  Words,
} from '#src/platform/params.ts';
import { notFound } from '#src/platform/problem.ts';
import { slice } from '#src/platform/slice.ts';
import { requireSpecies } from '#src/platform/species.ts';
import {
  countArchivedPets,
  countByType,
  countPets,
  insertPet,
  listPetIds,
  listPets,
  updatePet,
} from './pets.queries.ts';
import {
  archivePet,
  archivePets,
  changeCount,
  erasePet,
  petDetail,
  petQuickView,
  setPreMolt,
} from './pets.service.ts';

const done = { status: true as const };

const PetFields = {
  p_sc_id: Id,
  name: OneLine(limits.pet_name),
  gender: t.Optional(choice(genders)),
  an_count: t.Optional(Count),
  notes: t.Optional(Words(limits.pet_notes)),
};

const ListQuery = t.Object({
  ...paging,
  ...sorting,
  ...searching,
  sort_by: t.Optional(choice(adminPetSorts)),
  archived: t.Optional(FlagText),
  an_type: t.Optional(choice(animalTypes)),
});
const IdsQuery = t.Omit(ListQuery, ['offset', 'limit', 'sort_by', 'asc']);

const Archiving = {
  archived: t.Optional(Flag),
  reason: Maybe(choice(archiveReasons)),
  date: Maybe(Day),
  note: t.Optional(Words(limits.archive_note)),
};

export const petRoutes = (context: Context) =>
  slice(context, '/pet')
    .get('/list', ({ uid, query }) => listPets(context.db, uid, { ...listDefaults, ...query }), {
      user: true,
      query: ListQuery,
    })
    .get(
      '/ids',
      ({ uid, query }) => ({
        // one more than a call takes: whoever chooses all must learn that these are not all
        ids: listPetIds(context.db, uid, { ...listDefaults, ...query }, limits.idsPerCall + 1),
      }),
      { user: true, query: IdsQuery },
    )
    .get(
      '/overview',
      ({ uid, query }) => ({
        ...countPets(context.db, uid),
        types: countByType(context.db, uid, query.archived ?? 0),
      }),
      { user: true, query: t.Object({ archived: t.Optional(FlagText) }) },
    )
    .get('/count', ({ uid }) => countPets(context.db, uid), { user: true })
    .get('/archived_count', ({ uid }) => ({ count: countArchivedPets(context.db, uid) }), {
      user: true,
    })
    .get('/detail/:id', ({ user, params, today }) => petDetail(context, user, params.id, today), {
      user: true,
      params: IdParam,
    })
    .get(
      '/basic/:id',
      ({ user, params, today }) => basic(petDetail(context, user, params.id, today)),
      {
        user: true,
        params: IdParam,
      },
    )
    .get(
      '/quickview/:id',
      ({ keeper, params, today }) => petQuickView(context, keeper, params.id, today),
      {
        params: IdParam,
      },
    )
    .post(
      '/add',
      ({ uid, body: { p_sc_id, ...fields } }) => {
        requireSpecies(context.db, p_sc_id);
        const pet = { gender: 'other' as const, an_count: 1, notes: '', ...fields, sc_id: p_sc_id };
        return { ...done, id: insertPet(context.db, uid, { ...pet, name: pet.name.trim() }) };
      },
      { user: true, body: t.Object(PetFields) },
    )
    .put(
      '/update',
      ({ uid, body: { id, p_sc_id, ...fields } }) => {
        requireSpecies(context.db, p_sc_id);
        const changes = { ...fields, name: fields.name.trim(), sc_id: p_sc_id };
        if (!updatePet(context.db, uid, id, changes)) throw notFound('Pet');
        return { ...done, id };
      },
      { user: true, body: t.Object({ id: Id, ...PetFields, is_public: t.Optional(Flag) }) },
    )
    .put(
      '/pre_molt',
      ({ uid, body, today }) => {
        setPreMolt(context, uid, body.id, body.pre_molt, today);
        return done;
      },
      { user: true, body: t.Object({ id: Id, pre_molt: t.Nullable(Day) }) },
    )
    .put('/increment_count', ({ uid, body }) => recount(context, uid, body.id, body.count), {
      user: true,
      body: t.Object({ id: Id, count: Count }),
    })
    .put('/decrement_count', ({ uid, body }) => recount(context, uid, body.id, -body.count), {
      user: true,
      body: t.Object({ id: Id, count: Count }),
    })
    .put(
      '/archive',
      ({ uid, body: { id, ...wish }, today }) => ({
        ...done,
        archived: archivePet(context, uid, id, wish, today),
      }),
      {
        user: true,
        body: t.Object({ id: Id, ...Archiving }),
      },
    )
    .put(
      '/archive_all',
      ({ uid, body: { ids, ...wish }, today }) => ({
        ...done,
        changed: archivePets(context, uid, ids, wish, today),
      }),
      { user: true, body: t.Object({ ids: Ids, ...Archiving, archived: Flag }) },
    )
    .delete(
      '/delete',
      async ({ uid, body }) => {
        await erasePet(context, uid, body.id);
        return done;
      },
      { user: true, body: t.Object({ id: Id }) },
    );

const listDefaults = {
  offset: 0,
  limit: 12,
  sort_by: 'sc_name',
  asc: 'ASC',
  archived: 0,
  search: '',
} as const;

const recount = (context: Context, uid: number, id: number, step: number) => ({
  ...done,
  an_count: changeCount(context.db, uid, id, step),
});

const basic = ({
  id,
  name,
  sc_id,
  sc_name,
  cm_name,
  an_type,
  gender,
  an_count,
  archived,
  has_img,
  img_version,
}: ReturnType<typeof petDetail>) => ({
  id,
  name,
  sc_id,
  sc_name,
  cm_name,
  an_type,
  gender,
  an_count,
  archived,
  has_img,
  img_version,
});
