import { useState } from 'react';
import { isWeighed } from '#src/domain/animal/measurements.ts';
import { wordsFor } from '#web/components/words-for.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { MoreSheet, type MoreItem } from '#web/ui/more-sheet.tsx';
import { useWide } from '#web/ui/use-wide.ts';
import type { Recordable } from '#web/features/animals/records/records.ts';
import { usePetActions } from './use-pet-actions.tsx';
import { useRecordActions } from './use-record-actions.tsx';
import type { Pet } from './use-pet.ts';

type Props = { pet: Pet; usual: string | null | undefined };

/** The buttons to record something of one animal: on a phone above the tab bar, on a desktop above its history. */
export function RecordButtons(props: Props) {
  return useWide() ? <WideBar {...props} /> : <PhoneBar {...props} />;
}

function WideBar({ pet, usual }: { pet: Recordable; usual: string | null | undefined }) {
  const pets = wordsFor(pet.an_type, useTexts().pets);
  const record = useRecordActions(pet, usual);
  return (
    <>
      <div className="record-bar seven-actions" role="group" aria-label={pets.record}>
        <Button variant="moss" icon="tongs" onClick={() => record.feed(0)}>
          {pets.fed}
        </Button>
        <Button icon="refused" onClick={() => record.feed(2)}>
          {pets.refused}
        </Button>
        <Button icon="attempt" onClick={() => record.feed(1)}>
          {pets.offered}
        </Button>
        <Button icon="molt" onClick={record.molt}>
          {pets.molt}
        </Button>
        <Button icon="premolt" busy={record.isBusy} onClick={record.togglePreMolt}>
          {record.preMoltText}
        </Button>
        <Button icon="scale" onClick={record.measure}>
          {pets.measure.action}
        </Button>
        <Button icon="flag" onClick={record.event}>
          {pets.event}
        </Button>
      </div>
      {record.dialogs}
    </>
  );
}

/** What is done daily, and one sheet with everything else; where weights are followed, a refusal is there. */
function PhoneBar({ pet, usual }: Props) {
  const pets = wordsFor(pet.an_type, useTexts().pets);
  const [isOpen, setOpen] = useState(false);
  const record = useRecordActions(pet, usual);
  const more = usePetActions(pet);
  const weighs = isWeighed(pet);
  const refusal: MoreItem = {
    ...{ kind: 'action', label: pets.refused, icon: 'refused' },
    onSelect: () => record.feed(2),
  };
  return (
    <>
      <div className="record-bar daily-actions" role="group" aria-label={pets.record}>
        <Button variant="moss" icon="tongs" onClick={() => record.feed(0)}>
          {pets.fed}
        </Button>
        {weighs ? (
          <Button icon="scale" onClick={record.measure}>
            {pets.measure.weigh}
          </Button>
        ) : (
          <Button icon="refused" onClick={() => record.feed(2)}>
            {pets.refused}
          </Button>
        )}
        <Button icon="molt" onClick={record.molt}>
          {pets.molted}
        </Button>
        <Button icon="more" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {pets.more}
        </Button>
      </div>
      {isOpen && (
        <MoreSheet
          title={pets.moreOf(pet.name)}
          items={[...(weighs ? [refusal] : []), ...record.items, ...more.own, ...more.items]}
          onClose={() => setOpen(false)}
        />
      )}
      {record.dialogs}
      {more.dialogs}
    </>
  );
}
