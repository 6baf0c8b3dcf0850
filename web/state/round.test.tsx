import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { berta } from '#web/testing/berta.ts';
import { render } from '#web/testing/render.tsx';
import {
  currentRound,
  saveRound,
  takeStep,
  useIsStoringStep,
  useRound,
  type Round,
} from './round.ts';
import { endSession, startSession } from './session.ts';

const anna = { ...berta, uid: berta.uid + 1, uname: 'Anna' };

const round: Round = {
  title: 'Due',
  way: 'each',
  day: null,
  pets: [{ id: 1 }, { id: 2 }] as Round['pets'],
  answers: [],
  at: 0,
  swaps: {},
  ticks: {},
  feeders: [],
};
const answer = (before: Round): Round => {
  const { id } = before.pets[before.at] ?? { id: 0 };
  const one = { id, outcome: 'skipped', food: '', record: null } as const;
  return { ...before, answers: [...before.answers, one], at: before.at + 1 };
};

/** Says what a keeper sees: how many have an outcome, with a mark while that is being stored. */
function Screen() {
  const { answers = [], title = 'none' } = useRound() ?? {};
  return <p>{`${title} ${answers.length}${useIsStoringStep() ? ' …' : ''}`}</p>;
}

const stored = () => currentRound()?.answers.length;

/** Begins a step whose storing ends when `end` is called. */
async function begin() {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  let taken = Promise.resolve();
  await act(async () => {
    taken = takeStep(answer, () => promise);
  });
  const end = (isStored: boolean) => act(async () => (resolve(isStored), taken));
  return { end, taken, reject };
}

describe('a step of a round', () => {
  beforeEach(() => {
    startSession(berta, 'b');
    saveRound(round);
  });
  afterEach(async () => {
    await act(async () => {
      saveRound(null);
      endSession();
    });
  });

  test('is shown at once, and part of the round when it is stored', async () => {
    const { container } = await render(<Screen />);
    const { end } = await begin();
    expect([container.textContent, stored()]).toEqual(['Due 1 …', 0]);
    await end(true);
    expect([container.textContent, stored()]).toEqual(['Due 1', 1]);
  });

  test('is taken back when it could not be stored', async () => {
    const { container } = await render(<Screen />);
    const { end } = await begin();
    await end(false);
    expect([container.textContent, stored()]).toEqual(['Due 0', 0]);
  });

  test('is taken back when the device fails', async () => {
    const { container } = await render(<Screen />);
    const { reject, taken } = await begin();
    await act(async () => {
      reject(new Error('full'));
      await expect(taken).rejects.toThrow('full');
    });
    expect([container.textContent, stored()]).toEqual(['Due 0', 0]);
  });

  test('keeps out a second one meanwhile', async () => {
    const { container } = await render(<Screen />);
    const { end } = await begin();
    await act(() => takeStep(answer, async () => true));
    expect(container.textContent).toBe('Due 1 …');
    await end(true);
    expect([container.textContent, stored()]).toEqual(['Due 1', 1]);
  });

  test('keeps what was chosen meanwhile', async () => {
    const { container } = await render(<Screen />);
    const { end } = await begin();
    await act(async () => saveRound({ ...(currentRound() ?? round), title: 'Moths' }));
    expect(container.textContent).toBe('Moths 1 …');
    await end(true);
    expect([container.textContent, stored()]).toEqual(['Moths 1', 1]);
  });

  test('belongs to the keeper who took it, though another one has logged in meanwhile', async () => {
    const { container } = await render(<Screen />);
    const { end } = await begin();
    await act(async () => {
      endSession();
      startSession(anna, 'a');
      saveRound({ ...round, title: 'Anna' });
    });
    expect(container.textContent).toBe('Anna 0');
    const later = await begin();
    await end(true);
    expect([container.textContent, stored()]).toEqual(['Anna 1 …', 0]);
    await later.end(false);
    expect([container.textContent, stored()]).toEqual(['Anna 0', 0]);
    await act(async () => {
      saveRound(null);
      endSession();
      startSession(berta, 'b');
    });
    expect([container.textContent, stored()]).toEqual(['Due 1', 1]);
  });

  test('that is the last one is shown when it is stored: a summary tells what is safe', async () => {
    saveRound(answer(round));
    const { container } = await render(<Screen />);
    const { end } = await begin();
    expect(container.textContent).toBe('Due 1 …');
    await end(true);
    expect(container.textContent).toBe('Due 2');
  });
});
