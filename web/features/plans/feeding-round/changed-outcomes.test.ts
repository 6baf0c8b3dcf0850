import { expect, test } from 'bun:test';
import type { Progress } from '#src/domain/enums.ts';
import { outcomeOf, type Offer, type Outcome } from '#src/domain/feeding/feeding-round.ts';
import type { Round, RoundPet } from '#web/state/round.ts';
import { withChangedOutcomes } from './newest.ts';

const offer = (progress: Progress, food = 'Dubia'): Offer => ({
  ...{ date_f: '2026-03-10', food, progress },
});

/** A round of one animal. `before`: what was known of it; `now`: what is read of it. */
function round(before: Offer[], record: Offer | null): Round {
  const outcome = record ? outcomeOf(record.progress) : 'skipped';
  return {
    ...{ title: 'Due', way: 'each', day: null, at: 0, swaps: {}, ticks: {}, feeders: [] },
    pets: [{ id: 1, recent: before } as RoundPet],
    answers: [{ id: 1, outcome, food: 'Dubia', record }],
  };
}

test.each<[string, Offer[], Offer | null, Offer[] | undefined, Outcome]>([
  ['fed, and refused by now', [], offer(0), [offer(2)], 'refused'],
  ['offered, and eaten by now', [], offer(1), [offer(0)], 'fed'],
  ['fed, and so it is', [], offer(0), [offer(0)], 'fed'],
  ['fed, and of another feeder it refused', [], offer(0), [offer(2, 'Moth'), offer(0)], 'fed'],
  ['fed, which is not there yet', [], offer(0), [], 'fed'],
  ['fed, of which nothing was read', [], offer(0), undefined, 'fed'],
  ['fed, read as it was before', [offer(1)], offer(0), [offer(1)], 'fed'],
  ['fed after an offer, and refused by now', [offer(1)], offer(0), [offer(2)], 'refused'],
  ['skipped, and fed by now', [], null, [offer(0)], 'skipped'],
])('%s', (_, before, record, now, expected) => {
  const one = round(before, record);
  const next = withChangedOutcomes(one, () => now);
  expect(next.answers[0]?.outcome).toBe(expected);
  expect(next === one).toBe(expected === one.answers[0]?.outcome);
  if (next !== one) expect(next.answers[0]?.record).toEqual(now?.[0] ?? null);
});
