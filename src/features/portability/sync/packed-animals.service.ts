import type { Executor } from '#src/db/database.ts';
import type { Day } from '#src/domain/days.ts';
import {
  packFeedings,
  packMeasurements,
  packMolts,
  type SyncedAnimal,
} from '#src/domain/sync/packed-history.ts';
import { listAllOffspring, listOrigins, type HeadRow } from './animals.queries.ts';
import {
  countFeedings,
  listEvents,
  listFeedings,
  listMeasurements,
  listMolts,
  listSales,
} from './histories.queries.ts';

/** What the device has: the keeper's revision, and the last feeding. Null where it takes all records anyway. */
type Begun = { rev: number; feeding: number };

/**
 * Animals with their records, as a device holds them; their feedings since the day `from`. Where it has all but the newest
 * feedings, those alone: a round in a large collection would else travel as whole histories.
 */
export function packedAnimals(
  db: Executor,
  uid: number,
  heads: readonly HeadRow[],
  { from, begun }: { from: Day; begun: Begun | null },
): SyncedAnimal[] {
  if (heads.length === 0) return [];
  const ids = JSON.stringify(heads.map(({ id }) => id));
  const feedings = byAnimal(listFeedings(db, ids, from));
  const molts = byAnimal(listMolts(db, ids));
  const measurements = byAnimal(listMeasurements(db, ids));
  const events = byAnimal(listEvents(db, ids));
  const sales = byAnimal(listSales(db, ids));
  const counts = byAnimal(countFeedings(db, ids));
  const origins = byAnimal(listOrigins(db, uid, ids));
  const offspring = byAnimal(
    listAllOffspring(db, uid, ids).map(({ parent_id, ...row }) => ({
      ...row,
      pet_id: parent_id ?? 0,
    })),
  );
  return heads.map(({ history_rev, ...head }) => {
    const [origin = null] = origins(head.id).map(withoutPet);
    const measured = measurements(head.id);
    const own = {
      molts: packMolts(molts(head.id).map(withoutPet)),
      measurements: packMeasurements(measured),
      events: events(head.id).map(withoutPet),
    };
    const feeding = counts(head.id)[0]?.count ?? 0;
    const shown = {
      ...head,
      records: {
        feeding,
        molt: own.molts.length,
        measurement: measured.length,
        event: own.events.length,
      },
      origin,
      offspring: offspring(head.id).map(withoutPet),
      acquired: origin?.date ?? null,
      sales: sales(head.id).map(withoutPet),
    };
    const held = feedings(head.id);
    if (!begun || history_rev > begun.rev)
      return { ...shown, feedings: packFeedings(held), ...own };
    return { ...shown, newer: packFeedings(held.filter(({ id }) => id > begun.feeding)) };
  });
}

/** The rows of each animal, in their order. */
function byAnimal<Row extends { pet_id: number }>(rows: readonly Row[]) {
  const groups = Map.groupBy(rows, ({ pet_id }) => pet_id);
  return (id: number) => groups.get(id) ?? [];
}

function withoutPet<Row extends { pet_id: number }>(row: Row): Omit<Row, 'pet_id'> {
  const { pet_id: _, ...others } = row;
  return others;
}
