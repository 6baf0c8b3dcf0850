import { wallOf } from '#src/domain/wall/wall.ts';
import { todayInput } from '#src/features/plans/today/today.service.ts';
import type { Context } from '#src/platform/context.ts';
import { createRouter } from '#src/platform/http/router.ts';
import { listStandingOrder } from './wall.queries.ts';

/** The round of today for a tablet on the wall, which has a token for this alone. */
export const wallRoutes = (context: Context) =>
  createRouter(context, '').get(
    '/wall',
    ({ uid, today }) => {
      const order = new Map(
        listStandingOrder(context.db, uid).map(({ id, place_order }) => [id, place_order]),
      );
      return {
        time: context.now().toISOString(),
        ...wallOf(todayInput(context.db, uid, today), ({ id }) => order.get(id) ?? 0),
      };
    },
    {
      user: true,
      detail: {
        description:
          'Today’s round by places, as a wall shows it, by the rules of /today: due is still to do, done was offered something today. rests: in pre-molt or in the week after a molt, since how many days; look: at least two refusals since the last meal, or nothing noted for 60 days; molts: expected to begin within six weeks. Eight of each at most, and how many there are.',
      },
    },
  );
