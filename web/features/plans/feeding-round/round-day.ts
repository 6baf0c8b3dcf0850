import { formatShortDay } from '#web/lib/format.ts';
import type { Round } from '#web/state/round.ts';

/** A text of a round, and the day it is recorded for unless that is the one on which it is walked. */
export const withDay = (text: string, { day }: Round): string =>
  day ? `${text} · ${formatShortDay(day)}` : text;
