import { afterEach, expect, test } from 'bun:test';
import { aPet, aPlan, speciesId } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';
import { closeScreen, openScreen } from '#web/testing/open-screen.tsx';
import { queries } from '#web/lib/queries.ts';
import { readStored } from '#web/state/storage.ts';
import { pageText, settled } from '#web/testing/screen.ts';
import { serve } from '#web/testing/serve.ts';

let restore = () => {};
afterEach(() => {
  closeScreen();
  restore();
  localStorage.clear();
});

/** Two animals that are due, one before its molt, one before its shed, and the token of a wall. */
async function aWall() {
  const app = createTestApp();
  const today = new Date().toISOString().slice(0, 10);
  const [rosa, tiki, mina] = ['Rosa', 'Tiki', 'Mina'].map((name) => aPet(app.db, { name }));
  const juno = aPet(app.db, { name: 'Juno', sc_id: speciesId(app.db, 'Python regius') });
  aPlan(app.db, { fp_repeat: 1, fp_start: '2026-01-01' }, [rosa ?? 0, tiki ?? 0, mina ?? 0, juno]);
  for (const id of [mina, juno]) await app.as(3).put('pet/pre_molt', { id, pre_molt: today });
  const { data } = await app.as(3).post('user/tokens/add', { name: 'Tablet', scope: 'today' });
  return { app, token: data.secret as string, id: data.id as number };
}

const open = (app: TestApp, token: string) => openScreen(`/wall#${token}`, { app });

test('a tablet with the token shows the day, and keeps the token out of the address', async () => {
  const { app, token } = await aWall();
  await open(app, token);
  await settled(() => pageText().includes('2 of 2 still due'));
  expect(pageText()).toContain('Without a place');
  expect(pageText()).toContain('Mina pre-molt since today');
  expect(pageText()).toContain('Juno pre-shed since today');
  expect(window.location.hash).toBe('');
  expect(document.querySelector('header.top, .tabbar')).toBeNull();
});

test('without a network it goes on showing what it had', async () => {
  const { app, token } = await aWall();
  await open(app, token);
  await settled(() => pageText().includes('2 of 2 still due'));
  serve(() => {
    throw new TypeError('no network');
  });
  await queries.refetchQueries();
  await settled(() => document.querySelector('.wall-foot')?.textContent?.includes('as of'));
  expect(pageText()).toContain('2 of 2 still due');
  // for a reload
  expect(readStored('exuvia.wall.shown')).toMatchObject({ token, wall: { due: 2, done: 0 } });
});

test('a device without a token, or with a revoked one, says what to do', async () => {
  const { app, token, id } = await aWall();
  await openScreen('/wall', { app });
  await settled(() => pageText().includes('This device may not show today’s round'));
  closeScreen();
  await app.as(3).delete('user/tokens/delete', { id });
  await open(app, token);
  await settled(() => pageText().includes('make a token that may show today on a wall'));
});

test('a tablet whose token is revoked while it shows the day forgets both', async () => {
  const { app, token, id } = await aWall();
  await open(app, token);
  await settled(() => pageText().includes('2 of 2 still due'));
  await app.as(3).delete('user/tokens/delete', { id });
  await queries.refetchQueries();
  await settled(() => pageText().includes('This device may not show today’s round'));
  expect(pageText()).not.toContain('Mina');
  expect([readStored('exuvia.wall'), readStored('exuvia.wall.shown')]).toEqual([null, null]);
});

test('a tablet whose token is revoked asks no more', async () => {
  const { app, token, id } = await aWall();
  const passMinute = minutes();
  await open(app, token);
  await settled(() => pageText().includes('2 of 2 still due'));
  let asked = 0;
  serve((request) => {
    asked += 1;
    return app.app.handle(request);
  });
  passMinute();
  await settled(() => asked === 1);
  await app.as(3).delete('user/tokens/delete', { id });
  passMinute();
  await settled(() => pageText().includes('This device may not show today’s round'));
  expect(asked).toBe(2);
  passMinute();
  await queries.refetchQueries();
  expect(asked).toBe(2);
});

/** Takes the minutes of the page into the hand of the test, until it ends. */
function minutes(): () => void {
  const { setInterval: set, clearInterval: clear } = globalThis;
  const work = new Map<number, () => void>();
  globalThis.setInterval = ((run: () => void, every: number) => {
    if (every !== 60_000) return set(run, every);
    const id = -1 - work.size;
    work.set(id, run);
    return id;
  }) as typeof setInterval;
  globalThis.clearInterval = ((id: number) => {
    if (!work.delete(id)) clear(id);
  }) as typeof clearInterval;
  restore = () => void Object.assign(globalThis, { setInterval: set, clearInterval: clear });
  return () => {
    for (const run of work.values()) run();
  };
}
