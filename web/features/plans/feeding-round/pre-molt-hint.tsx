import { refusedSinceMolt, suggestsPreMolt } from '#src/domain/animal/expected-molt.ts';
import type { Day } from '#src/domain/days.ts';
import { recorded, undo } from '#web/features/animals/records/undo.ts';
import { useAction } from '#web/lib/action.ts';
import { wordsFor } from '#web/components/words-for.ts';
import { PreMoltTag } from '#web/components/pre-molt-tag.tsx';
import { api } from '#web/lib/api.ts';
import { useToday } from '#web/lib/today.ts';
import { currentRound, saveRound, type RoundPet } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';

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

function useNotePreMolt({ id, name, muted, an_type }: RoundPet, today: Day) {
  const pets = wordsFor(an_type, useTexts().pets);
  return useAction(() => api.pet.pre_molt.put({ id, pre_molt: today }), {
    errorTitle: pets.errorPreMolt,
    invalidates: recorded,
    success: () => ({
      text: pets.saidPreMolt(name),
      undo: undo(() => {
        show(id, { pre_molt: null, muted });
        return api.pet.pre_molt.put({ id, pre_molt: null });
      }),
    }),
    done: () => show(id, { pre_molt: today, muted: 1 }),
  });
}

/** At once, also where the server is asked and knows of it later. */
function show(id: number, changes: Pick<RoundPet, 'pre_molt' | 'muted'>): void {
  const round = currentRound();
  if (!round) return;
  const pets = round.pets.map((pet) => (pet.id === id ? { ...pet, ...changes } : pet));
  saveRound({ ...round, pets });
}
