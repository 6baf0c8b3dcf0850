import { t } from 'elysia';
import type { Context } from '#src/platform/context.ts';
import { Id, Ids } from '#src/platform/http/params.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';
import { Noted } from '#src/features/animals/feedings/noted-each.ts';
import { movePets, movePetsBack, orderPets } from './move.service.ts';
import { Moved } from './place-shapes.ts';

/** Which animal stands where. */
export const standingRoutes = (context: Context) =>
  createRouter(context, '')
    .put(
      '/pet/move',
      ({ uid, today, body }) => ({ ...ok, ...movePets(context, uid, body, today) }),
      {
        user: true,
        body: t.Object({ ids: Ids, place_id: t.Nullable(Id), after: t.Optional(Id), ...Noted }),
      },
    )
    .put(
      '/pet/move_back',
      ({ uid, today, body }) => ({
        ...ok,
        ...movePetsBack(context, uid, body, today),
      }),
      { user: true, body: t.Object({ moved: Moved, ...Noted }) },
    )
    .put(
      '/place/order',
      ({ uid, body }) => ({ ...ok, superseded: orderPets(context, uid, body) }),
      {
        user: true,
        body: t.Object({
          id: Id,
          pet_ids: Ids,
          was: t.Optional({
            ...Ids,
            description:
              'The order when the call was made, of one that waited: where it is another one by now, that stays.',
          }),
        }),
      },
    );
