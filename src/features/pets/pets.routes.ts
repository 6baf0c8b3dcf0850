import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { archiveReasons, genders } from '#src/domain/vocabulary.ts';
import type { Context } from '#src/platform/context.ts';
import {
  choice,
  Count,
  Day,
  Flag,
  Id,
  IdParam,
  Ids,
  Maybe,
  OneLine,
  Words,
} from '#src/platform/params.ts';
import { notFound } from '#src/platform/problem.ts';
import { done, slice } from '#src/platform/slice.ts';
import { requireSpecies } from '#src/platform/species.ts';
import { insertPet, updatePet } from './pets.queries.ts';
import {
  archivePet,
  archivePets,
  changeCount,
  erasePet,
  petDetail,
  petQuickView,
  setPreMolt,
} from './pets.service.ts';

const PetFields = {
  p_sc_id: Id,
  name: OneLine(limits.pet_name),
  gender: t.Optional(choice(genders)),
  an_count: t.Optional(Count),
  notes: t.Optional(Words(limits.pet_notes)),
};

const Archiving = {
  archived: t.Optional(Flag),
  reason: Maybe(choice(archiveReasons)),
  date: Maybe(Day),
  note: t.Optional(Words(limits.archive_note)),
};

export const petRoutes = (context: Context) =>
  slice(context, '/pet')
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
