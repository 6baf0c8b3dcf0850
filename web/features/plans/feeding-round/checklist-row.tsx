import { openAttempt, type Outcome } from '#src/domain/feeding/feeding-round.ts';
import { GenderCount } from '#web/components/gender-count.tsx';
import { PetPicture } from '#web/components/pet-picture.tsx';
import { RestingTag } from '#web/components/resting-tag.tsx';
import { SpeciesBeside } from '#web/components/species-name.tsx';
import { useApart } from '#web/components/use-apart.ts';
import { daysBetween } from '#src/domain/days.ts';
import { formatNearDay } from '#web/lib/format.ts';
import { useToday } from '#web/lib/today.ts';
import type { Round, RoundPet } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';
import { OutcomeTag, outcomeWord } from './outcome.tsx';
import { feederFor } from './round-feeders.ts';

const NEXT: Record<Outcome, Outcome> = {
  fed: 'refused',
  refused: 'skipped',
  skipped: 'offered',
  offered: 'fed',
  molted: 'fed',
};

/** One animal of the list; each tap selects the next outcome, the most likely exception first. */
export function ChecklistRow(props: {
  pet: RoundPet;
  round: Round;
  outcome: Outcome;
  /** Its place, where no heading says it. */
  where: string | undefined;
  onTick: (outcome: Outcome) => void;
}) {
  const { pet, round, outcome, where, onTick } = props;
  const { feeding, animals } = useTexts();
  const today = useToday();
  const age = pet.date_f === null ? Infinity : daysBetween(pet.date_f, round.day ?? today);
  const next = NEXT[outcome];
  // what is said of it tonight may be about that offer, on its day
  const open = openAttempt(pet.recent, round.day ?? today);
  const apart = useApart()({ size: pet.size, place: where ?? (round.stands ? null : pet.place) });
  return (
    <li className={outcome === 'fed' ? undefined : 'is-exception'}>
      <button type="button" className="row-button" onClick={() => onTick(next)}>
        <PetPicture pet={pet} />
        <span className="main">
          <strong>{pet.name}</strong> <SpeciesBeside pet={pet} />{' '}
          <GenderCount gender={pet.gender} count={pet.an_count} />
          {apart && <span className="secondary">{apart}</span>}
          <span className="secondary">{feederFor(round, pet) || feeding.feederUnsaid}</span>
          {(age === 0 || age === 1) && (
            <span className="secondary">{age === 0 ? animals.fedToday : animals.fedAgo(1)}</span>
          )}
          {open && (
            <span className="secondary">
              {feeding.stillOpen(
                open.food,
                open.date_f === today ? animals.today : formatNearDay(open.date_f, today),
              )}
            </span>
          )}
          {pet.refused_since && (
            <span className="secondary">
              {feeding.refusedSince(pet.refusals, formatNearDay(pet.refused_since, today))}
            </span>
          )}
        </span>
        <span className="trailing">
          <RestingTag pet={pet} today={today} />
          <OutcomeTag outcome={outcome} />
          <span className="visually-hidden">{feeding.tapFor(outcomeWord(feeding, next))}</span>
        </span>
      </button>
    </li>
  );
}
