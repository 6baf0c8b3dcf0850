import type { FieldWords } from '#web/lib/edit.ts';
import { formatDay } from '#web/lib/format.ts';
import { lengthText } from '#web/lib/size.ts';
import { useTexts } from '#web/texts/texts.ts';

/** How the fields of a feeding, a molt or an event read where two edits meet. */
export function useRecordFieldLabels(): FieldWords {
  const { animals, pets } = useTexts();
  const outcomes = [animals.fed, pets.offered, animals.refused];
  return {
    labels: {
      date_f: pets.when,
      date_mt: pets.when,
      date_ev: pets.when,
      food: pets.feeder,
      progress: pets.state,
      size: pets.sizeAfter,
      event: pets.eventWords,
    },
    say(name, value) {
      if (name.startsWith('date_')) return formatDay(String(value));
      if (name === 'progress') return outcomes[Number(value)];
      if (name === 'food' && value === '') return pets.noFeeder;
      return typeof value === 'number' ? lengthText(value) : undefined;
    },
  };
}
