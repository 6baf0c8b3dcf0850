import { useState } from 'react';
import type { Progress } from '#src/domain/enums.ts';
import { wordsFor } from '#web/components/words-for.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useEdit } from '#web/lib/edit.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { useRecordFieldLabels } from '#web/features/animals/records/record-field-labels.ts';
import { MoltDialog, type MoltDraft } from '#web/features/animals/records/molt-dialog.tsx';
import {
  moltBack,
  suggestedFeeding,
  useFeed,
  useMolt,
  useUsualFeeder,
} from '#web/features/animals/records/records.ts';
import type { QuickPet } from './quick-view.page.tsx';
import { recorded, undo } from '#web/features/animals/records/undo.ts';

/** One tap each, with Undo in the notice. Size and sex of a molt can be added afterwards. */
export function QuickViewActions({ pet }: { pet: QuickPet }) {
  const pets = wordsFor(pet.an_type, useTexts().pets);
  const today = useToday();
  const feed = useFeed(pet);
  const molt = useMolt(pet);
  const [noted, setNoted] = useState<Molt | null>(null);
  const { usual } = useUsualFeeder(pet, pet.feeder);
  const fed = suggestedFeeding(pet, today, 0, usual);
  const record = (progress: Progress) =>
    void feed.run(suggestedFeeding(pet, today, progress, usual));
  async function molted() {
    const response = await molt.run({ date_mt: today, size: null, gender: null });
    if (response) setNoted(response);
  }
  return (
    <>
      <div className="record-bar four-actions" role="group" aria-label={pets.record}>
        <Button variant="moss" icon="tongs" busy={feed.busy} onClick={() => record(0)}>
          <span>{fed.food ? pets.fedWith(fed.food) : pets.fed}</span>
        </Button>
        <Button icon="refused" busy={feed.busy} onClick={() => record(2)}>
          {pets.refused}
        </Button>
        <Button icon="attempt" busy={feed.busy} onClick={() => record(1)}>
          {pets.offered}
        </Button>
        <Button icon="molt" busy={molt.busy} onClick={() => void molted()}>
          {pets.molted}
        </Button>
      </div>
      {noted !== null && <AfterMolt pet={pet} molt={noted} onClose={() => setNoted(null)} />}
    </>
  );
}

type Molt = Parameters<typeof moltBack>[1];

/** The molt is already stored; size and sex are added to it. */
function AfterMolt(props: { pet: QuickPet; molt: Molt; onClose: () => void }) {
  const { pet, molt, onClose } = props;
  const pets = wordsFor(pet.an_type, useTexts().pets);
  const today = useToday();
  const start: MoltDraft = { date_mt: today, size: null, gender: null };
  const edit = useEdit(() => start, molt.rev, useRecordFieldLabels());
  const call = (draft: MoltDraft) =>
    edit(draft, ({ gender, ...changes }) =>
      api.pet.molt.update.put({ id: molt.id, ...changes, ...(gender && { gender }) }),
    );
  const add = useAction(call, {
    errorTitle: pets.errorMolt,
    invalidates: recorded,
    success: (_, { size }) => ({
      text: size === null ? pets.saidMolted(pet.name) : pets.saidSize(pet.name),
    }),
    done: onClose,
  });
  return (
    <MoltDialog
      an_type={pet.an_type}
      title={pets.moltNoted}
      start={start}
      before={pet.size}
      asksSex={pet.gender === 'other'}
      save={add}
      takeBack={() => {
        onClose();
        void undo(...moltBack(pet.id, molt))();
      }}
      onClose={onClose}
    />
  );
}
