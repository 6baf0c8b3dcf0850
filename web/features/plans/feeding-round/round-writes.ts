import { recordBefore, replaces, type Offer } from '#src/domain/feeding/feeding-round.ts';
import { settingLimits } from '#src/domain/accounts/setting-limits.ts';
import type { NamedWrite } from '#web/lib/note.ts';
import type { Round, RoundAnswer, RoundPet } from '#web/state/round.ts';

// What the outcomes of a feeding round write, and what takes them back.

/** The writes that record the outcomes: those in a row that say the same are one, each that says how many is its own. */
export function requestsOf(round: Round, answers: readonly RoundAnswer[]): NamedWrite[] {
  const writes: (Fed & { pets: RoundPet[] })[] = [];
  for (const { pet, record } of recorded(round, answers)) {
    const fed = { ...record, fp_id: pet.fp_id };
    const last = writes.at(-1);
    if (last && !record.amount && isSame(last, fed) && last.pets.length < settingLimits.idsPerCall)
      last.pets.push(pet);
    else writes.push({ ...fed, pets: [pet] });
  }
  return writes.map(writeOf);
}

type Fed = Offer & { fp_id: number | null };

const isSame = (a: Fed, b: Fed): boolean =>
  !a.amount &&
  a.date_f === b.date_f &&
  a.food === b.food &&
  a.progress === b.progress &&
  a.fp_id === b.fp_id;

/** An attempt is never recorded over a meal. */
function writeOf(fed: Fed & { pets: RoundPet[] }): NamedWrite {
  const { date_f, food, progress, amount, fp_id, pets } = fed;
  const [one] = pets;
  if (amount && one) {
    const body = { id: one.id, date_f, food, progress, amount, fp_id };
    return { method: 'POST', path: '/pet/feeding/feed', body, names: [one.name] };
  }
  const body = { ids: pets.map(({ id }) => id), date_f, food, progress };
  return {
    method: 'POST',
    path: fp_id === null ? '/pet/feeding/feed_many' : '/pet/feeding/feed_plan_all',
    body: fp_id === null ? body : { ...body, fp_id },
    names: pets.map(({ name }) => name),
  };
}

/** The writes that undo the outcomes: they bring back the record that was there before, or remove it. */
export function undoRequestsOf(round: Round, answers: readonly RoundAnswer[]): NamedWrite[] {
  return recorded(round, answers).map(({ pet: { id, name, recent }, record }) => {
    const before = recordBefore(recent, record);
    const { date_f, food } = record;
    return before
      ? { method: 'POST', path: '/pet/feeding/feed', body: { id, ...before }, names: [name] }
      : {
          method: 'DELETE',
          path: '/pet/feeding/delete',
          body: { id, date_f, food },
          names: [name],
        };
  });
}

/** The outcomes that took the place of others; an offer leaves what is known of its day. */
export const replacing = (round: Round, answers: readonly RoundAnswer[]) =>
  recorded(round, answers).flatMap(({ pet, record }) => {
    const was = recordBefore(pet.recent, record)?.progress ?? null;
    return record.progress !== 1 && replaces(was, record.progress) ? [{ pet, record, was }] : [];
  });

/** Without the animals that were offered nothing, or that have left the round. */
const recorded = ({ pets }: Round, answers: readonly RoundAnswer[]) =>
  answers.flatMap(({ id, record }) => {
    const pet = pets.find((one) => one.id === id);
    return pet && record ? [{ pet, record }] : [];
  });
