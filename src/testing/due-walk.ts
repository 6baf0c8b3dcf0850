import { addDays, type Day } from '#src/domain/days.ts';
import { firstDay, type Story, type Step, type Rule } from './due-stories.ts';
import type { Received, TestApp } from './test-app.ts';

export type Caller = ReturnType<TestApp['as']>;
type Of<K extends Step['kind']> = Extract<Step, { kind: K }>;
type Ways = { [K in Step['kind']]: (step: Of<K>, today: Day) => Promise<Received> };

/** Makes the plans and animals of a story. The result takes a step of it, through the calls of a client. */
export async function startWalk(call: Caller, story: Story) {
  const plans: number[] = [];
  const pets: number[] = [];
  let undo = () => call.get('health');
  for (const [at, rule] of story.plans.entries()) {
    const body = { fp_name: `Plan ${at}`, ...ruleOf(rule) };
    plans.push((await call.post('plan/add', body)).data.id);
  }
  for (const own of story.animals) await bring({}, own, firstDay);

  const ways: Ways = {
    async feed({ pet, plan, food, progress, ago, isLate }, today) {
      const key = { id: pets[pet], date_f: addDays(today, -ago), food };
      const fp_id = plan === null ? null : plans[plan];
      const noted = isLate && { recorded_at: `${today}T06:00:00Z` };
      const body = { ...key, progress, fp_id, ...noted };
      const fed = await call.post('pet/feeding/feed', body, on(today));
      const { was } = fed.data;
      undo = () =>
        was === null
          ? call.delete('pet/feeding/delete', key, on(today))
          : call.post('pet/feeding/feed', { ...key, progress: was }, on(today));
      return fed;
    },
    undo: () => undo(),
    feedMany: ({ pet, other, ago, food, progress }, today) =>
      call.post(
        'pet/feeding/feed_many',
        { ids: [pets[pet], pets[other]], date_f: addDays(today, -ago), food, progress },
        on(today),
      ),
    feedPlan: ({ plan, ago, food, progress }, today) =>
      call.post(
        'pet/feeding/feed_plan',
        { fp_id: plans[plan], date_f: addDays(today, -ago), food, progress },
        on(today),
      ),
    feedSome: ({ plan, pet, food, progress }, today) =>
      call.post(
        'pet/feeding/feed_plan_all',
        { fp_id: plans[plan], ids: [pets[pet]], food, progress },
        on(today),
      ),
    async edit({ pet, nth, ago, food, progress }, today) {
      const row = await recordOf('feeding', pet, nth);
      const date_f = addDays(today, -ago);
      return call.put('pet/feeding/update', { id: row.id, date_f, food, progress }, on(today));
    },
    async forget({ pet, nth }, today) {
      const { date_f, food } = await recordOf('feeding', pet, nth);
      return call.delete('pet/feeding/delete', { id: pets[pet], date_f, food }, on(today));
    },
    forgetDay: ({ pet, other, ago, food }, today) =>
      call.delete(
        'pet/feeding/delete_many',
        { ids: [pets[pet], pets[other]], date_f: addDays(today, -ago), food },
        on(today),
      ),
    forgetAll: ({ pet }) => call.delete('pet/feeding/delete_all', { id: pets[pet] }),
    molt: ({ pet, ago }, today) =>
      call.post('pet/molt/add', { id: pets[pet], date_mt: addDays(today, -ago) }, on(today)),
    async moveMolt({ pet, ago }, today) {
      const { id } = await recordOf('molt', pet, 0);
      return call.put('pet/molt/update', { id, date_mt: addDays(today, -ago) }, on(today));
    },
    async forgetMolt({ pet }) {
      return call.delete('pet/molt/delete', { id: (await recordOf('molt', pet, 0)).id });
    },
    preMolt: ({ pet, ago }, today) =>
      call.put(
        'pet/pre_molt',
        { id: pets[pet], pre_molt: ago === null ? null : addDays(today, -ago) },
        on(today),
      ),
    archive: ({ pet }) => call.put('pet/archive', { id: pets[pet] }),
    deletePet: ({ pet }) => call.delete('pet/delete', { id: pets[pet] }),
    changePlan: ({ plan, rule }) =>
      call.put('plan/update', { fp_id: plans[plan], ...ruleOf(rule) }),
    deletePlan: ({ plan }) => call.delete('plan/delete', { fp_id: plans[plan] }),
    assign: ({ pet, plans: own }) => assign(pets[pet], own),
    bring: ({ offers, molt, pre_molt, archived, plans: own }, today) => {
      const feedings = offers.map(({ ago, ...offer }) => ({
        ...offer,
        date_f: addDays(today, -ago),
      }));
      const molts = molt === null ? [] : [{ date_mt: addDays(today, -molt) }];
      const waits = pre_molt === null ? null : addDays(today, -pre_molt);
      return bring({ feedings, molts, archived, pre_molt: waits }, own, today);
    },
  };
  return <K extends Step['kind']>(step: Of<K>, today: Day) => ways[step.kind as K](step, today);

  async function bring(fields: object, own: readonly number[], today: Day): Promise<Received> {
    const row = { sc_name: 'Brachypelma hamorii', name: `Animal ${pets.length}`, ...fields };
    const response = await call.post('pet/add_all', { values_add: [row] }, on(today));
    for (const id of response.data.ids ?? []) {
      pets.push(id);
      await assign(id, own);
    }
    return response;
  }

  function assign(id: number | undefined, own: readonly number[]): Promise<Received> {
    const plan_ids = own.flatMap((at) => plans[at] ?? []);
    return call.post('plan/assignment/assign_pet_to_plans', { id, plan_ids });
  }

  /** One of an animal's records; without one, an id that nothing has. */
  async function recordOf(kind: 'feeding' | 'molt', pet: number, nth: number) {
    const { data } = await call.get(`pet/${kind}/list?id=${pets[pet]}`);
    return data.rows?.[nth % data.rows.length] ?? { id: 999_999_999, date_f: firstDay };
  }
}

const on = (today: Day) => ({ 'x-today': today });

function ruleOf({ start, ...rule }: Rule) {
  return { ...rule, fp_start: addDays(firstDay, start) };
}
