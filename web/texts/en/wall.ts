import type { SkinWord } from '#src/domain/animal/molt.ts';
import { grouped, plural } from '#src/domain/text/english-plural.ts';
import { skins } from '#src/domain/text/skin-words.ts';
import { longAge } from './shared-animals.ts';

export const wall = {
  title: 'Wall view',
  noToken: 'This device may not show today’s round, or no longer.',
  howTo:
    'In your settings, under “Programs”, make a token that may show today on a wall, and open the address that it is shown with on this device.',
  /** Of all that was due or done today. */
  sums: (due: number, all: number) =>
    due === 0
      ? all === 0
        ? 'Nothing is due'
        : `All ${grouped(all)} done`
      : `${grouped(due)} of ${grouped(all)} still due`,
  nothing: 'Nobody is due today.',
  nowhere: 'Without a place',
  allDone: 'done',
  doneAt: (time: string) => `done at ${time}`,
  next: (animal: string, place: string | null, slot: number) =>
    `next: ${[animal, place, `slot ${slot}`].filter(Boolean).join(', ')}`,
  doneOf: (done: number, all: number) => `${grouped(done)} of ${grouped(all)} done`,
  refusedLast: (n: number) => `${grouped(n)} refused last time`,
  rests: 'Rest, do not feed',
  look: 'Keep an eye on',
  molts: (of: SkinWord) => `Expected ${skins[of]}`,
  preMolt: (days: number) => (days === 0 ? 'pre-molt since today' : `pre-molt, ${longAge(days)}`),
  molted: (days: number) => (days === 0 ? 'molted today' : `molted ${longAge(days)} ago`),
  /** Of reptiles (web/components/words-for.ts). */
  sheds: {
    preMolt: (days: number) => (days === 0 ? 'pre-shed since today' : `pre-shed, ${longAge(days)}`),
    molted: (days: number) => (days === 0 ? 'shed today' : `shed ${longAge(days)} ago`),
    near: 'shed near',
  },
  refused: (n: number) => `refused ${plural(n, 'time')}`,
  near: 'molt near',
  notSeen: (days: number) => `nothing noted for ${longAge(days)}`,
  span: (from: string, to: string) => `${from} to ${to}`,
  more: (n: number) => `and ${grouped(n)} more`,
  asOf: (time: string) => `as of ${time}`,
  noNetwork: 'no network',
  readOnly: 'Exuvia, read only',
  errorLoading: 'Could not load the wall',
};
