import type { Day } from '#src/domain/days.ts';
import { isMuted } from '#src/domain/feeding/resting.ts';
import { outcomeOf, recordBefore, type Offer } from '#src/domain/feeding/feeding-round.ts';
import type { RoundRow } from '#src/features/plans/feeding-round/round.service.ts';
import type { Round, RoundAnswer, RoundPet } from '#web/state/round.ts';
import { resultOf } from './round-answers.ts';

// A round shows its animals as they are now, however that was noted: the order of the round, the feeders and what was
// recorded in it stay.

/** Who an animal is, and why it may rest. */
const seen = [
  ...(['name', 'tag', 'sc_id', 'sc_name', 'cm_name', 'an_type', 'gender', 'an_count'] as const),
  ...(['has_img', 'img_version', 'pre_molt', 'mmt', 'size', 'weight', 'weight_date'] as const),
  ...(['place_id', 'place', 'slot'] as const),
] as const;

/** What follows from its feedings: of an animal that had its turn it stays as it was, since that is what Undo restores. */
const fed = ['date_f', 'progress', 'offer_date', 'refusals', 'refused_since'] as const;

type Seen = Pick<RoundRow, (typeof seen)[number] | (typeof fed)[number]>;

/** An animal as lists know it; `recent` and `expected_molt` where more was read of it. `food`: its last meal. */
export type NewestRow = Seen & { id: number; food: string | null } & Partial<
    Pick<RoundRow, 'recent' | 'expected_molt'>
  >;

/**
 * The round with what is known now. The same object where nothing has changed, and so is each animal. `rowOf`: undefined
 * where nothing new is known of it.
 */
export function withNewest(
  round: Round,
  rowOf: (pet: RoundPet) => NewestRow | undefined,
  today: Day,
): Round {
  const renew = (pet: RoundPet) => renewed(round, pet, rowOf(pet), round.day ?? today);
  const pets = sameOr(round.pets, round.pets.map(renew));
  const aside = round.aside && sameOr(round.aside, round.aside.map(renew));
  if (pets === round.pets && aside === round.aside) return round;
  return { ...round, pets, ...(aside && { aside }) };
}

/** Who has no outcome yet, and was offered something since its offers were read, or had an offer taken back. */
export function withOtherOffers(
  round: Round,
  rowOf: (id: number) => NewestRow | undefined,
): RoundPet[] {
  return round.pets.filter((pet) => {
    const row = rowOf(pet.id);
    return row && !resultOf(round, pet.id) && !isNewestOffer(row, pet.recent[0]);
  });
}

function isNewestOffer(row: NewestRow, offer: RoundPet['recent'][number] | undefined): boolean {
  if (!offer || row.offer_date === null) return !offer && row.offer_date === null;
  return (
    offer.date_f === row.offer_date &&
    offer.progress === row.progress &&
    (offer.progress !== 0 || offer.food === row.food)
  );
}

/** Whose newest offer is of the day of their outcome, and says something else. */
export const withOtherOutcomes = (
  round: Round,
  rowOf: (id: number) => NewestRow | undefined,
): RoundAnswer[] =>
  round.answers.filter(({ id, record }) => {
    const row = rowOf(id);
    return record && row?.offer_date === record.date_f && row.progress !== record.progress;
  });

/** The round with the outcomes that were changed outside of it. `recentOf`: the last offers of an animal, as far as read. */
export function withChangedOutcomes(
  round: Round,
  recentOf: (id: number) => readonly Offer[] | undefined,
): Round {
  const answers = round.answers.map((answer) => {
    const { id, record } = answer;
    const now = record && recordBefore(recentOf(id) ?? [], record);
    if (!now || now.progress === record.progress) return answer;
    const { recent = [] } = round.pets.find((one) => one.id === id) ?? {};
    // what was there before may be read once more, as long as the server has not got the outcome
    if (now.progress === recordBefore(recent, record)?.progress) return answer;
    const { progress } = now;
    return { ...answer, outcome: outcomeOf(progress), record: { ...record, progress } };
  });
  return answers.every((answer, at) => answer === round.answers[at])
    ? round
    : { ...round, answers };
}

/** Without those that left the collection before their turn. */
export function withoutGone(round: Round, isKept: (id: number) => boolean): Round {
  const stays = (pet: RoundPet) => isKept(pet.id) || resultOf(round, pet.id) !== undefined;
  const pets = round.pets.filter(stays);
  if (pets.length === round.pets.length) return round;
  const now = round.pets[round.at];
  const before = round.pets.slice(0, round.at).filter(stays).length;
  const isThere = now !== undefined && stays(now);
  const open = pets.findIndex((pet, at) => at >= before && !resultOf(round, pet.id));
  const first = pets.findIndex((pet) => !resultOf(round, pet.id));
  return { ...round, pets, at: isThere ? before : Math.max(0, open >= 0 ? open : first) };
}

/** Where the animals of a round along the places stand now; the order of the round is that of its start. */
export function withStands(round: Round, stands: NonNullable<Round['stands']>): Round {
  return JSON.stringify(stands) === JSON.stringify(round.stands) ? round : { ...round, stands };
}

function renewed(round: Round, pet: RoundPet, row: NewestRow | undefined, day: Day): RoundPet {
  if (!row) {
    const { muted } = mutedOn(pet, day);
    return muted === pet.muted ? pet : { ...pet, muted };
  }
  const isOver = resultOf(round, pet.id) !== undefined || round.takenBack?.includes(pet.id);
  const news = pick(row, isOver ? seen : [...seen, ...fed]);
  const more = isOver
    ? {}
    : {
        ...(row.recent && { recent: row.recent }),
        ...('expected_molt' in row && { expected_molt: row.expected_molt }),
      };
  return { ...pet, ...news, ...more, ...mutedOn(row, day) };
}

const mutedOn = ({ pre_molt, mmt }: Pick<RoundPet, 'pre_molt' | 'mmt'>, day: Day) => ({
  muted: isMuted(pre_molt, mmt, day) ? (1 as const) : (0 as const),
});

const pick = <Row extends object, Key extends keyof Row>(row: Row, keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<Row, Key>;

function sameOr(before: RoundPet[], now: RoundPet[]): RoundPet[] {
  const shared = now.map((pet, at) => (isSame(before[at], pet) ? (before[at] ?? pet) : pet));
  return shared.every((pet, at) => pet === before[at]) ? before : shared;
}

function isSame(a: RoundPet | undefined, b: RoundPet): boolean {
  if (!a || a === b) return a === b;
  const keys = Object.keys(b) as (keyof RoundPet)[];
  return keys.every(
    (key) =>
      a[key] === b[key] ||
      (typeof b[key] === 'object' && JSON.stringify(a[key]) === JSON.stringify(b[key])),
  );
}
