import type { Executor } from '#src/db/database.ts';
import { addDays, type Day } from '#src/domain/days.ts';
import { FEEDING_DAYS } from '#src/domain/sync/collection.ts';
import type { SyncAnswer } from '#src/domain/sync/packed-history.ts';
import { listChangedPets } from './animals.queries.ts';
import { readCursor, writeCursor, type Cursor, type Page } from './cursor.ts';
import { packedAnimals } from './packed-animals.service.ts';
import { changedParts } from './parts.service.ts';
import { findLastFeeding, findState, listAnswered } from './parts.queries.ts';

/** How many animals an answer holds: more would hold up the calls of others. */
const PAGE = 200;

/**
 * `since`: the cursor of the device; undefined for one that holds nothing. `newer`: it knows how to put newer feedings to
 * those that it has; the pages of an earlier version, still open after an update, would take them for all records.
 */
type Asked = { uid: number; since: string | undefined; newer: '1' | undefined; today: Day };

/**
 * What a device has to hear of: what changed of a keeper's collection since its cursor, or all of it where the cursor says
 * nothing of this database. The first page has what is no animal, the last one the writes that are in the collection by
 * then.
 */
export function changesSince(db: Executor, { uid, since, newer, today }: Asked): SyncAnswer {
  const here = findState(db, uid);
  const known = since === undefined ? null : readCursor(since, here);
  const all = known ? 0 : 1;
  if (known && !known.page && known.rev === here.rev && known.species === here.species)
    return { ...nothing, cursor: writeCursor(known) };
  const from = addDays(today, -FEEDING_DAYS);
  const begun: Cursor = known ?? {
    ...{ database: here.database, species: -1, rev: -1, plans: '', feeding: 0, page: null },
  };
  const page: Page = begun.page ?? {
    ...{ until: here.rev, after: 0, keys: since === undefined ? 0 : 1 },
    feeding: findLastFeeding(db),
  };
  const rows = listChangedPets(db, {
    uid,
    since: begun.rev,
    after: page.after,
    limit: PAGE + 1,
  });
  const shown = rows.slice(0, PAGE);
  const { cursor, ...parts } = begun.page
    ? { cursor: begun }
    : changedParts(db, { uid, from, begun, here, hasNew: shown.length > 0 });
  const pets = packedAnimals(db, uid, shown, { from, begun: newer ? begun : null });
  const last = rows.length > PAGE ? shown.at(-1) : undefined;
  if (last) {
    const next = { ...cursor, page: { ...page, after: last.id } };
    return { ...nothing, ...parts, pets, all, cursor: writeCursor(next), more: 1 };
  }
  const rev = page.until;
  return {
    ...nothing,
    ...parts,
    pets,
    all,
    cursor: writeCursor({ ...cursor, rev, feeding: page.feeding, page: null }),
    more: rev < here.rev ? 1 : 0,
    answered: page.keys ? listAnswered(db, uid, begun.rev) : [],
  };
}

const nothing: Omit<SyncAnswer, 'cursor'> = {
  all: 0,
  more: 0,
  pets: [],
  gone: [],
  answered: [],
};
