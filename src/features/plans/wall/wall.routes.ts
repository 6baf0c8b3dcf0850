import type { Context } from '#src/platform/context.ts';
import { createRouter } from '#src/platform/http/router.ts';
import { wallOfKeeper } from './evening.service.ts';

/** The round of today for a tablet on the wall, which has a token for this alone. */
export const wallRoutes = (context: Context) =>
  createRouter(context, '').get(
    '/wall',
    ({ uid, today }) => ({
      time: context.now().toISOString(),
      ...wallOfKeeper(context, uid, today),
    }),
    {
      user: true,
      detail: {
        description:
          'Today’s round by places, as a wall shows it: due is still to do, done was offered something today. rests: in pre-molt or in the week after a molt, since how many days; look: at least two refusals since the last meal; eight of each at most.',
      },
    },
  );
