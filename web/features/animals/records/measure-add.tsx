import { useToday } from '#web/lib/today.ts';
import { useTexts } from '#web/texts/texts.ts';
import { kindsToOffer, useMeasure, useMeasured } from './measure.ts';
import { MeasureDialog } from './measure-dialog.tsx';
import type { Recordable } from './records.ts';

/** The dialog of a new measurement, which begins with what was measured last. */
export function MeasureAdd({ pet, onClose }: { pet: Recordable; onClose: () => void }) {
  const { measure } = useTexts().pets;
  const today = useToday();
  const save = useMeasure(pet, onClose);
  const { data, loading } = useMeasured(pet.id);
  if (loading) return null;
  const { first } = kindsToOffer(pet.an_type, data?.rows ?? []);
  return (
    <MeasureDialog
      pet={pet}
      title={measure.title(pet.name)}
      start={{ date_ms: today, kind: first, value: null }}
      save={save}
      onClose={onClose}
    />
  );
}
