import { issue } from '#src/domain/problems/codes.ts';
import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import { feedingsInProgress } from '#src/features/plans/due/in-progress.service.ts';
import type { Context } from '#src/platform/context.ts';
import { Day, Id, Ids, Line, Progress } from '#src/platform/http/params.ts';
import { Noted, NotedEach } from '#src/features/animals/feedings/noted-each.ts';
import { counted, createRouter, ok } from '#src/platform/http/router.ts';
import { feedByPlan } from './plan-feeding.service.ts';
import { roundOf } from './round.service.ts';

const Food = Line(limits.food);
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
    problem: issue('id_list', { max: limits.idsPerCall }),
  }),
});

/** Feeding rounds: which animals are due, and feeding by plan. */
export const feedingRoundRoutes = (context: Context) =>
  createRouter(context, '/pet')
    .get('/dashboard/feed', ({ uid, today }) => feedingsInProgress(context, uid, today), {
      user: true,
      detail: {
        description:
          'Open attempts (progress 1), and animals whose turn by an active plan came today or earlier (progress null). plan_date: the next day of its active plans; next_date: when it is fed, which is not before it has rested from a molt; an animal is due when next_date is today or earlier and it is not muted, also while an attempt of an earlier turn is open. muted: in pre-molt or the week after a molt; fp_id: the plan that recorded the attempt, or that makes the animal due; refusals: how often it refused since its last meal, refused_since the first of these days.',
      },
    })
    .get(
      '/feeding/round',
      ({ uid, query, today }) =>
        counted(roundOf(context.db, uid, query.ids.split(',').map(Number), today)),
      { user: true, query: RoundQuery },
    )
    .post(
      '/feeding/feed_plan',
      ({ uid, today, latest, body }) => ({
        ...ok,
        ...feedByPlan(context, uid, { today, latest }, body),
      }),
      {
        user: true,
        body: t.Object({ ...PlanFeed, ...Noted }),
        detail: {
          description:
            'Feeds every assigned animal that is not archived. Works while the plan is paused, too: that only ends its reminders.',
        },
      },
    )
    .post(
      '/feeding/feed_plan_all',
      ({ uid, today, latest, body: { ids, ...input } }) => ({
        ...ok,
        ...feedByPlan(context, uid, { today, latest }, input, ids),
      }),
      {
        user: true,
        body: t.Object({ ...PlanFeed, ...NotedEach, ids: Ids }),
        detail: {
          description:
            'Feeds those of the named animals that are assigned to the plan and not archived, and says how many, and which it skipped (`skipped`). All of them must be the caller’s own.',
        },
      },
    );
