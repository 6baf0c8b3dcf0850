import * as fc from 'fast-check';
import { addDays, type Day } from '#src/domain/days.ts';

export const firstDay = '2026-03-10';
/** The day of a story, from 0. */
export const dayAt = (at: number): Day => addDays(firstDay, at);

const ago = fc.oneof(fc.nat({ max: 3 }), fc.nat({ max: 15 }));
const mayBeAgo = fc.option(ago, { freq: 2 });
const rule = fc.record({
  fp_repeat: fc.integer({ min: 1, max: 10 }),
  /** from the story's first day */
  start: fc.integer({ min: -30, max: 5 }),
  fp_weekdays: fc.constantFrom('0000000', '0000000', '0100100', '1111111'),
  fp_active: fc.constantFrom(0, 1, 1, 1),
  retry_days: fc.constantFrom(0, 0, 2, 5, 20),
});
const offer = {
  ago,
  food: fc.constantFrom('Dubia', 'Cricket', ''),
  progress: fc.constantFrom(0, 1, 2),
};
const pet = fc.nat({ max: 3 });
const plan = fc.nat({ max: 2 });
const plans = fc.subarray([0, 1, 2]);
const nth = fc.nat({ max: 3 });
const kind = <const K extends string>(name: K) => ({ kind: fc.constant(name) });

const records = fc.oneof(
  fc.record({ ...kind('feed'), pet, plan: fc.option(plan), isLate: fc.boolean(), ...offer }),
  fc.record({ ...kind('feedMany'), pet, other: pet, ...offer }),
  fc.record({ ...kind('feedPlan'), plan, ...offer }),
  fc.record({ ...kind('feedSome'), plan, pet, ...offer }),
  fc.record({ ...kind('molt'), pet, ago }),
  fc.record({ ...kind('preMolt'), pet, ago: mayBeAgo }),
);
const corrections = fc.oneof(
  fc.record({ ...kind('undo') }),
  fc.record({ ...kind('edit'), pet, nth, ...offer }),
  fc.record({ ...kind('forget'), pet, nth }),
  fc.record({ ...kind('forgetDay'), pet, other: pet, ago, food: offer.food }),
  fc.record({ ...kind('moveMolt'), pet, ago }),
  fc.record({ ...kind('forgetMolt'), pet }),
);
const changes = fc.oneof(
  fc.record({ ...kind('archive'), pet }),
  fc.record({ ...kind('changePlan'), plan, rule }),
  fc.record({ ...kind('assign'), pet, plans }),
  fc.record({
    ...kind('bring'),
    plans,
    offers: fc.array(fc.record(offer), { maxLength: 3 }),
    molt: mayBeAgo,
    pre_molt: mayBeAgo,
    archived: fc.constantFrom(0, 0, 1),
  }),
);
const losses = fc.oneof(
  fc.record({ ...kind('forgetAll'), pet }),
  fc.record({ ...kind('deletePet'), pet }),
  fc.record({ ...kind('deletePlan'), plan }),
);
const step = fc.oneof(
  { weight: 10, arbitrary: records },
  { weight: 6, arbitrary: corrections },
  { weight: 3, arbitrary: changes },
  { weight: 1, arbitrary: losses },
);

/** Plans, which of them each animal belongs to, and what happens on each day. */
export const stories = fc.record({
  plans: fc.array(rule, { minLength: 3, maxLength: 3 }),
  animals: fc.array(plans, { minLength: 4, maxLength: 4 }),
  days: fc.array(fc.array(step, { maxLength: 8 }), { minLength: 1, maxLength: 4 }),
});

export type Rule = typeof rule extends fc.Arbitrary<infer T> ? T : never;
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;
export type Story = typeof stories extends fc.Arbitrary<infer T> ? T : never;
