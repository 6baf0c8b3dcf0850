import { readHandOverCode } from '#src/domain/trade/hand-over-code.ts';
import { stateOf } from '#src/domain/trade/hand-over.ts';
import type { Executor } from '#src/db/database.ts';
import type { Context } from '#src/platform/context.ts';
import { clientAddress } from '#src/platform/http/client-address.ts';
import { notFound, Problem } from '#src/platform/http/problem.ts';
import { ofHousehold } from '#src/platform/security/rate-limit-kinds.ts';
import { findByCode } from './hand-over.queries.ts';
import { listOffered, type Offered } from './offered.queries.ts';

export type Call = { request: Request; server: Parameters<typeof clientAddress>[1] };

/** An open hand-over with its giver's name, and the animals that are still there. */
export type OpenHandOver = NonNullable<ReturnType<typeof findByCode>> & { animals: Offered[] };

/**
 * What a code stands for. Wrong codes are counted by household: that the code is known is all that is asked of who reads
 * and takes. @throws Problem 404, 410 for one that has ended, 429
 */
export function requireByCode(context: Context, { request, server }: Call, text: string) {
  const code = readHandOverCode(text);
  if (!code) throw notFound('hand_over');
  const address = clientAddress(request, server, context.config.trustedProxies);
  const tries = ofHousehold('hand_over_code', address);
  context.limits.take(...tries);
  const found = findByCode(context.db, code);
  if (!found) throw notFound('hand_over');
  context.limits.giveBack(...tries);
  return found;
}

/** The same of a hand-over that is open. @throws Problem 404, 410, 429 */
export function requireOpen(context: Context, call: Call, text: string): OpenHandOver {
  return refuseEnded(context, context.db, requireByCode(context, call, text));
}

/** @throws Problem 410 */
export function refuseEnded(
  { now }: Context,
  db: Executor,
  handOver: NonNullable<ReturnType<typeof findByCode>>,
): OpenHandOver {
  const animals = listOffered(db, handOver.id);
  const state = stateOf({ ...handOver, animals: animals.length }, now().toISOString());
  if (state !== 'open') throw new Problem(ended[state]);
  return { ...handOver, animals };
}

const ended = {
  taken: 'hand_over_taken',
  withdrawn: 'hand_over_withdrawn',
  expired: 'hand_over_expired',
} as const;
