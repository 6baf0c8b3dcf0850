import { Elysia } from 'elysia';
import { prepared } from '#src/db/prepared.ts';
import type { Context } from '#src/platform/context.ts';
import { userReader } from '#src/platform/security/auth.ts';
import { clientAddress, householdOf, widerHouseholdOf } from '#src/platform/http/client-address.ts';
import { Problem } from '#src/platform/http/problem.ts';
import { createTurns } from './turns.ts';

const CALL = /^[^/]*\/\/[^/]*\/api\/(health)?/;

type Call = { request: Request; server: Parameters<typeof clientAddress>[1] };

/** Those of all calls of a program. */
const turnsOf = ({ db }: Context) => prepared(db, 'turns', createTurns);

/** Who takes turns: a visitor's household, by the /56 where there is one. */
export function visitorOf(context: Context, { request, server }: Call): string {
  const address = clientAddress(request, server, context.config.trustedProxies);
  return widerHouseholdOf(address) || householdOf(address);
}

/** Waits until it is a caller's turn. @throws Problem 503 when nobody waits for the response any more */
export async function takeTurn(context: Context, request: Request, caller: string): Promise<void> {
  const turns = turnsOf(context);
  if (turns.isFree()) return;
  await turns.wait(caller);
  if (request.signal.aborted) throw new Problem('crowded');
}

/**
 * Calls that read take turns between keepers and the households of visitors; calls with a body do so once it is there
 * (body-limits.ts), where its bytes bound how many wait. Health checks have turns of their own: they often come from
 * the same address as everybody else, that of a proxy. Bun closes a connection that sends another request while one of
 * its own waits; browsers and proxies never do.
 */
export const readTurns = (context: Context) => {
  const userOf = userReader(context);
  return new Elysia({ name: 'read-turns' }).onRequest(async ({ request, server }) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return; // Elysia runs the same for both
    const [call, health] = CALL.exec(request.url) ?? [];
    const turns = turnsOf(context);
    if (!call || turns.isFree()) return;
    const user = await userOf(request, server);
    const caller = health ?? (user ? String(user.uid) : visitorOf(context, { request, server }));
    if (turns.isFull(caller)) throw new Problem('crowded', null, { retryAfter: 1 });
    await takeTurn(context, request, caller);
  });
};
