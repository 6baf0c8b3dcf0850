import { expect, test } from 'bun:test';
import * as fc from 'fast-check';
import { addDays, type Day } from '#src/domain/days.ts';
import { feeders, pets, plans } from '#src/db/schema.ts';
import { aPet, aPlan } from '#src/testing/samples.ts';
import { createTestApp, type TestApp } from '#src/testing/test-app.ts';

const today = '2026-03-10';
const there = { 'x-today': today };
const day = (earliest: number, latest: number) =>
  fc.integer({ min: earliest, max: latest }).map((days) => addDays(today, days));

const plan = fc.record({
  fp_repeat: fc.integer({ min: 1, max: 10 }),
  fp_start: day(-30, 5),
  fp_weekdays: fc.constantFrom('0000000', '0000000', '0100100', '1111111'),
  fp_active: fc.constantFrom(0, 1, 1, 1),
  retry_days: fc.constantFrom(0, 0, 2, 5, 20),
});
const animal = fc.record({
  archived: fc.constantFrom(0, 0, 0, 1),
  pre_molt: fc.option(day(-10, 0), { freq: 3 }),
  molt: fc.option(day(-14, 0), { freq: 3 }),
  /** which of the plans it belongs to */
  plans: fc.subarray([0, 1, 2]),
});
const record = fc.record({
  way: fc.constantFrom('one', 'many', 'plan', 'forget'),
  at: fc.nat({ max: 3 }),
  fp: fc.nat({ max: 2 }),
  date_f: day(-12, 0),
  progress: fc.constantFrom(0, 1, 2),
});
const story = fc.record({
  plans: fc.array(plan, { minLength: 3, maxLength: 3 }),
  animals: fc.array(animal, { minLength: 4, maxLength: 4 }),
  records: fc.array(record, { maxLength: 8 }),
});
type Story = typeof story extends fc.Arbitrary<infer T> ? T : never;

const app = createTestApp({ now: `${today}T12:00:00Z` });

/** Makes the plans and animals, and records through the calls of a client. */
async function live({ db, as }: TestApp, scenario: Story) {
  for (const table of [pets, plans, feeders]) db.delete(table).run();
  const ids = scenario.animals.map(({ archived, pre_molt }, at) =>
    aPet(db, { name: `Animal ${at}`, archived: archived ? 1 : 0, pre_molt }),
  );
  const fpIds = scenario.plans.map(({ fp_active, ...rule }, at) => {
    const members = ids.filter((_, one) => scenario.animals[one]?.plans.includes(at));
    return aPlan(db, { ...rule, fp_active: fp_active ? 1 : 0, fp_name: `Plan ${at}` }, members);
  });
  for (const [at, { molt }] of scenario.animals.entries()) {
    if (molt) await as(3).post('pet/molt/add', { id: ids[at], date_mt: molt });
  }
  for (const { way, at, fp, date_f, progress } of scenario.records) {
    const [id, fp_id] = [ids[at], fpIds[fp]];
    const input = { date_f, food: 'Dubia', progress };
    if (way === 'one') await as(3).post('pet/feeding/feed', { id, ...input });
    if (way === 'many') await as(3).post('pet/feeding/feed_many', { ids: [id], ...input });
    if (way === 'plan') await as(3).post('pet/feeding/feed_plan', { fp_id, ...input });
    if (way === 'forget') await as(3).delete('pet/feeding/delete', { id, date_f });
  }
  return { ids, fpIds };
}

type PlanSaid = { fp_id: number; next_date: Day | null; due: number; resting: number };
type PetSaid = { id: number; next_date: Day | null; muted: 0 | 1 };
type PlanWithPets = PlanSaid & { pets: PetSaid[] };
type BoxRow = { id: number; date_f: Day; progress: 1 | null; muted: 0 | 1; fp_id: number | null };

test('no two screens disagree about who is due', async () => {
  const get = async (path: string) => (await app.as(3).get(path, undefined, there)).data;
  await fc.assert(
    fc.asyncProperty(story, async (scenario) => {
      const { ids, fpIds } = await live(app, scenario);
      const active: PlanSaid[] = (await get('plan/active')).rows;
      const all: PlanSaid[] = (await get('plan/list')).rows;
      const round: PlanWithPets[] = (await get('plan/pets_by_plan')).rows;
      const box: BoxRow[] = (await get('pet/dashboard/feed')).rows;
      const saidOf = ({ fp_id, next_date, due, resting }: PlanSaid) => ({
        fp_id,
        next_date,
        due,
        resting,
      });
      expect(all.filter((one) => one.next_date !== null).map(saidOf)).toEqual(active.map(saidOf));
      expect(round.map(saidOf)).toEqual(active.map(saidOf));

      const nextOf = new Map<number, Day>();
      for (const fp_id of fpIds) {
        const page: PlanSaid = await get(`plan/edit_details/${fp_id}`);
        const members: PetSaid[] = (await get(`plan/assigned_pets/${fp_id}`)).rows;
        const listed = all.find((one) => one.fp_id === fp_id);
        expect(listed && saidOf(listed)).toEqual(saidOf(page));
        const waiting = members.filter((pet) => pet.muted === 0 && pet.next_date !== null);
        expect(page.due).toBe(waiting.filter(({ next_date }) => (next_date ?? '') <= today).length);
        const first = waiting.flatMap((pet) => pet.next_date ?? []).toSorted()[0];
        if (first !== undefined) expect(page.next_date).toBe(first);
        else if (page.next_date !== null) expect(page.next_date >= today).toBe(true);
        for (const { id, next_date } of members) {
          const known = nextOf.get(id);
          if (next_date && (!known || next_date < known)) nextOf.set(id, next_date);
        }
      }

      for (const id of ids) {
        const quick = await get(`pet/quickview/${id}`);
        const page = await get(`pet/detail/${id}`);
        const ofPet: PlanSaid[] = (await get(`plan/of_pet/${id}`)).rows;
        const next = nextOf.get(id) ?? null;
        const row = box.find((one) => one.id === id);
        expect(quick.next_date).toBe(next);
        for (const plans of [page.plans as PlanSaid[], ofPet]) {
          expect(plans.flatMap((one) => one.next_date ?? []).toSorted()[0] ?? null).toBe(next);
        }
        if (row?.progress === 1) continue;
        expect(row?.date_f ?? null).toBe(next !== null && next <= today ? next : null);
        if (row) expect([row.muted, row.progress]).toEqual([quick.muted, null]);
      }
    }),
    { numRuns: 60 },
  );
}, 60_000);
