import { Fragment, memo } from 'react';
import { RefusalTag } from '#web/components/refusal-tag.tsx';
import { RestingTag } from '#web/components/resting-tag.tsx';
import { RoundRow } from '#web/components/round-row.tsx';
import { useToday } from '#web/lib/today.ts';
import {
  currentRound,
  saveRound,
  type Round,
  type RoundAnswer,
  type RoundPet,
} from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';
import { RefusersChoice, useRefusers } from './refusers-choice.tsx';
import { refusedLast, withRefusers } from './refusers.ts';
import { OutcomeTag } from './outcome.tsx';
import { resultOf, currentPet } from './round-answers.ts';
import { StandHead } from './stand-line.tsx';
import { byStand, standOf } from './stands.ts';

/** On a desktop all animals of the round are listed beside the current one. */
export function AnimalList({ round }: { round: Round }) {
  const { feeding } = useTexts();
  const now = currentPet(round);
  const [, remember] = useRefusers();
  return (
    <nav className="animal-list" aria-label={feeding.inThisRound}>
      {[...round.pets, ...(round.aside ?? [])].some(refusedLast) && (
        <RefusersChoice
          value={round.refusers ?? 'place'}
          onChange={(refusers) => {
            remember(refusers);
            saveRound(withRefusers(round, refusers));
          }}
        />
      )}
      {byStand(round, round.pets).map((group) => (
        <Fragment key={group.pets[0]?.id}>
          {round.stands && <StandHead group={group} />}
          <ul className="rows">
            {group.pets.map((pet) => (
              <Entry
                key={pet.id}
                pet={pet}
                answer={resultOf(round, pet.id)}
                isNow={pet === now}
                where={group.refusers ? standOf(round, pet)?.name : undefined}
              />
            ))}
          </ul>
        </Fragment>
      ))}
    </nav>
  );
}

/** Drawn again when its animal gets an outcome, or its turn. */
const Entry = memo(function Entry(props: {
  pet: RoundPet;
  answer: RoundAnswer | undefined;
  isNow: boolean;
  /** Its place, where no heading says it. */
  where: string | undefined;
}) {
  const { pet, answer, isNow, where } = props;
  const today = useToday();
  return (
    <RoundRow
      pet={pet}
      isNow={isNow}
      isOver={answer !== undefined}
      onChoose={() => show(pet)}
      where={where}
    >
      <span className="trailing">
        {!answer && <RefusalTag pet={pet} />}
        {answer ? <OutcomeTag outcome={answer.outcome} /> : <RestingTag pet={pet} today={today} />}
      </span>
    </RoundRow>
  );
});

function show(pet: RoundPet): void {
  const round = currentRound();
  const at = round?.pets.findIndex(({ id }) => id === pet.id) ?? -1;
  if (round && at >= 0) saveRound({ ...round, at });
}
