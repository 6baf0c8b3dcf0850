import { prepared } from '#src/db/prepared.ts';
import type { Context } from '#src/platform/context.ts';
import { placeOf } from '#src/platform/http/client-address.ts';
import { counter, ofHousehold } from '#src/platform/security/rate-limit-kinds.ts';
import { refuse } from '#src/platform/security/rate-limits.ts';
import { isPlaceOfSessions } from '#src/platform/security/sessions.queries.ts';
import { idleLimit } from '#src/platform/security/sessions.ts';

/** Tries for one account that wait at once; with `patience.logIn` between them that is how often it is tried at all. */
const MOST_WAITING = 5;

const waitingAt = ({ db }: Context) =>
  prepared(db, 'slow log-ins', () => new Map<string, number>());

type Try = { email: string; address: string; uid: number | null };

/**
 * Counts a try before its password is looked at, which is what costs. One household has a limit; an account that fails
 * everywhere only gets slow, and not where it is logged in already, or others could lock its owner out.
 * Returns what to do after a good one. @throws Problem 429
 */
export async function countTry(context: Context, { email, address, uid }: Try) {
  const { limits } = context;
  const name = email.trim().toLowerCase();
  const household = ofHousehold('log_in', address);
  const ofAccount = ofHousehold('log_in_account', address, name);
  const everywhere = counter('account', name);
  limits.take(...household, ...ofAccount);
  const isSlow = limits.note(everywhere) && !isKnownPlace(context, uid, address);
  if (isSlow && !(await waitTurn(context, name))) {
    limits.giveBack(...household, ...ofAccount); // nothing was tried
    refuse(Math.max(1, context.patience.logIn / 1000));
  }
  return () => {
    limits.forget(...ofAccount);
    // the failures before it stay: one's own account must not wipe them out
    limits.giveBack(...household, everywhere);
  };
}

/** A new password: what was guessed before counts no more. */
export const forgetFailures = ({ limits }: Context, email: string): void =>
  limits.forget(counter('account', email.toLowerCase()));

function isKnownPlace({ db, now }: Context, uid: number | null, address: string): boolean {
  const place = placeOf(address);
  return uid !== null && place !== '' && isPlaceOfSessions(db, { uid, place }, idleLimit(now()));
}

/** False when too many wait already. */
async function waitTurn(context: Context, name: string): Promise<boolean> {
  const waiting = waitingAt(context);
  const before = waiting.get(name) ?? 0;
  if (before >= MOST_WAITING) return false;
  waiting.set(name, before + 1);
  try {
    await Bun.sleep(context.patience.logIn);
    return true;
  } finally {
    const left = (waiting.get(name) ?? 1) - 1;
    if (left > 0) waiting.set(name, left);
    else waiting.delete(name);
  }
}
