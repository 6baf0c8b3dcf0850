import { Elysia } from 'elysia';
import { limits } from '#src/domain/limits.ts';
import type { Context } from '#src/platform/context.ts';
import { refusalReader, userReader } from '#src/platform/security/auth.ts';
import { requireScope } from '#src/platform/security/api-tokens.ts';
import { takeTurn, visitorOf } from './call-turns.ts';
import type { clientAddress } from '#src/platform/http/client-address.ts';
import { requireBounded, requireSoundBody } from './json-shape.ts';
import { createLargeBodies } from './large-bodies.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { readAtMost, refuseLonger } from './read-body.ts';
import { createUnfinishedBodies, type Arriving } from './unfinished-bodies.ts';

/** Calls that take files read their bodies by themselves, bounded, and after the guards. */
const READ_BY_THEMSELVES = /^\/api\/(picture|document|data)\/upload\/?$/;

/** Stops mails by its address alone: what a program of mail sends along is never read. */
const NEVER_READ = /^\/digest\//;

/** The calls that take a body from a visitor, and how many bytes. Of all others not a byte is read without a session. */
export const publicBodies: ReadonlyMap<string, number> = new Map([
  ['/api/user/login', 16_000],
  ['/api/user/login_code', 16_000],
  ['/api/user/login_passkey_options', 16_000],
  ['/api/user/login_passkey', 16_000],
  ['/api/user/register', 16_000],
  ['/api/user/verifymail', 16_000],
  ['/api/user/password_reset_request', 16_000],
  ['/api/user/password_reset', 16_000],
  ['/api/contact_messages/add', 20_000],
  ['/api/hand_over/taken', 16_000],
]);

const JSON_TYPE = 'application/json';

/** Bytes of unfinished bodies; visitors can't take the room of keepers. */
const MOST = { ofKeepers: 12_000_000, ofVisitors: 4_000_000 };

type Call = { request: Request; path: string; server: Parameters<typeof clientAddress>[1] };

/**
 * Who may send a body, and how much of it. What is announced too long is refused before a byte is read; a body is read
 * only where a route wants it, after its caller was found to have a session or the call to be public.
 * No hook of Elysia's parsing: one for all calls would take the bodies out of the document of all calls.
 */
export const bodyLimits = (context: Context) => {
  const userOf = userReader(context);
  const refusalOf = refusalReader(context);
  const ofKeepers = createUnfinishedBodies(MOST.ofKeepers);
  const ofVisitors = createUnfinishedBodies(MOST.ofVisitors);
  const large = createLargeBodies();

  /** In place of the request's own: Elysia reads bodies by it. */
  async function jsonOf({ request, path, server }: Call): Promise<unknown> {
    const most = publicBodies.get(path);
    const user = most === undefined ? await userOf(request, server) : null;
    if (most === undefined && !user) throw await refusalOf(request);
    requireScope(context, user, { method: request.method, path });
    const caller = user ? String(user.uid) : visitorOf(context, { request, server });
    const arriving = (user ? ofKeepers : ofVisitors)(caller);
    const { ended } = arriving;
    const turn = async (bytes: number) => {
      await large.enter(request, { path, caller, bytes, ended });
      await takeTurn(context, request, caller);
    };
    return boundedJson(request, most ?? limits.bodyBytes, arriving, turn);
  }

  const plugin = new Elysia({ name: 'body-limits' }).onRequest(({ request, server }) => {
    const path = pathOf(request);
    if (request.method === 'GET' || READ_BY_THEMSELVES.test(path) || NEVER_READ.test(path)) return;
    const { headers } = request;
    const most = publicBodies.get(path) ?? limits.bodyBytes;
    refuseLonger(request, most, 'request');
    // anything else Elysia would read by itself, unbounded and before the guards, or leave out: fields would be missing
    const type = headers.get('content-type') ?? (request.body === null ? JSON_TYPE : '');
    if (!/^application\/json *(;|$)/.test(type)) throw new Problem('not_json');
    Object.assign(request, { json: () => jsonOf({ request, path, server }) });
  });
  return plugin.onAfterResponse({ as: 'global' }, ({ request }) => large.leave(request));
};

async function boundedJson(
  request: Request,
  most: number,
  arriving: Arriving,
  turn: (bytes: number) => Promise<void>,
) {
  void request.body; // from here Bun buffers no more of the body than is read
  try {
    const body = await readAtMost(request, most, arriving);
    await Promise.race([arriving.ended, turn(body.length)]);
    requireBounded(body);
    return requireSoundBody(JSON.parse(new TextDecoder().decode(body)));
  } finally {
    arriving.leave();
  }
}

const pathOf = ({ url }: Request) =>
  url
    .replace(/^[^/]*\/\/[^/]*/, '')
    .replace(/[?#].*/s, '')
    .replace(/(.)\/$/, '$1');
