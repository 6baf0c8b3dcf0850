import { computed, effect, signal } from '@preact/signals-react';
import { DAY } from '#src/domain/durations.ts';
import { isRecord } from '#src/domain/is-record.ts';
import type { findUser } from '#src/features/accounts/accounts/accounts.queries.ts';
import { keepInTab, onStoredElsewhere, readStored, writeStored } from './storage.ts';
import { noteTime } from './server-clock.ts';
import { useSignalValue } from './signal-value.ts';

/** The user as returned by login, register and update. Flags are 0/1. */
export type SessionUser = NonNullable<ReturnType<typeof findUser>> & { is_admin: 0 | 1 };

export type Session = { user: SessionUser; token: string };

const key = 'exuvia.session';
/** Whose session ended by itself: web/state/last-keeper.ts reads it. */
export const lastKey = 'exuvia.keeper';

const session = signal<Session | null>(readSession());
/** The session's user id; changes only when another keeper logs in or out. */
const uid = computed(() => session.value?.user.uid ?? null);
const ended: ((was: Session, isLeft: boolean) => void)[] = [];

// A log-in or log-out in one tab applies to all of them.
onStoredElsewhere(key, () => change(readSession()));

/** Who is logged in, or null. */
export function useSession(): Session | null {
  return useSignalValue(session);
}

/** The same outside of components. */
export function currentSession(): Session | null {
  return session.peek();
}

/** The token as it is stored: another tab may have renewed it a moment ago. Undefined on a device without storage. */
export function storedToken(): string | undefined {
  return readSession()?.token;
}

/** A new token instead of the old one; nothing where that session has ended meanwhile. */
export function renewToken(old: string | undefined, token: string): void {
  const was = currentSession();
  if (was && was.token === old) startSession(was.user, token);
}

/** Whether the user may edit species: by permission, or as the administrator. The server checks again. */
export function editsSpecies(session: Session | null): boolean {
  return Boolean(session?.user.can_edit_sp || session?.user.is_admin);
}

/**
 * Stores a user and its token, after login, registration or a change of the profile. `isOwnDevice`: false where nothing
 * may stay on the device; as it was, if it is omitted.
 */
export function startSession(user: SessionUser, token: string, isOwnDevice?: boolean): void {
  if (isOwnDevice !== undefined) keepInTab(!isOwnDevice);
  const next = { user, token };
  writeStored(key, { ...next, seen: noteTime() });
  change(next);
}

/**
 * Removes user and token from this device. `isLeft`: the keeper leaves, so that nothing of theirs stays here; `isGone`: as the
 * account was deleted on another one.
 */
export function endSession({ isLeft = true, isGone = false } = {}): void {
  const was = session.peek();
  const stored = readStored(key);
  const claims = was?.token.split('.')[1];
  const email = hasRunOut(stored) ? was?.user.email : undefined;
  // a tab that slept through the log-out in another one only meets the end of its token
  if (was && (isLeft || stored !== null))
    writeStored(lastKey, isGone ? { isGone } : isLeft ? null : { email, claims });
  writeStored(key, null);
  change(null, isLeft);
  keepInTab(false);
}

/**
 * Whether it may have ended by the time that nobody used it, a month at the server: one that ended sooner was ended from
 * another device, or went with its account, and nobody's address stays here.
 */
function hasRunOut(stored: unknown): boolean {
  const seen = isRecord(stored) ? Date.parse(String(stored['seen'])) : NaN;
  return !(Date.parse(noteTime()) - seen < 29 * DAY);
}

/** Calls back for each log-in, and immediately for a current session. */
export function onSessionStart(callback: (uid: number) => void): void {
  effect(() => {
    if (uid.value !== null) callback(uid.value);
  });
}

/** Whether somebody was logged in on this device when the session ended by itself. */
export const hadKeeper = (): boolean => readStored(lastKey) !== null;

/**
 * Calls back with the old session when it ends or another user's replaces it; whether its keeper left, in this tab.
 */
export function onSessionEnd(callback: (was: Session, isLeft: boolean) => void): void {
  ended.push(callback);
}

function change(next: Session | null, isLeft = false): void {
  const was = session.peek();
  session.value = next;
  if (was && was.user.uid !== next?.user.uid) for (const callback of ended) callback(was, isLeft);
}

function readSession(): Session | null {
  const stored = readStored(key);
  if (!isRecord(stored) || typeof stored['token'] !== 'string' || !stored['token']) return null;
  const user = stored['user'];
  if (!isRecord(user) || !Number.isInteger(user['uid'])) return null;
  return {
    token: stored['token'],
    user: {
      uid: Number(user['uid']),
      uname: typeof user['uname'] === 'string' ? user['uname'] : '',
      email: typeof user['email'] === 'string' ? user['email'] : '',
      mail_confirmed: user['mail_confirmed'] === 1 ? 1 : 0,
      can_edit_sp: user['can_edit_sp'] === 1 ? 1 : 0,
      is_admin: user['is_admin'] === 1 ? 1 : 0,
      rev: Number(user['rev']) || 0,
    },
  };
}
