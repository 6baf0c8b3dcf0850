import type { Day } from '#src/domain/days.ts';
import { eveningOf, wallOf } from '#src/domain/wall/evening.ts';
import { feedingsInProgress } from '#src/features/plans/due/in-progress.service.ts';
import type { Context } from '#src/platform/context.ts';
import { listEveningPlaces, listKeptAnimals } from './wall.queries.ts';

const inputOf = (context: Context, uid: number, today: Day) => ({
  kept: listKeptAnimals(context.db, uid),
  inProgress: feedingsInProgress(context, uid, today).rows,
  places: listEveningPlaces(context.db, uid),
  today,
});

/** A keeper's round of today. */
export const eveningOfKeeper = (context: Context, uid: number, today: Day) =>
  eveningOf(inputOf(context, uid, today));

/** The same as a wall shows it. */
export const wallOfKeeper = (context: Context, uid: number, today: Day) =>
  wallOf(inputOf(context, uid, today));
