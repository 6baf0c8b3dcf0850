import { expect, test } from 'bun:test';
import type { Animal, DeviceFeeding, DevicePlan } from '#src/domain/sync/collection.ts';
import { emptyCollection } from '#web/device/apply-sync.ts';
import type { Collection } from '#web/device/collection.ts';
import { answerOf } from '#web/device/answers.ts';

const today = '2026-03-10';
const longAgo = '2024-06-01';

const fed = (date_f: string, id = 1): DeviceFeeding => ({
  ...{ id, date_f, food: 'Dubia', progress: 0, fp_id: 1, amount: null, rev: 1 },
});
const plan: DevicePlan = {
  ...{ fp_id: 1, fp_name: 'Weekly', fp_repeat: 7, fp_start: '2024-01-01', rev: 1 },
  ...{ fp_weekdays: '0000000', fp_active: 1, def_feeder: '', retry_days: 0 },
  fp_filter: '',
  ...{ pet_ids: [14], used_before: longAgo },
};

/** `count`: how many feedings it has, those included that the device does not hold. */
const animal = (feedings: DeviceFeeding[], count = feedings.length) => ({
  ...{ id: 14, archived: 0, offer_date: feedings[0]?.date_f ?? longAgo, feedings },
  ...{ records: { feeding: count, molt: 0, event: 0 } },
});

function usages(...animals: object[]) {
  const collection: Collection = {
    ...emptyCollection(3, 'Berta'),
    animals: new Map((animals as Animal[]).map((one) => [one.id, one])),
    plans: new Map([[1, plan]]),
  };
  const read = { path: '/plan/last_usages', query: new URLSearchParams(), today };
  return answerOf(collection, read);
}

test('a usage that is older than what the device holds is asked of the server', () => {
  expect(usages(animal([], 3))).toBeUndefined();
  expect(usages(animal([fed(longAgo)], 3))).toBeUndefined();
});

test('an old usage is known where the feedings of its day are all there', () => {
  const row = { fp_id: 1, fp_name: 'Weekly', last_date: longAgo, fed: 1, offered: 0, refused: 0 };
  expect(usages(animal([fed(longAgo)]))).toEqual({ rows: [row], count: 1 });
  const older = animal([fed(longAgo), fed('2024-05-01', 2)], 9);
  expect(usages(older)).toEqual({ rows: [row], count: 1 });
});
