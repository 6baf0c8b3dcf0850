import { currentRound, saveRound } from '#web/state/round.ts';
import { withoutAnswers } from './round-steps.ts';

/** A record that was taken back outside of the round is no outcome of it any more: its animals have their turn again. */
export function openAgain(body: Readonly<Record<string, unknown>>): void {
  const round = currentRound();
  if (!round) return;
  const ids = [body['id'], body['ids']].flat();
  const gone = round.answers.filter(
    ({ id, record }) =>
      ids.includes(id) && record?.date_f === body['date_f'] && record?.food === body['food'],
  );
  const next = withoutAnswers(
    round,
    gone.map(({ id }) => id),
  );
  if (next !== round) saveRound(next);
}
