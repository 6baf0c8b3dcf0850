import { useState } from 'react';
import { recorded } from '#web/features/animals/records/undo.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import type { CallResult } from '#web/lib/ask.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { WeighPet } from './weigh.page.tsx';

/** A weight of the round. `was`: the one of the same day that it replaced. */
export type Weighed = { row: number; rev: number; value: number; was: number | null };
/** What became of an animal; null where it was skipped. */
export type Turn = { id: number; weighed: Weighed | null };

export type WeighRound = ReturnType<typeof useWeighRound>;

/**
 * A round over animals to weigh, in their order. Who was weighed today before it began has had its turn, so that a round
 * goes on after a reload.
 */
export function useWeighRound(pets: readonly WeighPet[]) {
  const today = useToday();
  const [before, setBefore] = useState(
    () => new Set(pets.filter(({ weight_date }) => weight_date === today).map(({ id }) => id)),
  );
  const [turns, setTurns] = useState<Turn[]>([]);
  const [chosen, setChosen] = useState<{ id: number; value?: number } | null>(null);
  const isOpen = ({ id }: { id: number }) => !before.has(id) && !turns.some((one) => one.id === id);
  const open = pets.filter(isOpen);
  const pet = open.find(({ id }) => id === chosen?.id) ?? open[0] ?? null;
  const take = (turn: Turn) => {
    setTurns((all) => [...all.filter(({ id }) => id !== turn.id), turn]);
    setChosen(null);
  };
  const save = useSave(take);
  const undo = useUndo(({ id, weighed }) => {
    setTurns((all) => all.filter((one) => one.id !== id));
    setChosen({ id, ...(weighed && { value: weighed.value }) });
  });
  const last = turns.at(-1);
  return {
    pet,
    pets,
    turns,
    last: last && pets.find(({ id }) => id === last.id),
    /** What was typed before it was taken back. */
    typed: chosen?.id === pet?.id ? chosen?.value : undefined,
    isBusy: save.busy || undo.busy,
    isDone: (id: number) => before.has(id) || turns.some((one) => one.id === id && one.weighed),
    turnOf: (id: number) => turns.find((one) => one.id === id),
    save: (value: number) => void (pet && save.run({ id: pet.id, value })),
    skip: () => pet && take({ id: pet.id, weighed: null }),
    undo: () => void (last && undo.run(last)),
    choose: (id: number) => setChosen({ id }),
    /** Once more: those that were skipped, or all where nobody was. */
    again() {
      const skipped = turns.filter(({ weighed }) => !weighed);
      setTurns(skipped.length > 0 ? turns.filter(({ weighed }) => weighed) : []);
      if (skipped.length === 0) setBefore(new Set());
    },
  };
}

function useSave(done: (turn: Turn) => void) {
  const { weigh } = useTexts().pets;
  const date_ms = useToday();
  return useAction(
    ({ id, value }: { id: number; value: number }) =>
      api.pet.measurement.add.post({ id, date_ms, kind: 'weight', value }),
    {
      errorTitle: weigh.error,
      invalidates: recorded,
      done: ({ id: row, rev, was }, { id, value }) =>
        done({ id, weighed: { row, rev, value, was: was ? was.value : null } }),
    },
  );
}

/** Takes a weight back, or brings the one before it of the same day back; a skipped animal is shown again. */
function useUndo(done: (turn: Turn) => void) {
  const { pets } = useTexts();
  const call = ({ weighed }: Turn): CallResult<unknown> => {
    if (!weighed) return Promise.resolve({ data: {}, error: null }) as CallResult<unknown>;
    const { row: id, rev, was } = weighed;
    return was === null
      ? api.pet.measurement.delete.delete({ id })
      : api.pet.measurement.update.put({ id, value: was, if_rev: rev });
  };
  return useAction(call, {
    errorTitle: pets.errorUndo,
    invalidates: recorded,
    done: (_response, turn) => done(turn),
  });
}
