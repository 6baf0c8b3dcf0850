import { describe, expect, test } from 'bun:test';
import type { Round, RoundPet } from '#web/state/round.ts';
import { countOutcomes, currentPet, isFinished } from './round-answers.ts';
import { feederFor, swapAll, swapFeeder, swapForOne } from './round-feeders.ts';
import {
  againWithSkipped,
  answered,
  answeredAll,
  withAmount,
  withoutAnswers,
  withoutLast,
} from './round-steps.ts';
import { requestsOf, replacing, undoRequestsOf } from './round-writes.ts';

const today = '2026-03-10';

function pet(id: number, fields: Partial<RoundPet> = {}): RoundPet {
  return {
    id,
    tag: '7KQ2MX',
    place_id: null,
    place: null,
    slot: null,
    uid: 3,
    uname: 'Berta',
    name: `Animal ${id}`,
    sc_id: 1,
    sc_name: 'Brachypelma hamorii',
    cm_name: '',
    an_type: 'tarantula',
    gender: 'f',
    an_count: 1,
    archived: 0,
    archive_reason: null,
    has_img: 0,
    img_version: 0,
    pre_molt: null,
    date_f: null,
    food: 'Dubia',
    progress: null,
    offer_date: null,
    refusals: 0,
    refused_since: null,
    weight: null,
    weight_date: null,
    mmt: null,
    size: null,
    recent: [],
    fp_id: 7,
    due: today,
    muted: 0,
    ...fields,
  };
}

function round(pets: RoundPet[]): Round {
  return {
    title: 'Daily round',
    way: 'each',
    day: null,
    pets,
    answers: [],
    at: 0,
    swaps: {},
    ticks: {},
    feeders: ['Dubia', 'Locust'],
  };
}

describe('one by one', () => {
  const [ada, bea, cleo] = [pet(1), pet(2), pet(3)];
  const start = round([ada, bea, cleo]);

  test('goes on to the next animal, and is finished after the last', () => {
    const one = answered(start, ada, 'fed', today);
    expect([currentPet(one)?.id, isFinished(one)]).toEqual([2, false]);
    const all = answered(answered(one, bea, 'skipped', today), cleo, 'refused', today);
    expect([currentPet(all), isFinished(all)]).toEqual([null, true]);
    expect(countOutcomes(all.answers)).toEqual({
      fed: 1,
      refused: 1,
      offered: 0,
      molted: 0,
      skipped: 1,
    });
  });

  test('comes back to the animals that were passed over', () => {
    const last = answered({ ...start, at: 2 }, cleo, 'fed', today);
    expect(currentPet(last)?.id).toBe(1);
  });

  test('takes one answer for each animal, however often it is tapped', () => {
    const one = answered(start, ada, 'fed', today);
    expect(answered(one, ada, 'refused', today)).toBe(one);
  });

  test('an undo shows the animal again', () => {
    const back = withoutLast(answered(answered(start, ada, 'fed', today), bea, 'fed', today));
    expect([currentPet(back)?.id, back.answers.length]).toEqual([2, 1]);
    expect(withoutLast(start)).toBe(start);
  });

  test('goes through the skipped ones again', () => {
    const all = answeredAll(start, ({ id }) => (id === 2 ? 'skipped' : 'fed'), today);
    const again = againWithSkipped(all);
    expect([currentPet(again)?.id, again.answers.length, again.way]).toEqual([2, 2, 'each']);
  });
});

describe('the feeder', () => {
  const [ada, bea] = [pet(1), pet(2, { food: 'Fruit flies' })];

  test('takes the place of the planned one for the rest of the round', () => {
    const swapped = swapFeeder(round([ada, bea]), ada, 'Cricket');
    expect([feederFor(swapped, ada), feederFor(swapped, bea)]).toEqual(['Cricket', 'Fruit flies']);
    expect(swapped.feeders).toEqual(['Cricket', 'Dubia', 'Locust']);
  });

  test('is for one animal alone where that is said, until it is chosen again', () => {
    const before = swapFeeder(round([ada, pet(3)]), ada, 'Locust');
    const after = swapFeeder(before, ada, 'Cricket');
    const one = swapForOne(after, before, ada, 'Cricket');
    expect([feederFor(one, ada), feederFor(one, pet(3))]).toEqual(['Cricket', 'Locust']);
    const again = swapFeeder(one, ada, 'Mouse');
    expect([feederFor(again, ada), feederFor(again, pet(3))]).toEqual(['Mouse', 'Mouse']);
    const start = round([ada, pet(3)]);
    const first = swapForOne(swapFeeder(start, ada, 'Locust'), start, ada, 'Locust');
    expect([feederFor(first, ada), feederFor(first, pet(3))]).toEqual(['Locust', 'Dubia']);
    const later = swapFeeder(swapFeeder(start, ada, 'Locust'), pet(3), 'Mouse');
    const late = swapForOne(later, start, ada, 'Locust');
    expect([feederFor(late, ada), feederFor(late, pet(3))]).toEqual(['Mouse', 'Mouse']);
  });

  test('can be one for all, or as planned again', () => {
    const one = swapAll(round([ada, bea]), 'Locust');
    expect([feederFor(one, ada), feederFor(one, bea)]).toEqual(['Locust', 'Locust']);
    const planned = swapAll(one, '');
    expect([feederFor(planned, ada), feederFor(planned, bea)]).toEqual(['Dubia', 'Fruit flies']);
  });
});

describe('what goes to the server', () => {
  test('is one record for each animal that was offered something, with its plan', () => {
    const done = answeredAll(
      round([pet(1), pet(2), pet(3, { fp_id: null })]),
      ({ id }) => (id === 2 ? 'skipped' : 'fed'),
      today,
    );
    const fed = { date_f: today, food: 'Dubia', progress: 0 };
    expect(requestsOf(done, done.answers)).toEqual([
      {
        method: 'POST',
        path: '/pet/feeding/feed_plan_all',
        body: { ids: [1], ...fed, fp_id: 7 },
        names: ['Animal 1'],
      },
      {
        method: 'POST',
        path: '/pet/feeding/feed_many',
        body: { ids: [3], ...fed },
        names: ['Animal 3'],
      },
    ]);
  });

  test('is one write for all in a row that say the same', () => {
    const start = round([pet(1), pet(2), pet(3), pet(4)]);
    const done = answeredAll(start, ({ id }) => (id === 3 ? 'refused' : 'fed'), today);
    expect(requestsOf(done, done.answers).map(({ body }) => body['ids'])).toEqual([
      [1, 2],
      [3],
      [4],
    ]);
  });

  test('stands on the day of the round where one was chosen', () => {
    const done = answeredAll({ ...round([pet(1)]), day: '2026-03-08' }, () => 'fed', today);
    expect(requestsOf(done, done.answers)[0]?.body['date_f']).toBe('2026-03-08');
  });

  test('says how many of an animal alone, and of the next one nothing', () => {
    const [ada, bea, cleo] = [pet(1), pet(2), pet(3, { fp_id: null })];
    let done = withAmount(round([ada, bea, cleo]), 3);
    done = answered(done, ada, 'fed', today);
    expect(done.amount).toBeUndefined();
    done = answered(done, bea, 'fed', today);
    done = answered(withAmount(done, 1), cleo, 'refused', today);
    const [first, second, third] = requestsOf(done, done.answers).map(({ path, body }) => ({
      ...body,
      path,
    }));
    expect(first).toMatchObject({ path: '/pet/feeding/feed', id: 1, amount: 3, fp_id: 7 });
    expect(second).toMatchObject({ path: '/pet/feeding/feed_plan_all', ids: [2] });
    expect(second).not.toHaveProperty('amount');
    expect(third).toMatchObject({ path: '/pet/feeding/feed', id: 3, amount: 1, fp_id: null });
    expect(withoutLast(done).amount).toBe(1);
  });

  test('an offer says no amount over what is known of that day', () => {
    const eaten = { date_f: today, food: 'Dubia', progress: 0 as const, amount: 2, fp_id: null };
    const ada = pet(1, { recent: [eaten] });
    const done = answered(withAmount(round([ada]), 3), ada, 'offered', today);
    expect(requestsOf(done, done.answers)[0]?.path).toBe('/pet/feeding/feed_plan_all');
  });

  test('is taken back to what stood there before', () => {
    const attempt = {
      date_f: '2026-03-09',
      food: 'Dubia',
      progress: 1 as const,
      amount: 2,
      fp_id: 4,
    };
    const animals = [pet(1, { recent: [attempt] }), pet(2)];
    const done = answeredAll(round(animals), () => 'fed', today);
    expect(undoRequestsOf(done, done.answers).map(({ path, body }) => [path, body])).toEqual([
      ['/pet/feeding/feed', { id: 1, ...attempt }],
      ['/pet/feeding/delete', { id: 2, date_f: today, food: 'Dubia' }],
    ]);
  });
});

test('an outcome takes the place of another one of its day and feeder alone', () => {
  const offer = (progress: 0 | 1 | 2, date_f = today, food = 'Dubia') => ({
    recent: [{ date_f, food, progress, amount: null, fp_id: null }],
  });
  const pets = [
    pet(1, offer(0)),
    pet(2, offer(1)),
    pet(3, offer(2)),
    pet(4, offer(0, '2026-03-09')),
    pet(5, offer(0, today, 'Locust')),
    pet(6),
  ];
  const replaced = (outcome: 'refused' | 'offered') => {
    const done = answeredAll(round(pets), () => outcome, today);
    return replacing(done, done.answers).map(({ pet: { id }, was }) => [id, was]);
  };
  expect(replaced('refused')).toEqual([[1, 0]]);
  expect(replaced('offered')).toEqual([]);
});

test('the outcomes of some animals are taken back, and the first of these is shown', () => {
  const pets = [pet(1), pet(2), pet(3)];
  const done = answeredAll(round(pets), () => 'fed', today);
  const now = withoutAnswers(done, [2]);
  expect(now.answers.map(({ id }) => id)).toEqual([1, 3]);
  expect([currentPet(now)?.id, now.takenBack]).toEqual([2, [2]]);
  expect(withoutAnswers(now, [2])).toBe(now);
});
