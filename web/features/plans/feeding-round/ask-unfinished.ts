import { confirm } from '#web/state/dialogs.ts';
import type { Round } from '#web/state/round.ts';
import { texts } from '#web/texts/texts.ts';
import { withDay } from './round-day.ts';
import { countOutcomes } from './round-answers.ts';

/** Whether anything was done in it: a round that was only opened may go. */
export const isBegun = ({ answers, ticks, molts = [] }: Round): boolean =>
  answers.length + molts.length + Object.keys(ticks).length > 0;

/** Asks which one is walked, where a round of which something would be forgotten is in the way of a new one. */
export function askAboutUnfinished(round: Round, to: { goOn: () => void; begin: () => void }) {
  const { feeding } = texts();
  const { skipped } = countOutcomes(round.answers);
  void confirm({
    title: feeding.unfinished(withDay(round.title, round)),
    text: `${feeding.doneOf(round.answers.length, round.pets.length)} ${feeding.inItsPlace(skipped)}`,
    button: feeding.goOn,
    instead: { button: feeding.beginNew, onChoose: to.begin },
  }).then((isGoingOn) => isGoingOn && to.goOn());
}
