import { useState } from 'react';
import type { Day } from '#src/domain/days.ts';
import type { Progress } from '#src/domain/enums.ts';
import { wordsFor } from '#web/components/words-for.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { inSteps } from '#web/lib/ask.ts';
import { useEdit } from '#web/lib/edit.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Archiving } from '#web/features/animals/pet-details/archiving.tsx';
import { useMoltPicture } from '#web/features/animals/pictures/molt-picture.tsx';
import { useRecordFieldLabels } from '#web/features/animals/records/record-field-labels.ts';
import { MoltDialog } from '#web/features/animals/records/molt-dialog.tsx';
import { useOtherLength } from '#web/features/animals/records/other-length.ts';
import type { MoltDraft } from '#web/features/animals/records/use-molt-form.ts';
import {
  moltBack,
  suggestedFeeding,
  useFeed,
  useMolt,
  useUsualFeeder,
} from '#web/features/animals/records/records.ts';
import type { QuickPet } from './quick-view.page.tsx';
import { recorded, undo } from '#web/features/animals/records/undo.ts';

/** One tap each, with Undo in the notice. What a molt showed can be added afterwards. */
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

/** The molt is already stored; what else is known of it is added. */
function AfterMolt(props: { pet: QuickPet; molt: Molt; onClose: () => void }) {
  const { pet, molt, onClose } = props;
  const pets = wordsFor(pet.an_type, useTexts().pets);
  const today = useToday();
  const details = { outcome: null, molt_no: null, note: '', sex_by: null };
  const start: MoltDraft = { date_mt: today, size: null, gender: null, ...details };
  const of = `molt ${molt.id}`;
  const edit = useEdit(() => start, molt.rev, useRecordFieldLabels(), of);
  const [died, setDied] = useState<Day | null>(null);
  const picture = useMoltPicture(pet);
  const { loading, other } = useOtherLength(pet);
  const change = (draft: MoltDraft) =>
    edit(draft, ({ gender, sex_by, ...changes }) =>
      api.pet.molt.update.put({
        id: molt.id,
        ...changes,
        ...(gender && { gender, ...(sex_by && { sex_by }) }),
      }),
    );
  const call = ({ size, ...draft }: MoltDraft) => {
    if (!other || size === null) return change({ ...draft, size });
    const length = { id: pet.id, date_ms: draft.date_mt, kind: other, value: size };
    return inSteps(async (step) => {
      await step(() => change({ ...draft, size: null }));
      return step(() => api.pet.measurement.add.post(length));
    });
  };
  const add = useAction(call, {
    errorTitle: pets.errorMolt,
    invalidates: recorded,
    success: (_, { size }) => ({
      text: size === null ? pets.saidMolted(pet.name) : pets.saidSize(pet.name),
    }),
    done: (_, { outcome, date_mt }) => (outcome === 'died' ? setDied(date_mt) : onClose()),
  });
  async function run(draft: MoltDraft) {
    const stored = await add.run(draft);
    if (stored) await picture.send(draft.date_mt);
    return stored;
  }
  if (died !== null) {
    const asked = { reason: 'died' as const, date: died, count: 1 };
    return <Archiving pet={pet} start={asked} onClose={onClose} />;
  }
  if (loading) return null;
  return (
    <MoltDialog
      other={other}
      an_type={pet.an_type}
      title={pets.moltNoted}
      of={of}
      start={start}
      before={pet.size}
      asksSex={pet.gender === 'other'}
      asksDetails
      save={{ ...add, run }}
      more={picture.field}
      takeBack={() => {
        onClose();
        void undo(...moltBack(pet.id, molt))();
      }}
      onClose={onClose}
    />
  );
}
