import { addDays, type Day } from '#src/domain/days.ts';
import { parseInteger } from '#src/domain/integers.ts';
import type { Animal } from '#src/domain/sync/collection.ts';
import { compareIds } from '#src/domain/sync/ids.ts';
import { compareNoCase, compareText } from '#src/domain/text/collation.ts';
import type { Collection, Reader } from '#web/device/collection.ts';
import { expectedMoltOf } from './expected-molts.ts';
import { petCard } from './pet-card.ts';
import { inProgress } from './in-progress.ts';
import { counted } from './plan-rows.ts';

/** Enough records to know the last refusals, as in round.queries.ts of the server. */
const RECENT = 6;

/** What the first page and the feeding round show: who is due, who molted, and the animals of a round. */
export const roundAnswers: Record<string, Reader> = {
  '/pet/dashboard/feed': (collection, { today }) => counted(inProgress(collection, today)),
  '/pet/dashboard/molted/:n': (collection, { params, today }) => {
    const days = parseInteger(params[0] ?? '');
    if (days === null || days < 1 || days > 3660) return undefined;
    return counted(moltedSince(collection, addDays(today, -days)));
  },
  '/pet/feeding/round': (collection, { query, today }) => {
    const texts = (query.get('ids') ?? '').split(',');
    const ids = texts.flatMap((text) => parseInteger(text) ?? []);
    return ids.length < texts.length ? undefined : counted(forRound(collection, ids, today));
  },
};

/** Animals that molted on or after a day, newest first, with the size they had before. */
function moltedSince(collection: Collection, since: Day) {
  return [...collection.animals.values()]
    .flatMap((pet) =>
      pet.archived === 0 && pet.mmt !== null && pet.mmt >= since ? [{ pet, mmt: pet.mmt }] : [],
    )
    .toSorted(
      (a, b) =>
        compareText(b.mmt, a.mmt) ||
        compareNoCase(a.pet.name, b.pet.name) ||
        compareIds(a.pet.id, b.pet.id),
    )
    .map(({ pet, mmt }) => ({
      ...petCard(collection, pet),
      size_before: pet.molts.find((one) => one.size !== null && one.date_mt < mmt)?.size ?? null,
    }));
}

/** Those of the given animals that are kept now, in the order of the ids, with their newest records. */
function forRound(collection: Collection, ids: readonly number[], today: Day) {
  const place = new Map(ids.map((id, at) => [id, at]));
  return [...collection.animals.values()]
    .filter(({ id, archived }) => archived === 0 && place.has(id))
    .toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
    .map((pet) => ({
      ...petCard(collection, pet),
      recent: recentOf(pet),
      expected_molt: expectedMoltOf(collection, pet, today),
    }));
}

const recentOf = ({ feedings }: Animal) =>
  feedings.slice(0, RECENT).map(({ date_f, food, progress, amount, fp_id }) => ({
    date_f,
    food,
    progress,
    amount,
    fp_id,
  }));
