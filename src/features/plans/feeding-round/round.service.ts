import type { Db } from '#src/db/database.ts';
import { usualOfKeeper } from '#src/db/species-numbers.ts';
import { usualAt } from '#src/domain/species/spans.ts';
import { expectedMolt } from '#src/domain/animal/expected-molt.ts';
import type { Day } from '#src/domain/days.ts';
import {
  listEventTexts,
  listLastOffers,
  listMoltsOfPet,
} from '#src/features/animals/molts/expected-molt.queries.ts';
import { listForRound } from './round.queries.ts';

/** What a feeding round shows of an animal. */
export type RoundRow = ReturnType<typeof roundOf>[number];

/** The animals of a round, each with its newest records and when it is expected to molt. */
export function roundOf(db: Db, uid: number, ids: number[], today: Day) {
  const usualOf = usualOfKeeper(db, uid);
  return listForRound(db, uid, ids).map(({ notes, hatched, ...row }) => {
    const records = {
      molts: () => listMoltsOfPet(db, row.id),
      events: () => listEventTexts(db, row.id),
      offers: () => listLastOffers(db, row.id),
    };
    const usual = usualAt(usualOf(row.sc_id), row.size);
    return {
      ...row,
      expected_molt: expectedMolt({ ...row, notes, hatched }, records, today, usual),
    };
  });
}
