import type { Context } from '#src/platform/context.ts';
import { createRouter } from '#src/platform/http/router.ts';
import { todayOfKeeper } from './today.service.ts';

/** A day in numbers, for the first page and for programs. */
export const todayRoutes = (context: Context) =>
  createRouter(context, '').get(
    '/today',
    ({ uid, today }) => todayOfKeeper(context.db, uid, today),
    {
      user: true,
      detail: {
        description:
          'A keeper’s day in numbers, of the animals that are kept now. due, open and resting as in pet/dashboard/feed: who is due counts as due, also where an earlier offer is still open. by_place: who is due, by what is drawn as one thing (a rack with its shelves), null for nowhere; by_plan: by active plans, where who is due by two of them counts in both; refused: those of them that refused since their last meal. never_fed: no feeding was ever noted, though a scheduled day of an active plan is past (since: the first one; next_date: when it is due next), by the plan fp_id; neither due nor resting. open_offers: offers of which nobody has noted what became of them. refusing: at least two refusals since the last meal and the last molt, and not in pre-molt; suggests_pre_molt: and a molt is near; seen: an event was noted of it on the day of its last refusal or later, or it was measured on a later day. refused_once: the newest offer was refused, since: within 14 days, and it is the only refusal since the last meal and the last molt; not in pre-molt. expected_molts: those that begin within six weeks. not_seen: nothing was noted for 60 days. to_weigh: reptiles that are weighed regularly and were not for usual_days, the middle one of the days between their last six weights, and not for three times as long; weights in g. week: seven days from today, as if everybody was fed on the day on which it is due; who rests after a molt from the end of its rest, who is in pre-molt not at all.',
      },
    },
  );
