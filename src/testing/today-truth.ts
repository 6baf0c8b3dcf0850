import { expect } from 'bun:test';
import { sql } from 'drizzle-orm';
import type { Db } from '#src/db/database.ts';
import type { Today } from '#src/domain/today/today.ts';
import { expectSpans } from './expected-truth.ts';

// What /api/today says, counted again from the raw records, by other means than the program's: day by day, in plain SQL.

type Day = string;
type Answer = Record<string, unknown>;
type Pet = {
  id: number;
  name: string;
  pre_molt: Day | null;
  place_id: number | null;
  /** Twelve hours before its record was made. */
  came: Day;
  seen: Day | null;
  offer: Day | null;
  progress: number | null;
  food: string | null;
  eaten: string | null;
  refusals: number;
  refused_after: number;
  mmt: Day | null;
};
type Plan = {
  pet_id: number;
  fp_id: number;
  fp_repeat: number;
  fp_start: Day;
  fp_weekdays: string;
  retry_days: number;
  def_feeder: string;
};

const plus = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * 864e5).toISOString().slice(0, 10);

/** Holds the numbers of a keeper's day against the records. `counted`: when the club's were counted, if they were. */
export function expectTruth(db: Db, uid: number, today: Day, answer: Answer, counted?: Day): void {
  const pets = db.all<Pet>(sql`
    WITH offers AS (
      SELECT feedings.*, row_number() OVER (
        PARTITION BY pet_id ORDER BY feedings.date_f DESC, recorded DESC, feedings.id DESC) AS nth
      FROM feedings JOIN pets ON pets.id = pet_id WHERE uid = ${uid} AND archived = 0)
    SELECT p.id, p.name, p.pre_molt, p.place_id, date(p.created, '-12 hours') AS came, o.date_f AS offer, o.progress, o.food,
      (SELECT count(*) FROM offers r WHERE r.pet_id = p.id AND r.progress = 2 AND r.nth < ifnull(
        (SELECT min(nth) FROM offers m WHERE m.pet_id = p.id AND m.progress = 0), 1e9)) AS refusals,
      (SELECT count(*) FROM offers r WHERE r.pet_id = p.id AND r.progress = 2 AND r.nth < ifnull(
        (SELECT min(nth) FROM offers m WHERE m.pet_id = p.id AND m.progress = 0), 1e9)
        AND NOT EXISTS (SELECT 1 FROM molts WHERE pet_id = p.id
          AND date_mt >= r.date_f AND date_mt <= ${today})) AS refused_after,
      (SELECT food FROM offers m WHERE m.pet_id = p.id AND m.progress = 0 ORDER BY nth) AS eaten,
      (SELECT max(date_mt) FROM molts WHERE pet_id = p.id) AS mmt,
      (SELECT max(day) FROM (
        SELECT iif(substr(p.created, 1, 10) = ${plus(today, 1)}, ${today}, substr(p.created, 1, 10)) AS day UNION ALL SELECT p.kept_since UNION ALL SELECT p.pre_molt
        UNION ALL SELECT date_f FROM feedings WHERE pet_id = p.id
        UNION ALL SELECT date_mt FROM molts WHERE pet_id = p.id
        UNION ALL SELECT date_ms FROM measurements WHERE pet_id = p.id
        UNION ALL SELECT date_ev FROM events WHERE pet_id = p.id) WHERE day <= ${today}) AS seen
    FROM pets p LEFT JOIN offers o ON o.pet_id = p.id AND o.nth = 1
    WHERE p.uid = ${uid} AND p.archived = 0`);
  const plans = db.all<Plan>(sql`
    SELECT plan_pets.pet_id, plans.* FROM plan_pets JOIN plans USING (fp_id)
    JOIN pets ON pets.id = pet_id WHERE plans.uid = ${uid} AND fp_active = 1 AND archived = 0
    ORDER BY fp_id`);
  const rests = (pet: Pet) =>
    pet.pre_molt !== null || (pet.mmt !== null && pet.mmt <= today && plus(pet.mmt, 7) >= today);
  const plansOf = (pet: Pet) => plans.filter(({ pet_id }) => pet_id === pet.id);
  const isTurn = (pet: Pet) => plansOf(pet).some((plan) => nextDay(plan, pet, today) <= today);
  const due = pets.filter((pet) => !rests(pet) && isTurn(pet));
  const firstOf = (pet: Pet) => {
    const days = plansOf(pet).map((plan) => nextDay(plan, pet, today));
    return plansOf(pet)[days.indexOf(days.toSorted()[0] ?? '')];
  };
  const isDue = (pet: Pet) => due.includes(pet);

  expect(answer).toMatchObject({
    ...{ day: today, animals: pets.length, due: due.length },
    open: pets.filter((pet) => pet.progress === 1 && !isDue(pet)).length,
    resting: pets.filter((pet) => pet.progress !== 1 && rests(pet) && isTurn(pet)).length,
  });
  const ids = (list: string) => (answer[list] as { id: number }[]).map(({ id }) => id).toSorted();
  const idsOf = (some: Pet[]) => some.map(({ id }) => id).toSorted();
  expect(ids('never_fed')).toEqual(
    idsOf(
      pets.filter(
        (pet) =>
          pet.offer === null &&
          !rests(pet) &&
          !isDue(pet) &&
          plansOf(pet).some((plan) => scheduledFrom(plan, pet.came) < today),
      ),
    ),
  );
  expect(ids('open_offers')).toEqual(idsOf(pets.filter(({ progress }) => progress === 1)));
  expect(ids('in_pre_molt')).toEqual(
    idsOf(pets.filter(({ pre_molt }) => pre_molt !== null && pre_molt <= today)),
  );
  expect(ids('refusing')).toEqual(
    idsOf(pets.filter((pet) => pet.refused_after >= 2 && pet.pre_molt === null)),
  );
  expect(ids('refused_once')).toEqual(
    idsOf(
      pets.filter(
        ({ progress, offer, pre_molt, refused_after }) =>
          progress === 2 &&
          refused_after === 1 &&
          pre_molt === null &&
          (offer ?? '') <= today &&
          plus(offer ?? today, 14) >= today,
      ),
    ),
  );
  expect(ids('not_seen')).toEqual(
    idsOf(pets.filter(({ seen }) => seen !== null && plus(seen, 60) <= today)),
  );
  for (const { id, refusals } of answer['refusing'] as { id: number; refusals: number }[])
    expect(refusals).toBe(pets.find((pet) => pet.id === id)?.refusals ?? -1);
  for (const { id, seen } of answer['refusing'] as { id: number; seen: number }[]) {
    const noted = db.all(sql`
      WITH refused AS (SELECT max(date_f) AS day FROM feedings WHERE pet_id = ${id})
      SELECT 1 FROM events, refused
      WHERE pet_id = ${id} AND date_ev <= ${today} AND date_ev >= day
      UNION ALL SELECT 1 FROM measurements, refused
      WHERE pet_id = ${id} AND date_ms <= ${today} AND date_ms > day`);
    expect(seen).toBe(noted.length > 0 ? 1 : 0);
  }
  const weighed = db.all<{ id: number; days: string }>(sql`
    SELECT p.id, json_group_array(date_ms ORDER BY date_ms DESC) AS days
    FROM pets p JOIN species USING (sc_id) JOIN measurements m ON m.pet_id = p.id
    WHERE p.uid = ${uid} AND p.archived = 0 AND an_type IN ('reptile', 'other')
      AND kind = 'weight' AND date_ms <= ${today} GROUP BY p.id`);
  const usual = weighed.flatMap(({ id, days: all }) => {
    const days = (JSON.parse(all) as Day[]).slice(0, 6).map((day) => Date.parse(day) / 864e5);
    const gaps = days.slice(1).map((day, at) => (days[at] ?? 0) - day);
    gaps.sort((a, b) => a - b);
    const middle = [gaps[Math.ceil(gaps.length / 2) - 1], gaps[Math.floor(gaps.length / 2)]];
    const usual_days = Math.round(((middle[0] ?? 0) + (middle[1] ?? 0)) / 2);
    const ago = Date.parse(today) / 864e5 - (days[0] ?? 0);
    const isTime = days.length >= 3 && ago >= usual_days && ago <= 3 * usual_days;
    return isTime ? [{ id, usual_days }] : [];
  });
  expect(
    (answer['to_weigh'] as { id: number; usual_days: number }[])
      .map(({ id, usual_days }) => ({ id, usual_days }))
      .toSorted((a, b) => a.id - b.id),
  ).toEqual(usual.toSorted((a, b) => a.id - b.id));
  for (const { id, since } of answer['not_seen'] as { id: number; since: Day }[])
    expect(since).toBe(pets.find((pet) => pet.id === id)?.seen ?? '');

  type Named = { id: number; date_f: Day; food: string; since: Day; days: number } & Group;
  for (const { id, date_f, food } of answer['open_offers'] as Named[]) {
    const pet = pets.find((one) => one.id === id);
    expect([date_f, food]).toEqual([pet?.offer ?? '', pet?.food ?? '']);
  }
  for (const { id, since, days, refusals } of answer['in_pre_molt'] as (Named & Pet)[]) {
    const pet = pets.find((one) => one.id === id);
    expect([since, refusals]).toEqual([pet?.pre_molt ?? '', pet?.refusals ?? -1]);
    expect(plus(since, days)).toBe(today);
  }

  type Group = { due: number; refused: number; pet_ids: number[]; foods: string[] };
  const groups = (list: string) => answer[list] as (Group & Record<string, unknown>)[];
  expect(
    groups('by_place')
      .flatMap(({ pet_ids }) => pet_ids)
      .toSorted(),
  ).toEqual(idsOf(due));
  for (const group of [...groups('by_place'), ...groups('by_plan')]) {
    const some = pets.filter(({ id }) => group.pet_ids.includes(id));
    const refused = some.filter(({ refusals }) => refusals > 0).length;
    expect(group).toMatchObject({ due: some.length, refused });
    const plan = plans.find(({ fp_id }) => fp_id === group['fp_id']);
    expect(group.foods).toEqual(foodsOf(some.map((pet) => foodOf(pet, plan ?? firstOf(pet)))));
  }
  for (const { place_id, pet_ids } of groups('by_place')) {
    const under = db.all<{ id: number }>(sql`
      WITH RECURSIVE below AS (
        SELECT ${place_id as number | null} AS id
        UNION SELECT places.id FROM places JOIN below ON parent_id = below.id)
      SELECT id FROM below`);
    const there = under.map(({ id }) => id);
    for (const { place_id: own } of pets.filter(({ id }) => pet_ids.includes(id)))
      expect(there).toContain(own as number);
  }
  const byPlan = Map.groupBy(plans, ({ fp_id }) => fp_id);
  const dueBy = [...byPlan].flatMap(([fp_id, some]) => {
    const fed = due.filter((pet) =>
      some.some((plan) => plan.pet_id === pet.id && nextDay(plan, pet, today) <= today),
    );
    return fed.length > 0 ? [[fp_id, idsOf(fed)] as const] : [];
  });
  expect(
    new Map(groups('by_plan').map(({ fp_id, pet_ids }) => [fp_id, pet_ids.toSorted()])),
  ).toEqual(new Map(dueBy));

  type AheadDay = {
    day: Day;
    due: number;
    plans: { fp_id: number; due: number }[];
    events: { id: number; event: string }[];
  };
  const week = answer['week'] as AheadDay[];
  expect(week.map(({ day }) => day)).toEqual([0, 1, 2, 3, 4, 5, 6].map((nth) => plus(today, nth)));
  const ahead = new Map(week.map(({ day }) => [day, new Set<number>()]));
  const fed = new Map(week.map(({ day }) => [day, [] as number[]]));
  for (const pet of pets.filter(({ pre_molt }) => pre_molt === null))
    for (const plan of plansOf(pet)) {
      let day = nextDay(plan, pet, today);
      if (day < today) day = today;
      if (pet.mmt !== null && pet.mmt <= today) while (plus(pet.mmt, 7) >= day) day = plus(day, 1);
      for (; day <= plus(today, 6); day = scheduledFrom(plan, plus(day, 1))) {
        ahead.get(day)?.add(pet.id);
        fed.get(day)?.push(plan.fp_id);
      }
    }
  for (const { day, plans: said, events } of week) {
    const times = fed.get(day) ?? [];
    const planned = [...new Set(times)].map((fp_id) => ({
      ...{ fp_id, due: times.filter((one) => one === fp_id).length },
    }));
    expect(said.map(({ fp_id, due: count }) => ({ fp_id, due: count }))).toEqual(
      planned.toSorted((a, b) => b.due - a.due || a.fp_id - b.fp_id),
    );
    const noted = db.all<{ id: number; event: string }>(sql`
      SELECT pets.id, event FROM events JOIN pets ON pets.id = pet_id
      WHERE uid = ${uid} AND archived = 0 AND date_ev = ${day} AND (date_ev > ${today} OR planned = 1)
      ORDER BY pets.id, event`);
    expect(events.map(({ id, event }) => ({ id, event }))).toEqual(noted);
  }
  expect(week.map(({ day, due: count }) => [day, count])).toEqual(
    [...ahead].map(([day, some]) => [day, some.size]),
  );
  const expected = answer['expected_molts'] as Today['expected_molts'];
  type Reason = (typeof expected)[number]['expected']['reasons'][number];
  for (const { id, expected: molt } of expected) {
    const { refused_after = 0, pre_molt = null } = pets.find((pet) => pet.id === id) ?? {};
    const days = pre_molt === null ? -1 : (Date.parse(today) - Date.parse(pre_molt)) / 864e5;
    const others: Reason[] = [];
    if (refused_after > 0) others.push({ code: 'refused', numbers: [refused_after] });
    if (days >= 0) others.push({ code: 'pre_molt', numbers: [days] });
    expect(molt.reasons.slice(2)).toEqual(others);
  }
  expectSpans(db, uid, today, expected, counted);
}

/** What the plan offers, else what it ate last. */
const foodOf = ({ eaten }: Pet, plan?: Plan): string =>
  [plan?.def_feeder, eaten].find(Boolean) ?? '';

/** Each once, what most of them get first. */
function foodsOf(foods: string[]): string[] {
  const timesOf = (food: string) => foods.filter((one) => one === food).length;
  const named = new Set(foods.toSorted().filter(Boolean));
  return [...named].toSorted((a, b) => timesOf(b) - timesOf(a));
}

function nextDay(plan: Plan, { offer, progress }: Pet, today: Day): Day {
  const scheduled = scheduledFrom(plan, offer === null ? today : plus(offer, 1));
  if (offer === null || progress !== 2 || plan.retry_days === 0) return scheduled;
  const retry = plus(offer, plan.retry_days);
  return retry < plan.fp_start ? scheduled : retry;
}

function scheduledFrom(plan: Plan, from: Day): Day {
  for (let day = from; ; day = plus(day, 1)) {
    if (day < plan.fp_start) continue;
    const since = (Date.parse(day) - Date.parse(plan.fp_start)) / 864e5;
    const weekday = (new Date(day).getUTCDay() + 6) % 7;
    const isDay = plan.fp_weekdays.includes('1')
      ? plan.fp_weekdays[weekday] === '1'
      : since % plan.fp_repeat === 0;
    if (isDay) return day;
  }
}
