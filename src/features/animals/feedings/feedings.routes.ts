import { animalCalls } from '#src/features/animals/calls.ts';
import { sentBack } from '#src/platform/http/sent-back.ts';
import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import type { Context } from '#src/platform/context.ts';
import { requireFields, Revised, unlessRevised } from '#src/platform/http/edits.ts';
import {
  Day,
  Id,
  Ids,
  IdText,
  Line,
  Maybe,
  OneLine,
  paging,
  Progress,
  whole,
} from '#src/platform/http/params.ts';
import { requireOwnPet, requireReadable } from '#src/platform/security/ownership.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { counted, createRouter, ok } from '#src/platform/http/router.ts';
import { deleteFeeder, insertFeeder, listFeeders } from './feeders.queries.ts';
import { deleteFeedings, listFeedings } from './feedings.queries.ts';
import { Noted, NotedEach } from './noted-each.ts';
import {
  changeFeeding,
  feed,
  feedMany,
  removeFeeding,
  removeFeedings,
} from './feedings.service.ts';

const Food = Line(limits.food);
const Amount = whole({ minimum: limits.amount.min, maximum: limits.amount.max });
const Feed = t.Object({
  id: Id,
  date_f: Day,
  food: t.Optional(Food),
  progress: Progress,
  amount: Maybe(Amount),
});

/** What an offer can't be without. */
const needed = ['date_f', 'progress'] as const;

const UpdateFeeding = unlessRevised(
  sentBack(t.Object({ ...t.Partial(Feed).properties, id: Id, ...Revised }), animalCalls, [
    '/pet/feeding/list',
  ]),
  needed,
);
const OneFeeder = t.Object({ food: OneLine(limits.food) });

export const feedingRoutes = (context: Context) =>
  createRouter(context, '/pet')
    .get(
      '/feeding/list',
      ({ user, query: { id, offset = 0, limit = 12 } }) => {
        requireReadable(context.db, user, 'pet', id);
        return listFeedings(context.db, id, offset, limit);
      },
      { user: true, query: t.Object({ id: IdText, ...paging }) },
    )
    .post(
      '/feeding/feed',
      ({ uid, latest, body }) => ({ ...ok, ...feed(context, uid, body, latest) }),
      {
        user: true,
        body: t.Object({ ...Feed.properties, ...Noted, fp_id: Maybe(Id) }),
        detail: {
          description:
            'Writes or updates the record of this animal, day and feeder. An archived animal takes late entries; it stays archived and is due nowhere.',
        },
      },
    )
    .post(
      '/feeding/feed_many',
      ({ uid, latest, body }) => ({ ...ok, ...feedMany(context, uid, body, latest) }),
      {
        user: true,
        body: t.Object({
          ids: Ids,
          date_f: Day,
          food: Food,
          progress: Progress,
          amount: t.Optional(Amount),
          ...NotedEach,
        }),
      },
    )
    .delete(
      '/feeding/delete_many',
      ({ uid, body }) => ({ ...ok, ...removeFeedings(context, uid, body) }),
      { user: true, body: t.Object({ ids: Ids, date_f: Day, food: Food, ...NotedEach }) },
    )
    .put(
      '/feeding/update',
      ({ uid, latest, body }) => {
        requireFields(body, needed);
        return { ...ok, rev: changeFeeding(context, uid, body, latest) };
      },
      { user: true, body: UpdateFeeding },
    )
    .delete(
      '/feeding/delete',
      ({ uid, body }) => ({ ...ok, ...removeFeeding(context, uid, body) }),
      {
        user: true,
        body: t.Object({ id: Id, date_f: Day, food: t.Optional(Food), ...Noted }),
      },
    )
    .delete(
      '/feeding/delete_all',
      ({ uid, body }) => {
        requireOwnPet(context.db, uid, body.id);
        return { ...ok, deleted: deleteFeedings(context.db, body.id) };
      },
      { user: true, body: t.Object({ id: Id }) },
    )
    .get('/available_feeders', ({ uid }) => counted(listFeeders(context.db, uid)), {
      user: true,
    })
    .post(
      '/available_feeders/add',
      ({ uid, body }) => {
        insertFeeder(context.db, uid, body.food.trim());
        return ok;
      },
      { user: true, body: OneFeeder },
    )
    .delete(
      '/available_feeders/delete',
      ({ uid, body }) => {
        if (!deleteFeeder(context.db, uid, body.food.trim())) throw notFound('feeder', 'food');
        return ok;
      },
      { user: true, body: OneFeeder },
    );
