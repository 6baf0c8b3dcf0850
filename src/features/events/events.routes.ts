import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import type { Context } from '#src/platform/context.ts';
import { requireOwnPet } from '#src/platform/ownership.ts';
import { Day, Id, Ids, IdText, Name, paging } from '#src/platform/params.ts';
import { done, slice } from '#src/platform/slice.ts';
import { listEvents } from './events.queries.ts';
import { addEvent, addEvents, changeEvent, forgetEvent, forgetEvents } from './events.service.ts';

export const eventRoutes = (context: Context) =>
  slice(context, '/pet/events')
    .get(
      '/list',
      ({ uid, query: { id, offset = 0, limit = 12 } }) => {
        requireOwnPet(context.db, uid, id);
        return listEvents(context.db, id, offset, limit);
      },
      { user: true, query: t.Object({ id: IdText, ...paging }) },
    )
    .post(
      '/add',
      ({ uid, body }) => ({
        ...done,
        ...addEvent(context, uid, body.id, body.date_ev, body.event),
      }),
      {
        user: true,
        body: t.Object({ id: Id, date_ev: Day, event: Name(limits.event) }),
      },
    )
    .post(
      '/add_many',
      ({ uid, body }) => ({
        ...done,
        rows: addEvents(context, uid, body.ids, body.date_ev, body.event),
      }),
      { user: true, body: t.Object({ ids: Ids, date_ev: Day, event: Name(limits.event) }) },
    )
    .delete(
      '/delete_many',
      ({ uid, body }) => {
        forgetEvents(context, uid, body.ids);
        return done;
      },
      { user: true, body: t.Object({ ids: Ids }) },
    )
    .put(
      '/update',
      ({ uid, body: { id, ...changes } }) => {
        changeEvent(context, uid, id, changes);
        return done;
      },
      {
        user: true,
        body: t.Object({ id: Id, date_ev: t.Optional(Day), event: t.Optional(Name(limits.event)) }),
      },
    )
    .delete(
      '/delete',
      ({ uid, body }) => {
        forgetEvent(context, uid, body.id);
        return done;
      },
      { user: true, body: t.Object({ id: Id }) },
    );
