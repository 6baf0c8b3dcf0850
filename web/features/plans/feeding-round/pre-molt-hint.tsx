import { refusedSinceMolt, suggestsPreMolt } from '#src/domain/animal/expected-molt.ts';
import type { Day } from '#src/domain/days.ts';
import { wordsFor } from '#web/components/words-for.ts';
import { PreMoltTag } from '#web/components/pre-molt-tag.tsx';
import { useToday } from '#web/lib/today.ts';
import type { RoundPet } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useNotePreMolt } from './note-pre-molt.ts';

/** An animal that refused and is near its molt: pre-molt is noted with one tap, and it rests in this round, too. */
export function PreMoltHint({ pet, today }: { pet: RoundPet; today: Day }) {
  const molting = wordsFor(pet.an_type, useTexts().plans.molting);
  const noted = useNotePreMolt(pet, today);
  if (!pet.expected_molt || !isSuggested(pet, today)) return null;
  return (
    <div className="round-hint">
      <p>{molting.suggest(refusedSinceMolt(pet.expected_molt))}</p>
      <Button icon="premolt" busy={noted.busy} onClick={() => void noted.run()}>
        {molting.notePreMolt}
      </Button>
    </div>
  );
}

/** For any other animal that looks like it. */
export function PreMoltButton({ pet, today }: { pet: RoundPet; today: Day }) {
  const pets = wordsFor(pet.an_type, useTexts().pets);
  const noted = useNotePreMolt(pet, today);
  if (pet.pre_molt !== null || isSuggested(pet, today)) return null;
  return (
    <Button icon="premolt" busy={noted.busy} onClick={() => void noted.run()}>
      {pets.preMolt}
    </Button>
  );
}

/** In the summary, of who refused: that it is in pre-molt, or a way to say so. */
export function PreMoltOf({ pet }: { pet: RoundPet }) {
  const pets = wordsFor(pet.an_type, useTexts().pets);
  const today = useToday();
  const noted = useNotePreMolt(pet, today);
  if (pet.pre_molt !== null) return <PreMoltTag {...pet} today={today} />;
  return (
    <Button icon="premolt" busy={noted.busy} onClick={() => void noted.run()}>
      {pets.preMolt}
      <span className="visually-hidden">, {pet.name}</span>
    </Button>
  );
}

const isSuggested = (pet: RoundPet, today: Day) =>
  suggestsPreMolt(pet, pet.expected_molt ?? null, today);
