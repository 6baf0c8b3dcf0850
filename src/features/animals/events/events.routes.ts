import { animalCalls } from '#src/features/animals/calls.ts';
import { sentBack } from '#src/platform/http/sent-back.ts';
import { t } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import type { Context } from '#src/platform/context.ts';
import { requireReadable } from '#src/platform/security/ownership.ts';
import { Revised } from '#src/platform/http/edits.ts';
import { Day, Id, Ids, IdText, Name, paging } from '#src/platform/http/params.ts';
import { counted, createRouter, ok } from '#src/platform/http/router.ts';
import { Noted, NotedEach } from '#src/features/animals/feedings/noted-each.ts';
import { listEvents } from './events.queries.ts';
import { addEvent, addEvents, changeEvent, removeEvent, removeEvents } from './events.service.ts';

export const eventRoutes = (context: Context) =>
  createRouter(context, '/pet/events')
    .get(
      '/list',
      ({ user, query: { id, offset = 0, limit = 12 } }) => {
        requireReadable(context.db, user, 'pet', id);
        return listEvents(context.db, id, offset, limit);
      },
      { user: true, query: t.Object({ id: IdText, ...paging }) },
    )
    .post(
      '/add',
      ({ uid, latest, body: { id, ...happened } }) => ({
        ...ok,
        ...addEvent(context, uid, id, happened, latest),
      }),
      {
        user: true,
        body: t.Object({ id: Id, date_ev: Day, event: Name(limits.event), ...Noted }),
      },
    )
    .post(
      '/add_many',
      ({ uid, latest, body: { ids, ...happened } }) => ({
        ...ok,
        ...counted(addEvents(context, uid, ids, happened, latest)),
      }),
      {
        user: true,
        body: t.Object({ ids: Ids, date_ev: Day, event: Name(limits.event), ...NotedEach }),
      },
    )
    .delete('/delete_many', ({ uid, body }) => ({ ...ok, ...removeEvents(context, uid, body) }), {
      user: true,
      body: t.Object({ ids: Ids, ...Noted }),
    })
    .put(
      '/update',
      ({ uid, latest, body: { id, ...changes } }) => ({
        ...ok,
        rev: changeEvent(context, uid, id, changes, latest),
      }),
      {
        user: true,
        body: sentBack(
          t.Object({
            id: Id,
            ...Revised,
            date_ev: t.Optional(Day),
            event: t.Optional(Name(limits.event)),
          }),
          animalCalls,
          ['/pet/events/list'],
        ),
      },
    )
    .delete('/delete', ({ uid, body }) => ({ ...ok, ...removeEvent(context, uid, body) }), {
      user: true,
      body: t.Object({ id: Id, ...Noted }),
    });
