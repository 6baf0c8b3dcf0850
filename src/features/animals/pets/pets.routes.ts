import { animalCalls } from '#src/features/animals/calls.ts';
import { sentBack } from '#src/platform/http/sent-back.ts';
import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { archiveReasons } from '#src/domain/enums.ts';
import { petIdentity } from '#src/db/pet-card.ts';
import type { Context } from '#src/platform/context.ts';
import {
  choice,
  Count,
  Day,
  Flag,
  Id,
  IdOrTagParam,
  IdParam,
  Ids,
  Maybe,
  Tag,
  whole,
  Words,
} from '#src/platform/http/params.ts';
import { requireFields, Revised, unlessRevised } from '#src/platform/http/edits.ts';
import { requirePastDays } from '#src/platform/http/record-days.ts';
import { bodyOf } from '#src/platform/http/record-shapes.ts';
import { counted, createRouter, ok, single } from '#src/platform/http/router.ts';
import { requireSpecies } from '#src/features/catalogue/species/require-species.ts';
import { filled, pick } from '#src/records/fields.ts';
import { petFormFields } from '#src/records/pet.ts';
import { Noted } from '#src/features/animals/feedings/noted-each.ts';
import { archivePart, rejoinPart } from './parts.service.ts';
import {
  addPet,
  changeCount,
  changePet,
  removePet,
  petDetail,
  requirePet,
  setPreMolt,
} from './pets.service.ts';
import { listSiblings } from './origin.queries.ts';
import { petQuickView } from './quick-view.service.ts';
import { archivePet, archivePets } from './archive.service.ts';

const PetFields = { p_sc_id: Id, ...bodyOf(petFormFields), place_id: Maybe(Id) };

/** What an animal can't be without. */
const needed = ['p_sc_id', 'name'] as const;

const UpdatePet = unlessRevised(
  sentBack(
    t.Object({
      id: Id,
      ...Revised,
      ...t.Partial(t.Object(PetFields)).properties,
      is_public: t.Optional(Flag),
    }),
    animalCalls,
    [
      ...['/pet/detail/{id}', '/pet/basic/{id}', '/pet/quickview/{id}'],
      ...['/pet/list', '/pet/dashboard/molted/{n}', 'fp_id'],
    ],
    { sc_id: 'p_sc_id' },
  ),
  needed,
);

const Counted = whole({ minimum: 0, maximum: 2_147_483_647 });

const basicFields = { ...petIdentity, archived: true };

const Leaving = {
  reason: Maybe(choice(archiveReasons)),
  date: Maybe(Day),
  note: t.Optional(Words(limits.archive_note)),
};
const Archiving = { archived: t.Optional(Flag), ...Leaving };
const Seen = t.Object(
  {
    rev: Counted,
    img_version: Counted,
    archived: Flag,
    records: t.Object({ feeding: Counted, molt: Counted, measurement: Counted, event: Counted }),
  },
  {
    description:
      'What its keeper had seen of it when the call was made: where it has more records by now, or was changed, nothing is deleted (409 `more_recorded`, `changed_elsewhere`).',
  },
);
const Was = t.Object(
  {
    archived: Flag,
    archive_reason: t.Nullable(choice(archiveReasons)),
    archive_date: t.Nullable(Day),
    archive_note: t.Optional(Words(limits.archive_note)),
  },
  {
    description:
      'How it was when the call was made, of one that waited: where it is another way by now, nothing is stored (409 `changed_elsewhere`).',
  },
);

export const petRoutes = (context: Context) =>
  createRouter(context, '/pet')
    .get(
      '/detail/:id',
      ({ user, params, today }) => single(petDetail(context, user, params.id, today)),
      {
        user: true,
        params: IdParam,
      },
    )
    .get(
      '/basic/:id',
      ({ user, params }) => single(pick(basicFields, requirePet(context, user, params.id))),
      {
        user: true,
        params: IdParam,
      },
    )
    .get(
      '/siblings/:id',
      ({ user, params }) => counted(listSiblings(context.db, requirePet(context, user, params.id))),
      {
        user: true,
        params: IdParam,
      },
    )
    .get(
      '/quickview/:id',
      ({ maybeUser: user, refusal, params, today }) =>
        single(petQuickView(context, { user, refusal }, params.id, today)),
      {
        params: IdOrTagParam,
      },
    )
    .post(
      '/add',
      ({ uid, latest, body: { p_sc_id, tag, place_id, ...fields } }) => {
        const sc_id = requireSpecies(context.db, p_sc_id);
        requirePastDays(petFormFields, fields, latest);
        const given = { uid, sc_id, tag: tag ?? '', place_id: place_id ?? null };
        return { ...ok, id: addPet(context.db, { ...given, ...filled(petFormFields, fields) }) };
      },
      { user: true, body: t.Object({ ...PetFields, tag: t.Optional(Tag) }) },
    )
    .put(
      '/update',
      ({ uid, today, latest, body }) => {
        requireFields(body, needed);
        const rev = changePet(context, uid, body, { today, latest });
        return { ...ok, id: body.id, rev };
      },
      { user: true, body: UpdatePet },
    )
    .put(
      '/pre_molt',
      ({ uid, body, latest }) => ({ ...ok, ...setPreMolt(context, uid, body, latest) }),
      { user: true, body: t.Object({ id: Id, pre_molt: t.Nullable(Day), ...Noted }) },
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
      ({ uid, body: { id, ...input }, today, latest }) => ({
        ...ok,
        archived: archivePet(context, uid, id, input, { today, latest }),
      }),
      {
        user: true,
        body: t.Object({ id: Id, ...Archiving, was: t.Optional(Was) }),
      },
    )
    .post(
      '/archive_part',
      ({ uid, body, today, latest }) => ({
        ...ok,
        ...archivePart(context, uid, body, { today, latest }),
      }),
      {
        user: true,
        body: t.Object({ id: Id, count: Count, ...Leaving, tag: t.Optional(Tag) }),
        detail: {
          description:
            'Some animals of a group leave it: they get an archived record of their own, with the name, species and origin of the group, whose history stays its own.',
        },
      },
    )
    .delete(
      '/archive_part',
      ({ uid, body }) => ({ ...ok, an_count: rejoinPart(context, uid, body) }),
      { user: true, body: t.Object({ id: Id, group_id: Id }) },
    )
    .put(
      '/archive_all',
      ({ uid, body: { ids, ...input }, today, latest }) => ({
        ...ok,
        changed: archivePets(context, uid, ids, input, { today, latest }),
      }),
      {
        user: true,
        body: t.Object({
          ids: Ids,
          ...Archiving,
          archived: Flag,
          was: t.Optional(t.Array(Was, { maxItems: limits.idsPerCall })),
        }),
      },
    )
    .delete(
      '/delete',
      ({ uid, body }) => {
        removePet(context, uid, body.id, body.was);
        return ok;
      },
      { user: true, body: t.Object({ id: Id, was: t.Optional(Seen) }) },
    );

const recount = (context: Context, uid: number, id: number, step: number) => ({
  ...ok,
  an_count: changeCount(context.db, uid, id, step),
});
