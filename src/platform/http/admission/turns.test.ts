import { expect, test } from 'bun:test';
import { createTurns } from './turns.ts';

/** Turns of an event loop and a clock that only the test moves. */
function fixture(most = { ofCaller: 3, ofAll: 6 }) {
  const due: (() => void)[] = [];
  let time = 0;
  const turns = createTurns(
    most,
    (work) => due.push(work),
    () => time,
  );
  const entered: string[] = [];
  return {
    turns,
    entered,
    send: (caller: string) => turns.wait(caller).then(() => entered.push(caller)),
    work: (milliseconds: number) => void (time += milliseconds),
    /** One turn of the event loop. */
    async turn() {
      due.shift()?.();
      await Promise.resolve();
      await Promise.resolve();
    },
  };
}

test('calls go on at once while a turn of the event loop has little work, and again in the next', async () => {
  const { turns, work, turn } = fixture();
  expect(turns.isFree()).toBe(true);
  work(4);
  expect(turns.isFree()).toBe(true);
  work(1);
  expect(turns.isFree()).toBe(false);
  await turn();
  expect(turns.isFree()).toBe(true);
});

test('callers take turns, one call in each, however many one of them has sent', async () => {
  const { turns, entered, send, turn } = fixture();
  for (const caller of ['a', 'a', 'a', 'b', 'b', 'c']) void send(caller);
  expect(turns.isFree()).toBe(false);
  await turn();
  expect(entered).toEqual(['a']);
  void send('d');
  while (entered.length < 7) await turn();
  expect(entered.join('')).toBe('abcadba');
});

test('of one caller three wait, and with others its share of six; who has none waiting always may', async () => {
  const { turns, send } = fixture();
  const sendAll = (callers: string) => {
    for (const caller of callers) {
      expect(turns.isFull(caller)).toBe(false);
      void send(caller);
    }
  };
  sendAll('aaa');
  expect(turns.isFull('a')).toBe(true);
  sendAll('bbccdd');
  expect(turns.isFull('d')).toBe(true);
  sendAll('efghij');
});
