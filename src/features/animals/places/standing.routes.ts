import { t } from 'elysia';
import type { Context } from '#src/platform/context.ts';
import { Id, Ids } from '#src/platform/http/params.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';
import { movePets, movePetsBack, orderPets } from './move.service.ts';
import { Moved } from './place-shapes.ts';

/** Which animal stands where. */
export const standingRoutes = (context: Context) =>
  createRouter(context, '')
    .put(
      '/pet/move',
      ({ uid, today, body }) => ({ ...ok, moved: movePets(context, uid, body, today) }),
      {
        user: true,
        body: t.Object({ ids: Ids, place_id: t.Nullable(Id), after: t.Optional(Id) }),
      },
    )
    .put(
      '/pet/move_back',
      ({ uid, today, body }) => ({
        ...ok,
        moved: movePetsBack(context, uid, body.moved, today),
      }),
      { user: true, body: t.Object({ moved: Moved }) },
    )
    .put(
      '/place/order',
      ({ uid, body }) => {
        orderPets(context, uid, body.id, body.pet_ids);
        return ok;
      },
      { user: true, body: t.Object({ id: Id, pet_ids: Ids }) },
    );
