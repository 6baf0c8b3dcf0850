import { useEffect, useMemo, useRef, useState } from 'react';
import { act } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { inSteps, type CallResult, type Step } from '#web/lib/ask.ts';
import { saveEdit } from '#web/lib/edit.ts';
import { undoBy } from '#web/lib/undo.ts';
import { dismissNotice, notify, type Undo } from '#web/state/notices.ts';
import { useTexts } from '#web/texts/texts.ts';
import { usePetWords } from '#web/features/animals/pet-form/pet-words.ts';
import { recorded } from '#web/features/animals/records/undo.ts';
import { edited, createKnown, type Known } from './edited-rows.ts';
import type { Edit, TablePlace, TableRow } from './row.ts';

/** A move shows on the pages of places, too. */
const changed = [...recorded, ['place']] as const;

type Done = { undo: Undo; notice: number };

/**
 * Edits of cells: shown at once, stored one after another in the order in which they were made, each with an undo in its
 * notice and by `undoLast`. `rows`: as they are shown.
 */
export function useEdits(stored: readonly TableRow[], places: readonly TablePlace[]) {
  const { petTable } = useTexts();
  const words = usePetWords();
  const [waiting, setWaiting] = useState<readonly Edit[]>([]);
  const [known] = useState(createKnown);
  const done = useRef(new Set<Done>());
  const tail = useRef<Promise<unknown>>(Promise.resolve());
  const latest = useRef(stored);
  useEffect(() => {
    latest.current = stored;
  }, [stored]);
  const rows = useMemo(() => edited(stored, waiting, places), [stored, waiting, places]);

  async function save(edits: readonly Edit[], text: string): Promise<void> {
    const undos: (() => CallResult<unknown>)[] = [];
    const work = () =>
      inSteps((step) => storeAll({ step, edits, known, rows: latest.current, words, undos }));
    await act(work, { errorTitle: petTable.errorSaving, invalidates: changed });
    if (undos.length === 0) return;
    // those that were stored before a failure can be undone as well
    const undoing = undoBy(
      { errorTitle: petTable.errorSaving, invalidates: changed },
      ...undos.toReversed(),
    );
    const entry: Done = {
      notice: 0,
      undo: async () => {
        done.current.delete(entry);
        known.forget(edits);
        const isUndone = await undoing();
        if (!isUndone) done.current.add(entry);
        return isUndone;
      },
    };
    done.current.add(entry);
    entry.notice = notify(text, { undo: entry.undo });
  }

  return {
    rows,
    async apply(edits: readonly Edit[], text: string): Promise<void> {
      setWaiting((now) => [...now, ...edits]);
      tail.current = tail.current.then(() => save(edits, text));
      await tail.current;
      setWaiting((now) => now.filter((edit) => !edits.includes(edit)));
    },
    undoLast(): void {
      const last = [...done.current].at(-1);
      if (!last) return;
      dismissNotice(last.notice);
      void last.undo();
    },
  };
}

type Work = {
  step: Step;
  edits: readonly Edit[];
  known: Known;
  rows: readonly TableRow[];
  words: ReturnType<typeof usePetWords>;
  undos: (() => CallResult<unknown>)[];
};

/** What was typed, and then the moves: an animal is moved by a call of its own, which notes it in the history. */
async function storeAll(work: Work): Promise<true> {
  const [moves, others] = [true, false].map((isMove) =>
    work.edits.filter(({ field }) => (field === 'place_id') === isMove),
  );
  await storeFields({ ...work, edits: others ?? [] });
  for (const [place_id, own] of Map.groupBy(moves ?? [], ({ value }) => value)) {
    const ids = own.map(({ id }) => id);
    const to = place_id === null ? null : Number(place_id);
    const { moved } = await work.step(() => api.pet.move.put({ ids, place_id: to }));
    work.undos.push(() => api.pet.move_back.put({ moved }));
  }
  return true;
}

/** One call for each animal, which names all of its changed fields. */
async function storeFields({ step, edits, known, rows, words, undos }: Work): Promise<void> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  for (const [id, own] of Map.groupBy(edits, (edit) => edit.id)) {
    const row = byId.get(id);
    if (!row) continue;
    const { before, rev } = known.of(row, own);
    const changes = Object.fromEntries(own.map(({ field, value }) => [field, value]));
    let was: object = before;
    const answer = await step(() =>
      saveEdit(changes, before, rev, words, (sent, held) => {
        was = held;
        return api.pet.update.put({ ...sent, id });
      }),
    );
    known.note(own, answer.rev);
    undos.push(() => api.pet.update.put({ ...was, id, if_rev: answer.rev }));
  }
}
