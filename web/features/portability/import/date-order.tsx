import { readImportDay } from '#src/domain/import/import-dates.ts';
import { formatDay } from '#web/lib/format.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import type { PetImport } from './use-pet-import.ts';

/** 03/06/2025 is ambiguous: the keeper is asked, nothing is guessed. */
export function DateOrderQuestion({ draft, unclear, guess, setOrder }: PetImport) {
  const { petImport } = useTexts();
  if (guess !== 'unclear') return null;
  const day = draft.order && readImportDay(unclear, draft.order);
  return (
    <Box title={petImport.dates}>
      <Segmented
        label={`${petImport.order} ${unclear}?`}
        legend
        value={draft.order}
        choices={[
          { value: 'dmy', label: petImport.dayFirst },
          { value: 'mdy', label: petImport.monthFirst },
        ]}
        onChange={setOrder}
        hint={day ? petImport.orderMeans(unclear, formatDay(day)) : petImport.orderFirst}
      />
    </Box>
  );
}
