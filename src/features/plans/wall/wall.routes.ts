import { wallOf } from '#src/domain/wall/wall.ts';
import type { Context } from '#src/platform/context.ts';
import { createRouter } from '#src/platform/http/router.ts';
import { wallInput } from './wall.service.ts';

/** The round of today for a tablet on the wall, which has a token for this alone. */
export const wallRoutes = (context: Context) =>
  createRouter(context, '').get(
    '/wall',
    ({ uid, today }) => ({
      time: context.now().toISOString(),
      ...wallOf(wallInput(context, uid, today)),
    }),
    {
      user: true,
      detail: {
        description:
          'Today’s round by places, as a wall shows it, by the rules of /today: due is still to do, done was offered something today; done_at: when the last of them was noted, where nobody is due any more; remark: what is written about the place. rests: in pre-molt or in the week after a molt, since how many days; look: at least two refusals since the last meal, or nothing noted for 60 days; molts: expected to begin within six weeks. Eight of each at most, and how many there are.',
      },
    },
  );
