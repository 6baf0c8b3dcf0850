import { suggestsPreMolt } from '#src/domain/animal/expected-molt.ts';
import type { Day } from '#src/domain/days.ts';
import { recorded, undo } from '#web/features/animals/records/undo.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { currentRound, saveRound, type RoundPet } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';

/** An animal that refused and is near its molt: pre-molt is noted with one tap, and it rests in this round, too. */
export function PreMoltHint({ pet, today }: { pet: RoundPet; today: Day }) {
  const { pets, plans } = useTexts();
  const { id, name } = pet;
  const noted = useAction(() => api.pet.pre_molt.put({ id, pre_molt: today }), {
    errorTitle: pets.errorPreMolt,
    invalidates: recorded,
    success: () => ({
      text: pets.saidPreMolt(name),
      undo: undo(() => {
        show(id, { pre_molt: null, muted: pet.muted });
        return api.pet.pre_molt.put({ id, pre_molt: null });
      }),
    }),
    done: () => show(id, { pre_molt: today, muted: 1 }),
  });
  if (!suggestsPreMolt(pet, pet.expected_molt ?? null, today)) return null;
  return (
    <div className="round-hint">
      <p>{plans.molting.suggest(pet.refusals)}</p>
      <Button icon="premolt" busy={noted.busy} onClick={() => void noted.run()}>
        {plans.molting.notePreMolt}
      </Button>
    </div>
  );
}

/** The round keeps what it showed at its start. */
function show(id: number, changes: Pick<RoundPet, 'pre_molt' | 'muted'>): void {
  const round = currentRound();
  if (!round) return;
  const pets = round.pets.map((pet) => (pet.id === id ? { ...pet, ...changes } : pet));
  saveRound({ ...round, pets });
}
