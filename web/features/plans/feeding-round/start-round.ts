import { eveningChoice } from '#src/domain/feeding/evening-choice.ts';
import { suggestedFeeder } from '#src/domain/feeding/feeding-round.ts';
import type { Day } from '#src/domain/days.ts';
import type { AnimalType } from '#src/domain/enums.ts';
import { feedersOfKind, type FeedersOfKind } from '#src/domain/feeding/feeders-of-kind.ts';
import { isMuted } from '#src/domain/feeding/resting.ts';
import { limits } from '#src/domain/limits.ts';
import { api } from '#web/lib/api.ts';
import { inSteps, type CallResult, type Step } from '#web/lib/ask.ts';
import { today } from '#web/lib/today.ts';
import type { Round, RoundPet } from '#web/state/round.ts';
import { currentSetting } from '#web/state/settings.ts';
import { newKey } from '#web/state/write-key.ts';
import { texts } from '#web/texts/texts.ts';
import { withRefusers } from './refusers.ts';
import type { Scope } from './scopes.ts';

/** As many feeders as are easy to scan. */
const MOST_FEEDERS = 8;

/** Loads everything a round needs, so that it works without a network. `day`: null for the day of each outcome. */
export function loadRound(scope: Scope, way: Round['way'], day: Day | null): CallResult<Round> {
  return inSteps((step) => roundOf(step, scope, way, day));
}

async function roundOf(
  step: Step,
  scope: Scope,
  way: Round['way'],
  day: Day | null,
): Promise<Round> {
  const now = day ?? today();
  const [rows, known, collection] = await Promise.all([
    loadRows(step, scope),
    loadFeeders(step),
    loadEaters(step),
  ]);
  const feeders = feedersOfKind(collection ?? rows, currentSetting('last_feeder'), known);
  const sizes = new Map(collection?.map(({ id, size }) => [id, size]));
  const members = new Map(scope.members.map((member) => [member.id, member]));
  const order = new Map(rows.map(({ id }, at) => [id, at]));
  const pets: RoundPet[] = rows.flatMap((row) => {
    const member = members.get(row.id);
    if (!member) return [];
    const food = suggestedFeeder(
      row.recent,
      now,
      member.planned,
      feeders.likely({ ...row, size: sizes.get(row.id) ?? null }),
    );
    const muted = isMuted(row.pre_molt, row.mmt, now) ? (1 as const) : (0 as const);
    return [
      { ...row, fp_id: member.fp_id, due: member.due, food, muted, nth: order.get(row.id) ?? 0 },
    ];
  });
  const types = [...new Set(pets.map(({ an_type }) => an_type))];
  const feedersOf = Object.fromEntries(
    types.map((an_type) => [an_type, toChoose(pets, an_type, feeders, known ?? [])]),
  );
  const round = {
    begun: newKey(),
    title: scope.title,
    way,
    day,
    pets,
    ...(scope.stands && { stands: scope.stands }),
    answers: [],
    at: 0,
    swaps: {},
    ticks: {},
    feeders: [...new Set(Object.values(feedersOf).flat())].slice(0, MOST_FEEDERS),
    feedersOf,
  };
  return withRefusers(round, eveningChoice(currentSetting('evening')).refusers);
}

/** Those that are proposed to these animals first, then whatever else their type may eat. */
function toChoose(
  pets: readonly RoundPet[],
  an_type: AnimalType,
  feeders: FeedersOfKind,
  known: readonly string[],
): string[] {
  const proposed = pets.flatMap((pet) => (pet.an_type === an_type && pet.food ? [pet.food] : []));
  const others = feeders.toChoose(an_type, known, texts().pets.usualFeeders[an_type]);
  return [...new Set([...proposed, ...others])].slice(0, MOST_FEEDERS);
}

async function loadRows(step: Step, scope: Scope) {
  const ids = scope.members.map((member) => member.id);
  const parts = [];
  for (let at = 0; at < ids.length; at += limits.idsPerCall) {
    const query = { ids: ids.slice(at, at + limits.idsPerCall).join(',') };
    parts.push(step(() => api.pet.feeding.round.get({ query })));
  }
  return (await Promise.all(parts)).flatMap((part) => part.rows);
}

/** Without the list the round still has the feeders of its plans. */
async function loadFeeders(step: Step): Promise<string[] | null> {
  try {
    return (await step(() => api.pet.available_feeders.get())).rows.map((row) => row.food);
  } catch {
    return null;
  }
}

/** All animals, of which those of one kind tell what another one may eat; null where they can't be read. */
async function loadEaters(step: Step) {
  try {
    return (await step(() => api.pet.table.get({ query: {} }))).rows;
  } catch {
    return null;
  }
}
