import type { Day } from '#src/domain/days.ts';
import { dueNow, oldestFirst, openOf, type Waiting } from '#src/domain/feeding/in-progress.ts';
import type { Animal, DevicePlan } from '#src/domain/sync/collection.ts';
import { compareIds } from '#src/domain/sync/ids.ts';
import type { Collection } from '#web/device/collection.ts';
import { petCard, type Card } from './pet-card.ts';
import { plansByAnimal } from './table-row.ts';

/** The box 'Feedings in progress', as features/plans/due fills it. */
export function inProgress(collection: Collection, today: Day) {
  const byAnimal = plansByAnimal(collection);
  const found = [...collection.animals.values()].flatMap((animal) => {
    if (animal.archived === 1) return [];
    const plans = byAnimal.get(animal.id) ?? none;
    return waitingOf(petCard(collection, animal), { animal, plans, today }) ?? [];
  });
  return oldestFirst(found).map(rowOf);
}

const none: readonly DevicePlan[] = [];

type From = { animal: Animal; plans: readonly DevicePlan[]; today: Day };
type InBox = Waiting<Card>;

/** What was found of an animal stays true as long as its card, its plans and the day are the same. */
const known = new WeakMap<Card, { from: From; waiting: InBox | null }>();

function waitingOf(card: Card, from: From): InBox | null {
  const before = known.get(card);
  if (before && isSame(before.from, from)) return before.waiting;
  const { animal, today } = from;
  const plans = from.plans
    .filter(({ fp_active }) => fp_active === 1)
    .toSorted((a, b) => compareIds(a.fp_id, b.fp_id));
  const isOpen = animal.progress === 1;
  const waiting = isOpen
    ? openOf(attemptOf(card, animal), plans, today)
    : dueNow(card, plans, today);
  known.set(card, { from, waiting });
  return waiting;
}

const isSame = (a: From, b: From): boolean =>
  a.animal === b.animal &&
  a.today === b.today &&
  a.plans.length === b.plans.length &&
  a.plans.every((plan, at) => plan === b.plans[at]);

function attemptOf(pet: Card, { feedings, offer_date, offer_food }: Animal) {
  const attempt = feedings.find((one) => one.date_f === offer_date && one.food === offer_food);
  return { pet, food: offer_food, fp_id: attempt?.fp_id ?? null };
}

const rows = new WeakMap<InBox, ReturnType<typeof makeRow>>();

/** The same object for the same animal in the same state. */
function rowOf(waiting: InBox) {
  let row = rows.get(waiting);
  if (!row) rows.set(waiting, (row = makeRow(waiting)));
  return row;
}

const makeRow = ({ pet, ...waiting }: InBox) => ({ ...pet, ...waiting });
