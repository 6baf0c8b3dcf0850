import { grouped, plural } from '#src/domain/text/german-plural.ts';
import type { Texts } from '#web/texts/texts.ts';

/** German has one word for a molt and a shed. */
const either = {
  refusedNear: (n: number, day: string) => `Seit ${day} ${n}x verweigert, und die Häutung ist nah.`,
  preMolt: (n: number) =>
    n === 0
      ? 'Steht seit heute vor der Häutung.'
      : `Steht seit ${plural(n, 'Tag', 'Tagen')} vor der Häutung.`,
  molted: 'Gehäutet',
  moltedOf: (name: string) => `${name} hat sich heute gehäutet`,
  notInPreMolt: 'Nicht vor Häutung',
  notInPreMoltOf: (name: string) => `${name}: nicht vor Häutung`,
};

export const today: Texts['feeding']['today'] = {
  sheds: either,
  ...either,
  evening: 'Heute Abend',
  groupBy: 'Ordnen nach',
  byPlan: 'Plan',
  due: 'fällig',
  start: 'Starten',
  startAt: (name) => `Runde starten: ${name}`,
  refusedLast: (n) =>
    n === 1 ? '1 hat zuletzt verweigert.' : `${grouped(n)} haben zuletzt verweigert.`,
  neverFed: 'Noch keine Fütterung notiert',
  animal: (n) => (n === 1 ? 'Tier' : 'Tiere'),
  // a day ends in a full stop of its own
  neverFedWhy: (since, next, isOne) =>
    `${since === null ? 'An verschiedenen Tagen' : `Am ${since}`} verpasst, nach Plan ${isOne ? 'am' : 'ab'} ${next} wieder fällig.`,
  withNeverFed: (n) => `Auch ${plural(n, 'Tier', 'Tiere')} ohne notierte Fütterung`,
  inPlace: (place, n) => `${place} ${grouped(n)}`,

  watch: 'Im Auge behalten',
  why: 'und warum',
  refused: (n, day) => (n === 1 ? `Am ${day} verweigert.` : `Seit ${day} ${n}x verweigert.`),
  refusedOnce: 'Zuletzt verweigert:',
  andMore: (n) => `und ${grouped(n)} weitere`,
  notSeen: (day) => `Seit ${day} wurde nichts notiert.`,
  notSeenFor: (n, days) => `Seit ${days} Tagen nichts notiert: ${grouped(n)}`,
  showAll: (n) => `Alle ${grouped(n)} zeigen`,
  seen: 'Gesehen',
  seenOf: (name) => `${name} wurde heute gesehen`,
  seenAll: (n) => `Alle ${grouped(n)} gesehen`,
  saidSeenAll: (n) => `${plural(n, 'Tier', 'Tiere')} gesehen`,

  weighed: (weight, day, less) =>
    less === '' ? `${weight} am ${day}.` : `${weight} am ${day}, ${less} weniger als davor.`,
  usuallyWeighed: (days) =>
    days === 1 ? 'Sonst jeden Tag gewogen.' : `Sonst alle ${days} Tage gewogen.`,
  weigh: 'Wiegen',
  weighOf: (name) => `${name} wiegen`,
  weighAll: (n) => `Alle ${grouped(n)} wiegen`,
  weighHere: (name, day) => `${name} wiegen, zuletzt am ${day}.`,
  weighThese: (names) => `${names} wiegen.`,

  molts: (_of) => 'Erwartete Häutungen',
  sixWeeks: 'nächste sechs Wochen',

  week: 'Diese Woche',
  allPlans: 'Alle Pläne',
  animals: (n) => plural(n, 'Tier', 'Tiere'),
  someOf: (names: string[], more: number) =>
    names.join(', ') + (more > 0 ? ` und ${more} weitere` : ''),
  nothingDue: 'Nichts fällig',
  eventOf: (name, event) => `${name}: ${event}`,
};
