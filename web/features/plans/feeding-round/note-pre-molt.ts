import type { Day } from '#src/domain/days.ts';
import { recorded, undo } from '#web/features/animals/records/undo.ts';
import { wordsFor } from '#web/components/words-for.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import type { Undo } from '#web/state/notices.ts';
import { currentRound, saveRound, type RoundPet } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';

/** Notes the pre-molt of an animal of the round, which rests from now on. */
export function useNotePreMolt({ id, name, muted, an_type }: RoundPet, today: Day) {
  const pets = wordsFor(an_type, useTexts().pets);
  return useAction(() => api.pet.pre_molt.put({ id, pre_molt: today }), {
    errorTitle: pets.errorPreMolt,
    invalidates: recorded,
    success: () => ({ text: pets.saidPreMolt(name), undo: takePreMoltBack({ id, muted }) }),
    done: () => {
      show(id, { pre_molt: today, muted: 1 });
      const round = currentRound();
      if (round) saveRound({ ...round, preMolt: { id, muted } });
    },
  });
}

/** `muted`: whether it rested before. */
export const takePreMoltBack = ({ id, muted }: Pick<RoundPet, 'id' | 'muted'>): Undo =>
  undo(() => {
    show(id, { pre_molt: null, muted });
    return api.pet.pre_molt.put({ id, pre_molt: null });
  });

/** At once, also where the server is asked and knows of it later. */
function show(id: number, changes: Pick<RoundPet, 'pre_molt' | 'muted'>): void {
  const round = currentRound();
  if (!round) return;
  const pets = round.pets.map((pet) => (pet.id === id ? { ...pet, ...changes } : pet));
  const preMolt = round.preMolt?.id === id ? undefined : round.preMolt;
  saveRound({ ...round, pets, preMolt });
}
