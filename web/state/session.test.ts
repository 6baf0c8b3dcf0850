import '#web/testing/dom.ts';
import { afterEach, expect, spyOn, test } from 'bun:test';
import { currentSession, endSession, hadKeeper, onSessionEnd, startSession } from './session.ts';
import { readStored, writeStored } from './storage.ts';
import { berta } from '#web/testing/berta.ts';

const carl = { ...berta, uid: 4, uname: 'Carl' };
const key = 'exuvia.session';

afterEach(endSession);

/** What another tab does to the storage, and the event that this tab receives. */
function elsewhere(text: string | null) {
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

test('a log-in in another tab is one here, and so is its log-out', () => {
  elsewhere(JSON.stringify({ user: carl, token: 'c' }));
  expect(currentSession()).toEqual({ user: carl, token: 'c' });
  elsewhere(null);
  expect(currentSession()).toBeNull();
});

test('a tab that slept through the log-out in another one brings nobody back', () => {
  startSession(berta, 'b');
  // what the other tab does, of which a sleeping one is not told
  localStorage.removeItem(key);
  endSession({ isLeft: false });
  expect([currentSession(), hadKeeper()]).toEqual([null, false]);
});

test.each([
  '{',
  'null',
  '[]',
  '"x"',
  '{"user":{"uid":3}}',
  '{"token":"t"}',
  '{"token":"t","user":{"uid":"3"}}',
])('a storage that holds %s is nobody', (text) => {
  elsewhere(text);
  expect(currentSession()).toBeNull();
});

test('a storage without the newer flags is still a session', () => {
  elsewhere(JSON.stringify({ user: { uid: 3 }, token: 't' }));
  expect(currentSession()?.user).toMatchObject({ uid: 3, uname: '', is_admin: 0, rev: 0 });
});

test('a full or forbidden storage does not keep anybody out', () => {
  const setItem = spyOn(localStorage, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  startSession(berta, 'b');
  setItem.mockRestore();
  expect(currentSession()?.user.uname).toBe('Berta');
});

test('the end is told when somebody else takes over, not when the same user changes', () => {
  const gone: number[] = [];
  onSessionEnd(({ user }) => gone.push(user.uid));
  startSession(berta, 'b');
  startSession({ ...berta, uname: 'Bertha' }, 'b2');
  expect(gone).toEqual([]);
  startSession(carl, 'c');
  endSession();
  expect(gone).toEqual([3, 4]);
});

test('on somebody else’s device a session stays in its tab, with all that is stored meanwhile', () => {
  startSession(berta, 'b', false);
  startSession({ ...berta, uname: 'Bertha' }, 'b2');
  writeStored('exuvia.settings', { uid: 3 });
  expect(localStorage).toHaveLength(0);
  expect(readStored(key)).toMatchObject({ token: 'b2' });
  endSession();
  expect(sessionStorage).toHaveLength(0);
  startSession(carl, 'c', true);
  expect(localStorage.getItem(key)).toContain('"c"');
});

test('the owner of a device stays logged in while somebody else uses a tab of it', () => {
  elsewhere(JSON.stringify({ user: carl, token: 'c' }));
  startSession(berta, 'b', false);
  expect(currentSession()?.token).toBe('b');
  elsewhere(JSON.stringify({ user: carl, token: 'c2' }));
  expect(currentSession()?.token).toBe('b');
  endSession();
  expect(readStored(key)).toMatchObject({ token: 'c2' });
  localStorage.clear();
});

test('who left is told from whose session ran out', () => {
  const ends: boolean[] = [];
  onSessionEnd((_, isLeft) => ends.push(isLeft));
  startSession(berta, 'b');
  endSession({ isLeft: false });
  startSession(berta, 'b');
  endSession();
  startSession(berta, 'b');
  elsewhere(null);
  expect(ends).toEqual([false, true, false]);
});
