import { FormatRegistry } from '@sinclair/typebox';
import { t } from 'elysia';
import { issue } from '#src/domain/problems/codes.ts';
import { isZone } from '#src/domain/reminders/moment.ts';
import { pushKinds } from '#src/domain/reminders/push-kinds.ts';
import type { Context } from '#src/platform/context.ts';
import { choice, Id, whole } from '#src/platform/http/params.ts';
import { notFound } from '#src/platform/http/problem.ts';
import { createRouter, ok } from '#src/platform/http/router.ts';
import { isEndpoint } from '#src/platform/push/public-address.ts';
import { isAuthSecret, isPublicKey } from '#src/platform/push/push-key.ts';
import { deleteSubscription } from '#src/platform/push/push.queries.ts';
import { changeDevice, devicesOf, sendTest, subscribe } from './push.service.ts';

FormatRegistry.Set('push endpoint', isEndpoint);
FormatRegistry.Set('push key', isPublicKey);
FormatRegistry.Set('push secret', isAuthSecret);
FormatRegistry.Set('zone', isZone);

const Hour = whole({ minimum: 0, maximum: 23 });
const Kinds = t.Array(choice(pushKinds), { maxItems: pushKinds.length, uniqueItems: true });
const choices = {
  kinds: Kinds,
  hour: Hour,
  quiet_from: Hour,
  quiet_to: Hour,
  zone: t.String({
    ...{ maxLength: 60, format: 'zone', problem: issue('not_a_zone') },
    description: 'IANA, such as Europe/Berlin.',
  }),
};
const Subscription = t.Object({
  endpoint: t.String({
    maxLength: 1000,
    format: 'push endpoint',
    problem: issue('not_a_push_endpoint'),
  }),
  p256dh: t.String({ maxLength: 100, format: 'push key', problem: issue('not_a_push_key') }),
  auth: t.String({ maxLength: 50, format: 'push secret', problem: issue('not_a_push_key') }),
  ...choices,
});

/** The devices of a keeper that get notices. A device is that of the session that calls. */
export const pushRoutes = (context: Context) =>
  createRouter(context, '/user')
    .get('/push', ({ uid, sid }) => devicesOf(context, uid, sid), { user: true })
    .post(
      '/push/add',
      ({ uid, sid, language, body }) => ({
        ...ok,
        id: subscribe(context, { uid, sid, language }, body),
      }),
      { user: true, body: Subscription },
    )
    .put(
      '/push/choose',
      ({ uid, body }) => {
        changeDevice(context, uid, body);
        return ok;
      },
      { user: true, body: t.Object({ id: Id, ...choices }) },
    )
    .delete(
      '/push/delete',
      ({ uid, body: { id } }) => {
        if (!deleteSubscription(context.db, uid, id)) throw notFound('push', 'id');
        return ok;
      },
      { user: true, body: t.Object({ id: Id }) },
    )
    .post(
      '/push/test',
      async ({ uid, sid }) => {
        await sendTest(context, uid, sid);
        return ok;
      },
      { user: true },
    );
