import { expect } from 'bun:test';
import type { Json } from './test-app.ts';
import { addDays, type Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';
import { dueByPlans, dueOf, type DueAnimal, type DuePlan } from '#src/domain/feeding/due.ts';
import { countFeedings, feedingState, isDue, type Due } from '#src/domain/feeding/due-state.ts';
import { refusalsInARow, type Offer } from '#src/domain/feeding/feeding-round.ts';
import { feedingDays, feedsAnimals, planDueOf } from '#src/domain/feeding/plan-due.ts';

type Card = DueAnimal & { id: number; refusals: number; refused_since: Day | null };
type Plan = DuePlan & { fp_id: number; last_date: Day | null; pets: number };
type PlanSaid = Plan & { next_date: Day | null; due: number; resting: number };
type PetSaid = Card & Due;
type BoxRow = PetSaid & { date_f: Day | null; progress: 1 | null; fp_id: number | null };

export type Get = (path: string) => Promise<Json>;

/**
 * Reads everything that says who is due today, and holds it against the records: the lists of feedings and molts, which
 * no other list derives from. `get` is the keeper's; `others` read the same animals and plans, as the administrator.
 */
export async function expectOneTruth(get: Get, today: Day, others: readonly Get[] = []) {
  const cards = [...(await rowsOf(get, 'pet/list?limit=100')), ...(await archivedOf(get))];
  const truths = new Map<number, Card>();
  for (const card of cards) truths.set(card.id, await truthOf(get, card));
  expect(cards.map(cardOf)).toEqual([...truths.values()]);

  const plans: PlanSaid[] = await rowsOf(get, 'plan/list');
  const members = await membersOf(get, truths);
  const expected = new Map(plans.map((plan) => [plan.fp_id, planTruth(plan, members, today)]));
  expect(plans.map(saidOf)).toEqual([...expected.values()]);
  await holdPlanLists(get, plans);
  for (const plan of plans) {
    for (const read of [get, ...others]) await holdPlanPage(read, plan, members, today);
    holdCalendar(plan, members.get(plan.fp_id) ?? [], today);
  }

  const planned = (id: number) =>
    plans.filter((plan) => members.get(plan.fp_id)?.some((one) => one.id === id));
  for (const truth of truths.values()) {
    const due = { id: truth.id, ...dueByPlans(planned(truth.id), truth, today) };
    for (const read of [get, ...others]) await holdAnimal(read, truth, due, planned(truth.id));
    holdRest(truth, due, today);
  }
  const kept = [...truths.values()].filter((one) => one.archived === 0);
  await holdBox(get, kept, planned, today);
  await holdRound(get, kept);
}

const rowsOf = async (get: Get, path: string) => (await get(path)).rows;
const archivedOf = (get: Get) => rowsOf(get, 'pet/list?limit=100&archived=1');

/** What an animal's records say of it. */
async function truthOf(get: Get, { id, archived, pre_molt }: Card): Promise<Card> {
  const offers: Offer[] = await rowsOf(get, `pet/feeding/list?limit=100&id=${id}`);
  const molts: { date_mt: Day }[] = await rowsOf(get, `pet/molt/list?limit=100&id=${id}`);
  const { count, since } = refusalsInARow(offers);
  const mmt =
    molts
      .map((molt) => molt.date_mt)
      .toSorted()
      .at(-1) ?? null;
  const [newest] = offers;
  return {
    ...{ id, archived, pre_molt, mmt },
    ...{ offer_date: newest?.date_f ?? null, progress: newest?.progress ?? null },
    ...{ refusals: count, refused_since: since },
  };
}

/** Of a card, what the records decide. */
function cardOf(card: Card): Card {
  const { id, archived, pre_molt, mmt, offer_date, progress, refusals, refused_since } = card;
  return { id, archived, pre_molt, mmt, offer_date, progress, refusals, refused_since };
}

async function membersOf(get: Get, truths: ReadonlyMap<number, Card>) {
  const members = new Map<number, Card[]>();
  for (const truth of truths.values())
    for (const { fp_id } of await rowsOf(get, `plan/of_pet/${truth.id}`))
      members.set(fp_id, [...(members.get(fp_id) ?? []), truth]);
  return members;
}

const saidOf = ({ fp_id, next_date, due, resting, pets }: PlanSaid) => ({
  fp_id,
  next_date,
  due,
  resting,
  pets,
});

function planTruth(plan: PlanSaid, members: ReadonlyMap<number, Card[]>, today: Day) {
  const animals = (members.get(plan.fp_id) ?? []).filter((one) => one.archived === 0);
  return { fp_id: plan.fp_id, pets: animals.length, ...planDueOf(plan, animals, today) };
}

async function holdPlanLists(get: Get, plans: readonly PlanSaid[]) {
  const active = plans.filter((plan) => plan.fp_active === 1).map(saidOf);
  expect((await rowsOf(get, 'plan/active')).map(saidOf)).toEqual(active);
  expect((await rowsOf(get, 'plan/assignable')).map(saidOf)).toEqual(plans.map(saidOf));
  const round = await rowsOf(get, 'plan/pets_by_plan');
  const counted = round.map((plan: PlanSaid & { pets: unknown[] }) => ({
    ...saidOf(plan),
    pets: plan.pets.length,
  }));
  expect(counted).toEqual(active);
}

async function holdPlanPage(
  get: Get,
  plan: PlanSaid,
  members: ReadonlyMap<number, Card[]>,
  today: Day,
) {
  const { fp_id } = plan;
  expect(saidOf(await get(`plan/details/${fp_id}`))).toEqual(saidOf(plan));
  expect(saidOf(await get(`plan/edit_details/${fp_id}`))).toEqual(saidOf(plan));
  const rows: PetSaid[] = await rowsOf(get, `plan/assigned_pets/${fp_id}`);
  const animals = (members.get(fp_id) ?? []).filter((one) => one.archived === 0);
  expect(byId(rows.map((row) => ({ ...cardOf(row), ...dueFieldsOf(row) })))).toEqual(
    byId(animals.map((one) => ({ ...one, ...dueOf(plan, one, today) }))),
  );
  expect(rows.filter((row) => isDue(row, today))).toHaveLength(plan.due);
  if (plan.due > 0) expect((plan.next_date ?? '') <= today).toBe(true);
  else if (plan.next_date !== null && feedsAnimals(plan)) expect(plan.next_date > today).toBe(true);
}

/** The next four weeks: today exactly when somebody is due, and the day of each animal that a keeper reads beside it. */
function holdCalendar(plan: PlanSaid, animals: readonly Card[], today: Day) {
  const last = addDays(today, 27);
  const days = feedingDays(plan, animals, today, last);
  expect(days.includes(today)).toBe(plan.due > 0);
  const told = animals.filter((one) => one.pre_molt === null);
  const awake = told.map((one) => dueOf(plan, one, today));
  const next = awake.flatMap((due) => due.next_date ?? []).filter((day) => day <= last);
  for (const day of next) expect(days).toContain(day < today ? today : day);
  if (feedsAnimals(plan) && plan.next_date && plan.next_date > today && plan.next_date <= last)
    expect(days[0]).toBe(plan.next_date);
}

async function holdAnimal(
  get: Get,
  truth: Card,
  due: Due & { id: number },
  plans: readonly PlanSaid[],
) {
  for (const call of ['pet/detail', 'pet/quickview']) {
    const page = await get(`${call}/${truth.id}`);
    expect(cardOf(page)).toEqual(truth);
    expect({ id: page.id, ...dueFieldsOf(page) }).toEqual(due);
  }
  const detail: { plans: PlanSaid[] } = await get(`pet/detail/${truth.id}`);
  const ofPet: PlanSaid[] = await rowsOf(get, `plan/of_pet/${truth.id}`);
  const days = (said: PlanSaid[]) =>
    byKey(said.map(({ fp_id, next_date }) => ({ fp_id, next_date })));
  expect(days(detail.plans)).toEqual(days(ofPet));
  expect(ofPet).toHaveLength(plans.length);
  expect(ofPet.flatMap((plan) => plan.next_date ?? []).toSorted()[0] ?? null).toBe(due.next_date);
}

/** After a molt nobody is called to food, or late, for a day on which it was to rest. */
function holdRest({ mmt }: Card, { next_date }: Due, today: Day): void {
  if (mmt === null || mmt > today || next_date === null) return;
  expect(next_date > addDays(mmt, 7)).toBe(true);
}

/** The first page, its heading, the badge and the round's first choice read this list. */
async function holdBox(
  get: Get,
  kept: readonly Card[],
  planned: (id: number) => PlanSaid[],
  today: Day,
) {
  const box: BoxRow[] = await rowsOf(get, 'pet/dashboard/feed');
  const dues = kept.map((one) => ({ ...one, ...dueByPlans(planned(one.id), one, today) }));
  const listed = dues.filter((one) => feedingState(one, today) !== null);
  const open = (progress: Progress | null) => (progress === 1 ? progress : null);
  expect(
    byId(box.map((row) => ({ ...cardOf(row), ...dueFieldsOf(row), date_f: row.date_f }))),
  ).toEqual(
    byId(
      listed.map(({ next_date, muted, ...one }) => ({
        ...{ ...one, progress: open(one.progress), next_date, muted },
        date_f: one.progress === 1 ? one.offer_date : next_date,
      })),
    ),
  );
  for (const row of box.filter(({ progress }) => progress === null)) {
    const plan = planned(row.id).find(({ fp_id }) => fp_id === row.fp_id);
    const own = kept.find(({ id }) => id === row.id);
    expect(plan && own && dueOf(plan, own, today).next_date).toBe(row.date_f);
  }
  const heading = countFeedings(box, today);
  expect(heading.due).toBe(dues.filter((one) => isDue(one, today)).length);
  const byPlan = kept.filter((one) =>
    planned(one.id).some((plan) => isDue(dueOf(plan, one, today), today)),
  );
  expect(heading.due).toBe(byPlan.length);
}

async function holdRound(get: Get, kept: readonly Card[]) {
  expect(byId((await rowsOf(get, 'plan/assignable_pets')).map(rulesOf))).toEqual(
    byId(kept.map(rulesOf)),
  );
  if (kept.length === 0) return;
  const ids = kept.map(({ id }) => id);
  const round: (Card & { recent: Offer[] })[] = await rowsOf(
    get,
    `pet/feeding/round?ids=${ids.join(',')}`,
  );
  expect(round.map(cardOf)).toEqual([...kept]);
  for (const { recent, offer_date, progress } of round)
    expect([recent[0]?.date_f ?? null, recent[0]?.progress ?? null]).toEqual([
      offer_date,
      progress,
    ]);
}

const dueFieldsOf = ({ plan_date, next_date, muted }: Due) => ({ plan_date, next_date, muted });
const rulesOf = ({ id, archived, offer_date, progress, pre_molt, mmt }: Card) => ({
  ...{ id, archived, offer_date, progress, pre_molt, mmt },
});
const byId = <T extends { id: number }>(rows: T[]) => rows.toSorted((a, b) => a.id - b.id);
const byKey = <T extends { fp_id: number }>(rows: T[]) =>
  rows.toSorted((a, b) => a.fp_id - b.fp_id);
