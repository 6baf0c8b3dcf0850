import { Fragment, useState } from 'react';
import type { Outcome } from '#src/domain/feeding/feeding-round.ts';
import type { Round, RoundPet } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { FeederChips } from './feeder-chips.tsx';
import { chooseFeederForAll, giveAnswers, tickPet } from './record.ts';
import { countsLine } from './outcome.tsx';
import { RoundTop } from './round-top.tsx';
import { resultOf, countOutcomes } from './round-answers.ts';
import { ChecklistRow } from './checklist-row.tsx';
import { StandHead } from './stand-line.tsx';
import { byStand, standOf } from './stands.ts';
import { useSettleDelay } from './use-settle-delay.ts';

/** All at once: every animal is preset to fed, the keeper taps the exceptions and saves once. */
export function Checklist({ round }: { round: Round }) {
  const { feeding } = useTexts();
  const [food, setFood] = useState('');
  const only = onlyFeeder(round.pets);
  const each = round.pets.every(isPlanned) ? feeding.planned : feeding.asUsual;
  const open = round.pets.filter((pet) => !resultOf(round, pet.id));
  const outcomeOf = (pet: RoundPet): Outcome => round.ticks[pet.id] ?? firstOutcome(pet);
  const counts = countOutcomes(open.map((pet) => ({ outcome: outcomeOf(pet) })));
  const meant = open.length - counts.skipped;
  // The button stands where the one was that began the round, which was perhaps tapped twice.
  const calm = useSettleDelay(1, 0);
  return (
    <main className="round tick" id="main">
      <RoundTop round={round} />
      <div className="round-list">
        <h1>{round.title}</h1>
        <p className="small muted">{feeding.listHint}</p>
        {byStand(round, open).map((group) => (
          <Fragment key={group.pets[0]?.id}>
            {round.stands && <StandHead group={group} />}
            <ul className="rows">
              {group.pets.map((pet) => (
                <ChecklistRow
                  key={pet.id}
                  pet={pet}
                  round={round}
                  outcome={outcomeOf(pet)}
                  where={group.refusers ? standOf(round, pet)?.name : undefined}
                  onTick={(outcome) => tickPet(pet.id, outcome)}
                />
              ))}
            </ul>
          </Fragment>
        ))}
      </div>
      <div className="round-deck">
        <FeederChips
          feeders={round.feeders}
          value={food || (only ?? '')}
          first={only === undefined ? { value: '', label: each } : undefined}
          onChange={(next) => {
            setFood(next);
            chooseFeederForAll(next);
          }}
        />
        <Button
          variant="moss"
          icon="check"
          className="tick-save"
          disabled={!calm}
          onClick={() => giveAnswers(outcomeOf)}
        >
          {meant > 0 ? feeding.save(meant) : feeding.nothingToSave}
        </Button>
        <p className="small muted num" role="status">
          {countsLine(feeding, counts)}
        </p>
      </div>
    </main>
  );
}

const isPlanned = ({ fp_id }: RoundPet): boolean => fp_id !== null;

/** The feeder that is proposed to each animal, where nobody planned it and it is the same; nothing is left to sum up then. */
function onlyFeeder(pets: readonly RoundPet[]): string | undefined {
  const foods = new Set(pets.map(({ food }) => food));
  return foods.size === 1 && !pets.some(isPlanned) ? pets[0]?.food : undefined;
}

/** Resting animals are not preset to fed. */
function firstOutcome(pet: RoundPet): Outcome {
  return pet.muted === 1 ? 'skipped' : 'fed';
}
