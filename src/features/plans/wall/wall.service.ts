import type { Day } from '#src/domain/days.ts';
import type { WallInput } from '#src/domain/wall/wall.ts';
import { todayInput } from '#src/features/plans/today/today.service.ts';
import type { Context } from '#src/platform/context.ts';
import { listOffersOf, listRemarks, listStandingOrder } from './wall.queries.ts';

/** What a wall is made of: Today, in the order in which animals stand. */
export function wallInput({ db }: Context, uid: number, today: Day): WallInput {
  const orders = new Map(
    listStandingOrder(db, uid).map(({ id, place_order }) => [id, place_order]),
  );
  const offers = new Map(
    listOffersOf(db, uid, today).map(({ pet_id, recorded }) => [pet_id, recorded]),
  );
  const remarks = new Map(listRemarks(db, uid).map(({ id, notes }) => [id, notes]));
  return {
    ...todayInput(db, uid, today),
    order: ({ id }) => orders.get(id) ?? 0,
    offeredAt: ({ id }) => offers.get(id) ?? null,
    remarkOf: ({ id }) => remarks.get(id) ?? '',
  };
}
