import { useState } from 'react';
import { wordsFor } from '#web/components/words-for.ts';
import { MoveDialog } from '#web/features/animals/pet-details/dialogs.ts';
import { RecordNow, type Recording } from '#web/features/animals/pet-details/record-now.tsx';
import { usePlaces } from '#web/features/animals/places/use-places.ts';
import { paths } from '#web/paths.ts';
import type { RoundPet } from '#web/state/round.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { MoreSheet, type MoreItem } from '#web/ui/more-sheet.tsx';
import { noteMolt, undoMolt } from './record.ts';

/** What is seldom done with the animal that is shown: a fresh skin that was found, a measurement, a move, its page. */
export function CardMore({ pet }: { pet: RoundPet }) {
  const texts = useTexts();
  const pets = wordsFor(pet.an_type, texts.pets);
  const [isOpen, setOpen] = useState(false);
  // of the animal that was shown: the next one may be by the time the dialog closes
  const [record, setRecord] = useState<Recording | null>(null);
  const [moved, setMoved] = useState<RoundPet | null>(null);
  const hasPlaces = (usePlaces({ quiet: true }).data?.rows.length ?? 0) > 0;
  const note = (kind: Recording['kind']) => () => setRecord({ id: pet.id, kind });
  const items: MoreItem[] = [
    action(pets.molted, 'molt', note('molt')),
    action(pets.measure.action, 'scale', note('measure')),
    ...(hasPlaces ? [action(texts.places.move, 'rack', () => setMoved(pet))] : []),
    { kind: 'link', label: pets.openPage, icon: 'arrow', href: paths.petDetails(pet.id) },
  ];
  return (
    <>
      <Button
        variant="quiet"
        icon="more"
        label={pets.moreOf(pet.name)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <MoreSheet title={pets.moreOf(pet.name)} items={items} onClose={() => setOpen(false)} />
      )}
      {record && (
        <RecordNow
          record={record}
          onMolted={(day, takeBack) => noteMolt(record.id, day, takeBack)}
          onMoltUndone={() => undoMolt(record.id)}
          onClose={() => setRecord(null)}
        />
      )}
      {moved && <MoveDialog ids={[moved.id]} name={moved.name} onClose={() => setMoved(null)} />}
    </>
  );
}

const action = (label: string, icon: MoreItem['icon'], onSelect: () => void): MoreItem => ({
  kind: 'action',
  label,
  icon,
  onSelect,
});
