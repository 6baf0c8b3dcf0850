import { packFeedings, type PackedAnimal } from '#src/domain/sync/packed-history.ts';
import { filled } from '#src/records/fields.ts';
import { petFields } from '#src/records/pet.ts';
import type { WholeAnswer } from '#web/device/whole-animals.ts';

// Syncs as a server would answer them, for tests of what the device does with them.

export function packedAnimal(id: number, name = `Animal ${id}`): PackedAnimal {
  const meal = { id: id * 10, date_f: '2026-05-01', food: 'Cricket', progress: 0, rev: 1 } as const;
  return {
    ...filled(petFields, { name, tag: `TAG00${id}`, created: '2026-01-01' }),
    ...{ id, sc_id: 1, has_img: 0, img_version: 0 },
    ...{ purchase_id: null, former_no: null, earlier_nos: [] },
    ...{ place_id: null, place_order: 0 },
    ...{ date_f: '2026-05-01', food: 'Cricket', offer_date: '2026-05-01', offer_food: 'Cricket' },
    ...{ progress: 0, refusals: 0, refused_since: null, mmt: null, size: null, rev: 1 },
    ...{ weight: null, weight_date: null, measurements: null },
    ...{
      records: { feeding: 1, molt: 0, measurement: 0, event: 0 },
      origin: null,
      offspring: [],
      acquired: null,
      sales: [],
    },
    ...{ feedings: packFeedings([{ ...meal, fp_id: null, amount: null }]), molts: [], events: [] },
  };
}

/** `rev`: the keeper's revision that the answer reaches. */
export const syncAnswer = (rev: number, given: Partial<WholeAnswer> = {}): WholeAnswer => ({
  ...{ cursor: `1.db.${rev}.0.x`, all: 0, more: 0, pets: [], gone: [], answered: [] },
  ...given,
});
