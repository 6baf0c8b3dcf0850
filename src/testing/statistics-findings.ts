import { expect } from 'bun:test';
import type { Db } from '#src/db/database.ts';
import { molted } from './statistics-molts.ts';

type Day = string;
type Share = { place: string | null; refused: number; offers: number };

/** Holds what is said to be different in the last 90 days against the records, counted again in plain SQL. */
export function expectFindings(db: Db, uid: number, today: Day, findings: unknown): void {
  const before = (days: number) =>
    new Date(Date.parse(today) - days * 864e5).toISOString().slice(0, 10);
  const shares = (from: Day, to: Day) =>
    db.$client
      .query<Share, [number, Day, Day]>(
        `SELECT places.path AS place, total(feedings.progress = 2) AS refused,
           total(feedings.progress <> 1) AS offers
         FROM feedings JOIN pets ON pets.id = pet_id LEFT JOIN places ON places.id = place_id
         WHERE pets.uid = ? AND feedings.date_f BETWEEN ? AND ? GROUP BY places.path`,
      )
      .all(uid, from, to);
  const expected: unknown[] = [];

  const [now, then] = [shares(before(89), today), shares(before(454), before(365))];
  const [share, former] = [shareOf(now), shareOf(then)];
  const isEnough = [now, then].every((some) => sum(some, 'offers') >= 50);
  if (isEnough && Math.abs(share - former) >= 0.03) {
    const [worst] = now
      .filter((one) => one.place !== null && one.offers >= 20)
      .filter((one) => shareOf([one]) >= 2 * shareOf(now.filter((other) => other !== one)))
      .toSorted((a, b) => shareOf([b]) - shareOf([a]));
    expected.push({
      ...{ code: 'refusals', now: expect.closeTo(share, 9), before: expect.closeTo(former, 9) },
      place:
        share > former && worst
          ? { path: worst.place, share: expect.closeTo(shareOf([worst]), 9) }
          : null,
    });
  }

  const small = (from: Day, to: Day) =>
    molted(db, uid, today).filter(
      ({ date_mt, gap, largest, size }) =>
        gap !== null && date_mt >= from && date_mt <= to && (largest ?? size ?? 99) <= 3,
    );
  const [newGaps, oldGaps] = [small(before(89), today), small(before(454), before(365))];
  const [days, formerDays] = [middleOf(newGaps), middleOf(oldGaps)];
  const ratio = days / formerDays;
  if (newGaps.length >= 5 && oldGaps.length >= 5 && (ratio <= 0.85 || ratio >= 1.15))
    expected.push({
      ...{ code: 'gaps', now: Math.round(days), before: Math.round(formerDays) },
      ...{ gaps: newGaps.length, animals: new Set(newGaps.map(({ pet_id }) => pet_id)).size },
    });

  const silent = db.$client
    .query<{ id: number }, [number, Day, Day]>(
      `SELECT id FROM pets WHERE uid = ?1 AND NOT archived AND date(created) <= ?2
       AND ifnull(kept_since, '') <= ?2 AND ifnull(pre_molt, '') <= ?2 AND NOT EXISTS (
         SELECT 1 FROM (SELECT pet_id, date_f AS day FROM feedings UNION ALL
           SELECT pet_id, date_mt FROM molts UNION ALL SELECT pet_id, date_ms FROM measurements UNION ALL
           SELECT pet_id, date_ev FROM events WHERE date_ev <= ?3)
         WHERE pet_id = pets.id AND day > ?2)`,
    )
    .all(uid, before(90), today)
    .map(({ id }) => id)
    .toSorted((a, b) => a - b);
  if (silent.length > 0) expected.push({ code: 'silent', ids: silent, since: before(90) });

  const said = findings as { code: string; ids?: number[] }[];
  expect(
    said.map((one) => (one.ids ? { ...one, ids: one.ids.toSorted((a, b) => a - b) } : one)),
  ).toEqual(expected as typeof said);
}

const sum = (shares: readonly Share[], of: 'refused' | 'offers') =>
  shares.reduce((all, one) => all + one[of], 0);
const shareOf = (shares: readonly Share[]) => sum(shares, 'refused') / (sum(shares, 'offers') || 1);

function middleOf(molts: readonly { gap: number | null }[]): number {
  const gaps = molts.map(({ gap }) => gap ?? 0).toSorted((a, b) => a - b);
  const half = gaps.length / 2;
  return ((gaps[Math.ceil(half) - 1] ?? 0) + (gaps[Math.floor(half)] ?? 0)) / 2;
}
