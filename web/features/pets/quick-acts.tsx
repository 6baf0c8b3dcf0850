import { useState } from 'react';
import type { Progress } from '#src/domain/vocabulary.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { MoltDialog, type MoltDraft } from './molt-dialog.tsx';
import { likelyFeeding, useFeed, useMolt } from './records.ts';
import type { QuickPet } from './quick-view.page.tsx';
import { recorded } from './undo.ts';

/** One tap each, taken back from its notice. Size and sex of a molt can follow. */
export function QuickActs({ pet }: { pet: QuickPet }) {
  const { pets } = useTexts();
  const today = useToday();
  const feed = useFeed(pet);
  const molt = useMolt(pet);
  const [noted, setNoted] = useState<number | null>(null);
  const fed = likelyFeeding(pet, today, 0, pet.feeder);
  const record = (progress: Progress) =>
    void feed.run(likelyFeeding(pet, today, progress, pet.feeder));
  async function molted() {
    const answer = await molt.run({ date_mt: today, size: null, gender: null });
    if (answer) setNoted(answer.id);
  }
  return (
    <>
      <div className="quick three" role="group" aria-label={pets.record}>
        <Button variant="moss" icon="tongs" busy={feed.busy} onClick={() => record(0)}>
          <span>{fed.food ? pets.fedWith(fed.food) : pets.fed}</span>
        </Button>
        <Button icon="refused" busy={feed.busy} onClick={() => record(2)}>
          {pets.refused}
        </Button>
        <Button icon="molt" busy={molt.busy} onClick={() => void molted()}>
          {pets.molted}
        </Button>
      </div>
      {noted !== null && <AfterMolt pet={pet} molt={noted} onClose={() => setNoted(null)} />}
    </>
  );
}

/** The molt stands already; what was measured and seen is added to it. */
function AfterMolt(props: { pet: QuickPet; molt: number; onClose: () => void }) {
  const { pet, molt, onClose } = props;
  const { pets } = useTexts();
  const today = useToday();
  async function call({ date_mt, size, gender }: MoltDraft) {
    const answer = await api.pet.molt.update.put({ id: molt, date_mt, ...(size && { size }) });
    if (answer.error || gender === null) return answer;
    return api.pet.molt.update_gender.put({ id: pet.id, gender });
  }
  const add = useAction(call, {
    errorTitle: pets.errorMolt,
    invalidates: recorded,
    success: pets.saidSize(pet.name),
    done: onClose,
  });
  return (
    <MoltDialog
      title={pets.moltNoted}
      start={{ date_mt: today, size: null, gender: null }}
      before={pet.size}
      asksSex={pet.gender === 'other'}
      busy={add.busy}
      problems={add.problems}
      onSave={(draft) => void add.run(draft)}
      onClose={onClose}
    />
  );
}
