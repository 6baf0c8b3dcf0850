import { grouped, plural } from '#src/domain/text/german-plural.ts';
import type { Texts } from '#web/texts/texts.ts';

export const today: Texts['feeding']['today'] = {
  evening: 'Heute Abend',
  groupBy: 'Ordnen nach',
  byPlan: 'Plan',
  due: 'fällig',
  start: 'Starten',
  startAt: (name) => `Runde starten: ${name}`,
  refusedLast: (n) =>
    n === 1 ? '1 hat zuletzt verweigert.' : `${grouped(n)} haben zuletzt verweigert.`,
  inPlace: (place, n) => `${place} ${grouped(n)}`,

  watch: 'Im Auge behalten',
  why: 'und warum',
  refused: (n, day) => `Seit ${day} ${n}x verweigert.`,
  refusedNear: (n, day) => `Seit ${day} ${n}x verweigert, und die Häutung ist nah.`,
  preMolt: (n) =>
    n === 0
      ? 'Steht seit heute vor der Häutung.'
      : `Steht seit ${plural(n, 'Tag', 'Tagen')} vor der Häutung.`,
  notSeen: (day) => `Seit ${day} wurde nichts notiert.`,
  notSeenFor: (n, days) => `Seit ${days} Tagen nichts notiert: ${n}`,
  showAll: (n) => `Alle ${n} zeigen`,
  molted: 'Gehäutet',
  moltedOf: (name) => `${name} hat sich heute gehäutet`,
  endPreMoltOf: (name) => `${name} ist nicht vor der Häutung`,
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

  molts: 'Erwartete Häutungen',
  sixWeeks: 'nächste sechs Wochen',

  week: 'Diese Woche',
  allPlans: 'Alle Pläne',
  animals: (n) => plural(n, 'Tier', 'Tiere'),
  nothingDue: 'Nichts fällig',
  eventOf: (name, event) => `${name}: ${event}`,
};
