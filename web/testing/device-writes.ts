import * as fc from 'fast-check';
import { addDays, type Day } from '#src/domain/days.ts';
import { measurementKinds } from '#src/domain/animal/measurements.ts';
import { archiveReasons, genders, moltOutcomes, sexSigns } from '#src/domain/enums.ts';
import type { Animal } from '#src/domain/sync/collection.ts';
import type { Collection } from '#web/device/collection.ts';

const nat = fc.nat({ max: 5 });
const drawn = {
  ...{ pet: nat, other: nat, plan: nat, nth: fc.nat({ max: 2 }), isGiven: fc.boolean() },
  ago: fc.oneof(fc.nat({ max: 2 }), fc.nat({ max: 15 })),
  food: fc.constantFrom('Dubia', 'Cricket', ' Mealworm ', ''),
  progress: fc.constantFrom(0, 1, 2),
  amount: fc.constantFrom(undefined, null, 1, 12),
  outcome: fc.constantFrom(undefined, null, ...moltOutcomes),
  note: fc.constantFrom(undefined, '', ' a toe '),
  sex_by: fc.constantFrom(undefined, null, ...sexSigns),
  size: fc.constantFrom(undefined, null, 3.5, 12.25),
  kind: fc.constantFrom(...measurementKinds),
  value: fc.constantFrom(0.5, 12.25, 900, 2000),
  gender: fc.constantFrom(undefined, ...genders),
  flag: fc.constantFrom(0, 1),
  reason: fc.constantFrom(null, ...archiveReasons),
  text: fc.constantFrom('Moved', ' moved ', 'Ünal 🕷', 'ant', 'Zoe', 'zoe'),
  plans: fc.subarray([0, 1, 2, 3]),
  count: fc.integer({ min: 1, max: 3 }),
};
type Draw = {
  [K in keyof typeof drawn]: (typeof drawn)[K] extends fc.Arbitrary<infer T> ? T : never;
};
type Body = Record<string, unknown> | undefined;
type Make = (draw: Draw, found: ReturnType<typeof findIn>) => Body;

/** By call, the body of a write to something that the device holds; none where there is nothing of the kind. */
const bodies: Record<string, Make> = {
  'POST /pet/feeding/feed': (draw, { pet, day, plan }) =>
    pet && {
      ...{ id: pet.id, date_f: day, food: draw.food, progress: draw.progress },
      ...given({ amount: draw.amount }),
      ...(draw.isGiven && plan && { fp_id: plan.fp_id }),
    },
  'POST /pet/feeding/feed_many': ({ food, progress, amount }, { pets, day }) =>
    pets && { ids: pets, date_f: day, food, progress, ...(amount && { amount }) },
  'POST /pet/feeding/feed_plan': ({ food, progress, isGiven }, { plan, day }) =>
    plan && { fp_id: plan.fp_id, progress, ...(isGiven && { date_f: day, food }) },
  'POST /pet/feeding/feed_plan_all': ({ food, progress }, { plan, pets, day }) =>
    plan && pets && { fp_id: plan.fp_id, ids: pets, date_f: day, food, progress },
  'PUT /pet/feeding/update': ({ food, progress, amount }, { feeding, day }) =>
    feeding && { id: feeding.id, date_f: day, food, progress, ...given({ amount }) },
  'DELETE /pet/feeding/delete': ({ isGiven }, { feeding }) =>
    feeding && {
      ...{ id: feeding.pet_id, date_f: feeding.date_f },
      ...(isGiven && { food: feeding.food }),
    },
  'DELETE /pet/feeding/delete_many': (_, { pets, feeding }) =>
    feeding && {
      ids: [...new Set([feeding.pet_id, ...(pets ?? [])])],
      date_f: feeding.date_f,
      food: feeding.food,
    },
  'POST /pet/molt/add': ({ size, gender, outcome, note, sex_by }, { pet, day }) =>
    pet && { id: pet.id, date_mt: day, ...given({ size, gender, outcome, note, sex_by }) },
  'PUT /pet/molt/update': ({ size, gender, outcome, note, count }, { molt, day }) =>
    molt && {
      id: molt.id,
      date_mt: day,
      ...given({ size, gender, outcome, note, molt_no: count }),
    },
  'PUT /pet/molt/update_gender': ({ gender }, { pet }) => pet && gender && { id: pet.id, gender },
  'DELETE /pet/molt/delete': (_, { molt }) => molt && { id: molt.id },
  'PUT /pet/pre_molt': ({ isGiven }, { pet, day }) =>
    pet && { id: pet.id, pre_molt: isGiven ? day : null },
  'POST /pet/measurement/add': ({ kind, value }, { pet, day }) =>
    pet && { id: pet.id, date_ms: day, kind, value },
  'PUT /pet/measurement/update': ({ kind, value, isGiven }, { measurement, day }) =>
    measurement && { id: measurement.id, value, ...(isGiven && { date_ms: day, kind }) },
  'DELETE /pet/measurement/delete': (_, { measurement }) => measurement && { id: measurement.id },
  'POST /pet/events/add': ({ text }, { pet, day }) =>
    pet && { id: pet.id, date_ev: day, event: text },
  'POST /pet/events/add_many': ({ text }, { pets, day }) =>
    pets && { ids: pets, date_ev: day, event: text },
  'PUT /pet/events/update': ({ text, isGiven }, { event, day }) =>
    event && { id: event.id, event: text, ...(isGiven && { date_ev: day }) },
  'DELETE /pet/events/delete': (_, { event }) => event && { id: event.id },
  'DELETE /pet/events/delete_many': (_, { event }) => event && { ids: [event.id] },
  'PUT /pet/increment_count': ({ count }, { pet }) => pet && { id: pet.id, count },
  'PUT /pet/decrement_count': ({ count }, { pet }) => pet && { id: pet.id, count },
  'POST /pet/archive_part': ({ count, reason, text }, { pet, day, tag }) =>
    pet && { id: pet.id, count, reason, date: day, note: text, tag },
  'DELETE /pet/archive_part': (_, { part }) => part && { id: part.id, group_id: part.group_id },
  'PUT /pet/archive': ({ isGiven, reason, text }, { pet, day }) =>
    pet && { id: pet.id, ...(isGiven && { archived: 1, reason, date: day, note: text }) },
  'PUT /pet/archive_all': ({ flag, reason }, { pets }) =>
    pets && { ids: pets, archived: flag, ...(flag === 1 && { reason }) },
  'POST /pet/available_feeders/add': ({ food }) => (food.trim() ? { food } : undefined),
  'DELETE /pet/available_feeders/delete': (_, { feeder }) => feeder && { food: feeder.food },
  'POST /user_config/set': ({ flag, isGiven }) => ({
    ...{ conf_key: 'show_pictures', conf_val: isGiven ? String(flag) : null },
  }),
  'POST /plan/assignment/add_all': ({ isGiven }, { plan, pets }) =>
    plan && pets && { id: plan.fp_id, pet_ids: pets, ...(isGiven && { was: plan.pet_ids }) },
  'POST /plan/assignment/assign_pet_to_plans': (_, { pet, plans }) =>
    pet && { id: pet.id, plan_ids: plans },
  'DELETE /plan/assignment/clear': (_, { plan }) => plan && { fp_id: plan.fp_id },
  'DELETE /plan/assignment/clear_pet': ({ isGiven }, { pet, plan }) =>
    pet && { id: pet.id, ...(isGiven && plan && { fp_id: plan.fp_id }) },
  'POST /pet/add': ({ text, count, gender, isGiven }, { sc_id, day, tag, place }) => ({
    ...(isGiven && { place_id: place?.id ?? null }),
    ...{ p_sc_id: sc_id, name: text, an_count: count, kept_since: day, tag, ...given({ gender }) },
  }),
  'PUT /pet/update': ({ text, count, flag, isGiven }, { pet, sc_id, place }) =>
    pet && {
      ...{ id: pet.id, name: text, an_count: count, is_public: flag },
      ...(flag && { place_id: place?.id ?? null }),
      ...(isGiven ? { p_sc_id: sc_id, notes: text } : { if_rev: pet.rev }),
    },
  'DELETE /pet/delete': ({ nth }, { pet }) => (nth > 0 && pet ? { id: pet.id } : undefined),
  'POST /plan/add': ({ text, count, food }, { day }) => ({
    ...{ fp_name: text, fp_repeat: count, fp_start: day, def_feeder: food },
  }),
  'PUT /plan/update': ({ count, flag, text }, { plan }) =>
    plan && {
      fp_id: plan.fp_id,
      if_rev: plan.rev,
      retry_days: count,
      fp_active: flag,
      fp_name: text,
    },
  'PUT /pet/move': ({ isGiven, flag }, { pets, place, pet }) =>
    pets && {
      ids: pets,
      place_id: flag ? (place?.id ?? null) : null,
      ...(isGiven && pet && { after: pet.id }),
    },
  'PUT /pet/move_back': ({ flag, nth }, { pet, place }) =>
    pet && {
      moved: [
        { id: pet.id, was: { place_id: flag ? (place?.id ?? null) : null, place_order: nth } },
      ],
    },
  'PUT /place/order': (_, { pets, place }) => pets && place && { id: place.id, pet_ids: pets },
  'PUT /place/arrange': ({ isGiven }, { place, otherPlace }) =>
    place && { parent_id: isGiven ? (otherPlace?.id ?? null) : null, ids: [place.id] },
  'POST /place/add': ({ text, nth }, { place, tag }) => ({
    ...{ name: text, kind: 'shelf', slots: nth, tag, parent_id: place?.id ?? null },
  }),
  'PUT /place/update': ({ text, nth, isGiven }, { place, otherPlace }) =>
    place && {
      ...{ id: place.id, if_rev: place.rev, name: text, slots: nth },
      ...(isGiven && { parent_id: otherPlace?.id ?? null }),
    },
  'POST /place/notes/add': ({ text, isGiven }, { place, day }) =>
    place && {
      ...{ id: place.id, date: day, kind: isGiven ? 'cleaned' : 'note' },
      ...(!isGiven && { text }),
    },
  'PUT /place/notes/update': ({ text }, { entry, day }) =>
    entry && { id: entry.id, date: day, text },
  'DELETE /place/notes/delete': (_, { entry }) => entry && { id: entry.id },
  'DELETE /picture/delete': (_, { pet }) => pet && { id: pet.id },
  'POST /sales/add': ({ count, nth, isGiven, food }, { pet, day }) =>
    pet && {
      ...{ pet_id: pet.id, s_count: count, s_date: day, total_price: nth * 12.35 },
      ...(isGiven && { currency: 'JPY', total_price: nth, buyer_name: food }),
    },
  'DELETE /sales/delete': ({ flag }, { sale }) => sale && { slid: sale.slid, restore: flag },
  'DELETE /plan/delete': ({ nth }, { plan }) =>
    nth > 0 && plan ? { fp_id: plan.fp_id } : undefined,
};

export const writesOfDevice = fc.record({
  call: fc.constantFrom(...Object.keys(bodies)),
  draw: fc.record(drawn),
});
export type DrawnWrite = typeof writesOfDevice extends fc.Arbitrary<infer T> ? T : never;

/** A drawn write to what the device holds; undefined where it holds nothing of the kind. */
export function writeTo(collection: Collection, { call, draw }: DrawnWrite, today: Day) {
  const body = bodies[call]?.(draw, findIn(collection, draw, today));
  const [method = '', path = ''] = call.split(' ');
  return body && { method, path, body };
}

let tags = 0;

function findIn({ animals, plans, places, feeders, species }: Collection, draw: Draw, today: Day) {
  const all = [...animals.values()];
  const pet = at(all, draw.pet);
  const other = at(all, draw.other);
  const recordOf = <Row>(rowsOf: (animal: Animal) => readonly Row[]) => {
    const holder = at(
      all.filter((animal) => rowsOf(animal).length > 0),
      draw.pet,
    );
    return holder && at(rowsOf(holder), draw.nth);
  };
  return {
    pet,
    pets: pet && other && [...new Set([pet.id, other.id])],
    plan: at([...plans.values()], draw.plan),
    plans: draw.plans.flatMap((nth) => [...plans.keys()][nth] ?? []),
    feeding: recordOf(({ id, feedings }) => feedings.map((row) => ({ ...row, pet_id: id }))),
    molt: recordOf(({ molts }) => molts),
    measurement: recordOf(({ measurements }) => measurements),
    event: recordOf(({ events }) => events),
    sale: recordOf(({ sales }) => sales),
    place: at([...places.values()], draw.other),
    otherPlace: at([...places.values()], draw.plan),
    part: partIn(all, draw),
    entry: at(
      [...places.values()].flatMap(({ entries }) => entries),
      draw.nth,
    ),
    feeder: at(feeders, draw.nth),
    sc_id: at([...species.keys()], draw.nth),
    day: addDays(today, -draw.ago),
    tag: `A${String(++tags).padStart(5, '0')}`,
  };
}

/** One that can go into a group, and that group. */
function partIn(all: readonly Animal[], draw: Draw) {
  const hasNothing = ({ records, has_img }: Animal) =>
    has_img === 0 && Object.values(records).every((count) => count === 0);
  const part = at(
    all.filter((animal) => animal.archived && hasNothing(animal)),
    draw.pet,
  );
  const group =
    part &&
    at(
      all.filter(({ id, sc_id }) => id !== part.id && sc_id === part.sc_id),
      draw.other,
    );
  return group && { id: part.id, group_id: group.id };
}

const at = <T>(list: readonly T[], nth: number): T | undefined => list[nth % list.length];
const given = <T extends object>(fields: T) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
