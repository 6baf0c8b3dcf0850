import type { Executor } from '#src/db/database.ts';
import type { Day } from '#src/domain/days.ts';
import type { DevicePlace, DevicePlan } from '#src/domain/sync/collection.ts';
import type { SyncAnswer } from '#src/domain/sync/packed-history.ts';
import { listSettings } from '#src/features/accounts/settings/settings.queries.ts';
import { listFeeders } from '#src/features/animals/feedings/feeders.queries.ts';
import { listPlaceNotes } from '#src/features/animals/places/places.queries.ts';
import type { Cursor, State } from './cursor.ts';
import {
  listDevicePlaces,
  listGone,
  listParts,
  listPlanPets,
  listPlans,
  listSpecies,
} from './parts.queries.ts';

type Changes = Pick<SyncAnswer, 'plans' | 'feeders' | 'places' | 'settings' | 'species'> & {
  gone: number[];
  cursor: Cursor;
};
/** `begun`: what the device has; `hasNew`: whether the answer has animals. */
type Asked = { uid: number; from: Day; begun: Cursor; here: State; hasNew: boolean };

/** What changed besides the animals, and the cursor that says so. */
export function changedParts(db: Executor, { uid, from, begun, here, hasNew }: Asked): Changes {
  const stamps = listParts(db, uid);
  const isStamped = (part: string) => (stamps[part] ?? 0) > begun.rev;
  const gone = begun.rev < 0 ? [] : listGone(db, uid, begun.rev);
  const areOthers = hasNew || gone.length > 0;
  const rows = listPlans(db, uid, from);
  const plans = markOf(rows);
  return {
    gone,
    cursor: { ...begun, species: here.species, plans },
    ...((isStamped('plans') || plans !== begun.plans) && { plans: withPets(db, uid, rows) }),
    ...((isStamped('feeders') || areOthers) && { feeders: listFeeders(db, uid) }),
    ...(isStamped('places') && { places: placesOf(db, uid) }),
    ...(isStamped('settings') && { settings: listSettings(db, uid).rows }),
    ...((areOthers || here.species !== begun.species) && { species: listSpecies(db, uid) }),
  };
}

type PlanRow = Omit<DevicePlan, 'pet_ids'>;

/** Tells the `used_before` of all plans from others: no write changes them when days go by. */
const markOf = (plans: readonly PlanRow[]): string =>
  Bun.hash
    .crc32(plans.map(({ fp_id, used_before }) => `${fp_id} ${used_before}`).join())
    .toString(36);

function placesOf(db: Executor, uid: number): DevicePlace[] {
  const places = listDevicePlaces(db, uid);
  const notes = Map.groupBy(
    listPlaceNotes(
      db,
      places.map(({ id }) => id),
    ),
    ({ place_id }) => place_id,
  );
  return places.map((place) => ({
    ...place,
    entries: (notes.get(place.id) ?? []).map(({ id, date, kind, text, rev }) => ({
      id,
      date,
      kind,
      text,
      rev,
    })),
  }));
}

function withPets(db: Executor, uid: number, plans: readonly PlanRow[]): DevicePlan[] {
  const members = Map.groupBy(listPlanPets(db, uid), ({ fp_id }) => fp_id);
  return plans.map((plan) => ({
    ...plan,
    pet_ids: (members.get(plan.fp_id) ?? []).map(({ pet_id }) => pet_id),
  }));
}
