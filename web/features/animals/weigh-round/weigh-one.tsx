import { useState } from 'react';
import { doubtOf, measurementBounds } from '#src/domain/animal/measurements.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { parseWeight } from '#web/lib/parse-size.ts';
import { units, weightNumber, weightText } from '#web/lib/size.ts';
import { useToday } from '#web/lib/today.ts';
import { useHandedness } from '#web/state/hand.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { NumberPad } from './number-pad.tsx';
import type { WeighRound } from './use-weigh-round.ts';
import { WeighAnimal } from './weigh-animal.tsx';
import type { WeighPet } from './weigh.page.tsx';

/** One animal of the round: its number is typed, asked about where it is hardly true, and saved. */
export function WeighOne({ round, pet }: { round: WeighRound; pet: WeighPet }) {
  const { weigh, measure } = useTexts().pets;
  const today = useToday();
  const [hand] = useHandedness();
  const { typed: again } = round;
  const [typed, setTyped] = useState(again === undefined ? '' : weightNumber(again));
  const [asked, setAsked] = useState('');
  const weights = useWeights(pet.id).filter(({ date_ms }) => date_ms < today);
  const parsed = parseWeight(typed, again ?? null);
  // '0' and '0,0' are on their way to a number
  const isWrong = parsed === 'wrong' && /[1-9]/.test(typed);
  const value = typeof parsed === 'number' ? parsed : null;
  const doubt =
    value === null ? null : doubtOf(pet, 'weight', { date_ms: today, value }, weights[0] ?? null);
  const asks = doubt !== null && asked === typed;
  function save() {
    if (value === null || round.isBusy) return;
    if (doubt && !asks) setAsked(typed);
    else round.save(value);
  }
  const { min, max } = measurementBounds.weight;
  const problem = isWrong
    ? measure.problem(units().weight, weightNumber(min), weightNumber(max))
    : null;
  const shown = value === null ? '' : weightText(value);
  return (
    <>
      <WeighAnimal {...{ pet, typed, value, weights, problem }} doubt={asks ? doubt : null} />
      <div className="round-deck">
        <NumberPad typed={typed} onTyped={setTyped} onEnter={save} />
        <div className={classes('pad-end', hand === 'left' && 'left-hand')}>
          <Button
            icon="undo"
            label={round.last ? weigh.undo(round.last.name) : weigh.undoNothing}
            disabled={!round.last}
            busy={round.isBusy}
            onClick={round.undo}
          />
          <Button icon="skip" onClick={round.skip}>
            {weigh.skip}
          </Button>
          <Button
            variant="moss"
            icon="check"
            disabled={value === null}
            busy={round.isBusy}
            onClick={save}
          >
            {asks ? weigh.saveAnyway(shown) : weigh.save(shown)}
          </Button>
        </div>
      </div>
      <p className="visually-hidden" role="status">
        {pet.name}
      </p>
    </>
  );
}

/** As many as a year of weighing twice a week has. */
const NEWEST = 100;

function useWeights(id: number) {
  const { pets } = useTexts();
  const query = { id, kind: 'weight' as const, limit: NEWEST };
  const { data } = useLoad(
    ['pet', 'measurement', query],
    () => api.pet.measurement.list.get({ query }),
    { errorTitle: pets.loadingHistory, mayBeMissing: true, quiet: true },
  );
  return data?.rows ?? [];
}
