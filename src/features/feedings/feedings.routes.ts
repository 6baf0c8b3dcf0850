import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import type { Context } from '#src/platform/context.ts';
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
} from '#src/platform/params.ts';
import { requireOwnPet } from '#src/platform/ownership.ts';
import { notFound } from '#src/platform/problem.ts';
import { done, slice } from '#src/platform/slice.ts';
import { deleteFeeder, insertFeeder, listFeeders } from './feeders.queries.ts';
import { deleteFeedings, listFeedings } from './feedings.queries.ts';
import {
  changeFeeding,
  feed,
  feedByPlan,
  feedMany,
  forgetFeeding,
  forgetFeedings,
} from './feedings.service.ts';
import { feedingsInProgress } from './in-progress.service.ts';
import { listForRound } from './round.queries.ts';

const Food = Line(limits.food);
const Feed = t.Object({ id: Id, date_f: Day, food: t.Optional(Food), progress: Progress });
const PlanFeed = {
  fp_id: Id,
  date_f: t.Optional(Day),
  food: t.Optional(Food),
  progress: t.Optional(Progress),
};
const RoundQuery = t.Object({
  ids: t.String({
    maxLength: 11 * limits.idsPerCall,
    pattern: `^\\d{1,9}(,\\d{1,9}){0,${limits.idsPerCall - 1}}$`,
    problem: `must be 1 to ${limits.idsPerCall} ids with commas between them`,
  }),
});
const OneFeeder = t.Object({ food: OneLine(limits.food) });

export const feedingRoutes = (context: Context) =>
  slice(context, '/pet')
    .get('/dashboard/feed', ({ uid, today }) => feedingsInProgress(context, uid, today), {
      user: true,
    })
    .get(
      '/feeding/list',
      ({ uid, query: { id, offset = 0, limit = 12 } }) => {
        requireOwnPet(context.db, uid, id);
        return listFeedings(context.db, id, offset, limit);
      },
      { user: true, query: t.Object({ id: IdText, ...paging }) },
    )
    .get(
      '/feeding/round',
      ({ uid, query }) => ({
        rows: listForRound(context.db, uid, query.ids.split(',').map(Number)),
      }),
      { user: true, query: RoundQuery },
    )
    .post('/feeding/feed', ({ uid, body }) => ({ ...done, ...feed(context, uid, body) }), {
      user: true,
      body: t.Object({ ...Feed.properties, fp_id: Maybe(Id) }),
    })
    .post('/feeding/feed_many', ({ uid, body }) => ({ ...done, ...feedMany(context, uid, body) }), {
      user: true,
      body: t.Object({ ids: Ids, date_f: Day, food: Food, progress: Progress }),
    })
    .delete(
      '/feeding/delete_many',
      ({ uid, body }) => ({ ...done, deleted: forgetFeedings(context, uid, body) }),
      { user: true, body: t.Object({ ids: Ids, date_f: Day, food: Food }) },
    )
    .put(
      '/feeding/update',
      ({ uid, body }) => {
        changeFeeding(context, uid, body);
        return done;
      },
      { user: true, body: Feed },
    )
    .post(
      '/feeding/feed_plan',
      ({ uid, today, body }) => ({ ...done, fed: feedByPlan(context, uid, today, body) }),
      {
        user: true,
        body: t.Object(PlanFeed),
      },
    )
    .post(
      '/feeding/feed_plan_all',
      ({ uid, today, body: { ids, ...wish } }) => ({
        ...done,
        fed: feedByPlan(context, uid, today, wish, ids),
      }),
      {
        user: true,
        body: t.Object({ ...PlanFeed, ids: Ids }),
      },
    )
    .delete(
      '/feeding/delete',
      ({ uid, body }) => {
        forgetFeeding(context, uid, body.id, body.date_f, body.food);
        return done;
      },
      { user: true, body: t.Object({ id: Id, date_f: Day, food: t.Optional(Food) }) },
    )
    .delete(
      '/feeding/delete_all',
      ({ uid, body }) => {
        requireOwnPet(context.db, uid, body.id);
        return { ...done, deleted: deleteFeedings(context.db, body.id) };
      },
      { user: true, body: t.Object({ id: Id }) },
    )
    .get('/available_feeders', ({ uid }) => ({ rows: listFeeders(context.db, uid) }), {
      user: true,
    })
    .post(
      '/available_feeders/add',
      ({ uid, body }) => {
        insertFeeder(context.db, uid, body.food.trim());
        return done;
      },
      { user: true, body: OneFeeder },
    )
    .delete(
      '/available_feeders/delete',
      ({ uid, body }) => {
        if (!deleteFeeder(context.db, uid, body.food)) throw notFound('Feeder');
        return done;
      },
      { user: true, body: OneFeeder },
    );
