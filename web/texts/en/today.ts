import type { SkinWord } from '#src/domain/animal/molt.ts';
import { grouped, plural } from '#src/domain/text/english-plural.ts';
import { skins } from '#src/domain/text/skin-words.ts';

// The keeper's first page: the evening, who is to be watched, and the week.
export const today = {
  /** Of reptiles (web/components/words-for.ts). */
  sheds: {
    refusedNear: (n: number, day: string) => `Refused ${n}x since ${day}, and its shed is near.`,
    preMolt: (n: number) =>
      n === 0 ? 'In pre-shed since today.' : `In pre-shed for ${plural(n, 'day')}.`,
    molted: 'Shed',
    moltedOf: (name: string) => `${name} shed today`,
    notInPreMolt: 'Not in pre-shed',
    notInPreMoltOf: (name: string) => `${name}: not in pre-shed`,
  },
  evening: 'This evening',
  groupBy: 'Group by',
  byPlan: 'Plan',
  due: 'due',
  start: 'Start',
  startAt: (name: string) => `Start the round at ${name}`,
  refusedLast: (n: number) =>
    n === 1 ? '1 refused last time.' : `${grouped(n)} refused last time.`,
  neverFed: 'No feeding noted yet',
  animal: (n: number) => (n === 1 ? 'animal' : 'animals'),
  neverFedWhy: (since: string | null, next: string, isOne: boolean) =>
    `${since === null ? 'Missed on different days' : `Missed on ${since}`}; ${isOne ? `by the plan due again on ${next}` : `by the plans due again from ${next} on`}.`,
  withNeverFed: (n: number) => `Also ${plural(n, 'animal')} with no feeding noted yet`,
  inPlace: (place: string, n: number) => `${place} ${grouped(n)}`,

  watch: 'Keep an eye on',
  why: 'and why',
  refused: (n: number, day: string) =>
    n === 1 ? `Refused on ${day}.` : `Refused ${n}x since ${day}.`,
  refusedNear: (n: number, day: string) => `Refused ${n}x since ${day}, and its molt is near.`,
  preMolt: (n: number) =>
    n === 0 ? 'In pre-molt since today.' : `In pre-molt for ${plural(n, 'day')}.`,
  refusedOnce: 'Refused last time:',
  andMore: (n: number) => `and ${grouped(n)} more`,
  notSeen: (day: string) => `Nothing was noted since ${day}.`,
  notSeenFor: (n: number, days: number) => `Nothing noted for ${days} days: ${grouped(n)}`,
  showAll: (n: number) => `Show all ${grouped(n)}`,
  molted: 'Molted',
  moltedOf: (name: string) => `${name} molted today`,
  notInPreMolt: 'Not in pre-molt',
  notInPreMoltOf: (name: string) => `${name}: not in pre-molt`,
  seen: 'Seen',
  seenOf: (name: string) => `${name} was seen today`,
  seenAll: (n: number) => `All ${grouped(n)} were seen`,
  saidSeenAll: (n: number) => `${plural(n, 'animal')} seen`,

  weighed: (weight: string, day: string, less: string) =>
    less === ''
      ? `${weight} on ${day}.`
      : `${weight} on ${day}, ${less} less than the time before.`,
  usuallyWeighed: (days: number) =>
    days === 1 ? 'Usually weighed every day.' : `Usually weighed every ${days} days.`,
  weigh: 'Weigh',
  weighOf: (name: string) => `Weigh ${name}`,
  weighAll: (n: number) => `Weigh all ${grouped(n)}`,
  weighHere: (name: string, day: string) => `Weigh ${name}, last weighed ${day}.`,
  weighThese: (names: string) => `Weigh ${names}.`,

  molts: (of: SkinWord) => `Expected ${skins[of]}`,
  sixWeeks: 'next six weeks',

  week: 'This week',
  allPlans: 'All plans',
  animals: (n: number) => plural(n, 'animal'),
  someOf: (names: string[], more: number) =>
    names.join(', ') + (more > 0 ? ` and ${more} more` : ''),
  nothingDue: 'Nothing due',
  eventOf: (name: string, event: string) => `${name}: ${event}`,
};
