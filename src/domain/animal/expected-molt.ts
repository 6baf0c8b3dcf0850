import { addDays, daysBetween, type Day } from '#src/domain/days.ts';
import type { AnimalType, Gender } from '#src/domain/enums.ts';
import type { PartialDay } from '#src/domain/partial-days.ts';
import { endsMolting, saysMature } from './maturity.ts';
import { moltGaps } from './molt-gaps.ts';
import { refusalsSinceMolt, type RefusingAnimal } from './refusals-since-molt.ts';

export type MoltingAnimal = RefusingAnimal & {
  an_type: AnimalType;
  gender: Gender;
  an_count: number;
  archived: number;
  name: string;
  notes: string;
  hatched: PartialDay | null;
  pre_molt: Day | null;
};

/** What was recorded of it: read only where it is needed. `events`: their texts; `offers`: the newest first. */
type Records = {
  molts: () => readonly { date_mt: Day; size: number | null }[];
  events: () => readonly string[];
  offers: Parameters<typeof refusalsSinceMolt>[1];
};

/**
 * The days between molts that are usual for its species in the club at sizes (cm) from `size_from` to below `size_to`,
 * at any size where both are null, and of how many animals that is known.
 */
export type UsualGap = {
  size_from: number | null;
  size_to: number | null;
  from: number;
  to: number;
  animals: number;
};

/**
 * In words: `gaps` its last ones in days; `usual` the days from and to, of how many animals, and of which size, if not
 * of any; `since` days since the last molt; `refused` times since then; `pre_molt` days.
 */
type Reason = { code: 'gaps' | 'usual' | 'since' | 'refused' | 'pre_molt'; numbers: number[] };

/** Days between which the next molt is expected, both included, and why. */
export type ExpectedMolt = { from: Day; to: Day; reasons: Reason[] };

/** How many gaps the reason names. */
const NAMED = 3;

/**
 * When an animal is expected to molt next: from its own last gaps, two at least; else, where it is given, from what is
 * usual for its species. Null for archived animals and groups, for those that molt no more, where the gaps are too
 * different to say anything, and once the span has passed.
 */
export function expectedMolt(
  animal: MoltingAnimal,
  records: Records,
  today: Day,
  usual: UsualGap | null = null,
): ExpectedMolt | null {
  if (animal.archived || animal.an_count > 1 || animal.mmt === null) return null;
  const known = moltGaps(records.molts(), animal, today);
  if (!known) return null;
  const own = known.gaps.length >= 2;
  const span = own ? spanAfter(known.gaps, known.growth) : usual;
  if (!span || isOver(animal, records)) return null;
  const [from, to] = [addDays(known.last, span.from), addDays(known.last, span.to)];
  if (to < today) return null;
  const since = daysBetween(known.last, today);
  const reasons: Reason[] = [
    usual && !own
      ? { code: 'usual', numbers: usualNumbers(usual) }
      : { code: 'gaps', numbers: known.gaps.slice(-NAMED) },
    { code: 'since', numbers: [since] },
  ];
  const refused = refusalsSinceMolt(animal, records.offers, today);
  if (refused > 0) reasons.push({ code: 'refused', numbers: [refused] });
  if (animal.pre_molt && animal.pre_molt <= today)
    reasons.push({ code: 'pre_molt', numbers: [daysBetween(animal.pre_molt, today)] });
  return { from, to, reasons };
}

const usualNumbers = ({ from, to, animals, size_from, size_to }: UsualGap): number[] =>
  [from, to, animals, size_from, size_to].filter((one) => one !== null);

const isOver = (animal: MoltingAnimal, { events }: Records): boolean =>
  endsMolting(animal) && saysMature([animal.name, animal.notes, ...events()]);

/** An animal that refuses this many days before its span may be in pre-molt already. */
const NEAR = 14;
const REFUSALS = 2;

/** How often it refused since its last molt. */
export const refusedSinceMolt = ({ reasons }: ExpectedMolt): number =>
  reasons.find(({ code }) => code === 'refused')?.numbers[0] ?? 0;

/** Whether it looks like pre-molt, which nobody has noted: it refused at least twice, and its molt is near. */
export function suggestsPreMolt(
  { pre_molt }: { pre_molt: Day | null },
  expected: ExpectedMolt | null,
  today: Day,
): boolean {
  if (!expected || pre_molt !== null || refusedSinceMolt(expected) < REFUSALS) return false;
  return today >= addDays(expected.from, -NEAR) && today <= expected.to;
}

// A gap is foreseen by its logarithm, since gaps grow by factors.

/** Earlier gaps weigh next to nothing. */
const MOST = 8;
/** A gap weighs half as much as the one after it. */
const FADING = 0.5;
/** How much a gap is longer than the one before: taken for granted of an animal that still grows, and with what weight. */
const GROWN = { by: 0.1, from: 0.1, weight: 1 };
/** How far gaps lie from what was foreseen: taken for granted, with its weight beside the animal's own. */
const SPREAD = { usual: 0.19, weight: 2 };
/** How many spreads the span reaches to either side, and the least and most that it does. */
const REACH = { spreads: 1.35, least: 0.1, most: 0.5 };

/** In how many days after the last molt the next one falls; null where the gaps differ too much. */
function spanAfter(gaps: readonly number[], growth: number | null) {
  const logs = gaps.slice(-MOST).map((gap) => Math.log(gap));
  const misses = logs.slice(2).map((log, at) => log - foreseen(logs.slice(0, at + 2), growth));
  const squares = misses.reduce((sum, miss) => sum + miss ** 2, SPREAD.weight * SPREAD.usual ** 2);
  const spread = Math.sqrt(squares / (SPREAD.weight + misses.length));
  const reach = Math.max(REACH.least, REACH.spreads * spread);
  if (reach > REACH.most) return null;
  const middle = foreseen(logs, growth);
  return { from: Math.floor(Math.exp(middle - reach)), to: Math.ceil(Math.exp(middle + reach)) };
}

/** The next of a row of logarithms: its level, later ones weighing more, carried on by what each step adds. */
function foreseen(logs: readonly number[], growth: number | null): number {
  const assumed = growth === null || growth >= GROWN.from ? GROWN.by : 0;
  const level = { sum: 0, behind: 0, weights: 0 };
  const steps = { sum: assumed * GROWN.weight, weights: GROWN.weight };
  let weight = 1;
  for (let at = logs.length - 1; at >= 0; at--, weight *= FADING) {
    const log = logs[at] ?? 0;
    level.sum += log * weight;
    level.behind += (logs.length - at) * weight;
    level.weights += weight;
    const before = logs[at - 1];
    if (before === undefined) break;
    steps.sum += (log - before) * weight;
    steps.weights += weight;
  }
  return (level.sum + level.behind * (steps.sum / steps.weights)) / level.weights;
}
