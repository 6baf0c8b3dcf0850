import { lengthText } from '#web/lib/size.ts';
import { useTexts } from '#web/texts/texts.ts';
import { usePetHistory } from './charts/use-history.ts';
import type { Pet } from './use-pet.ts';

/** '+1.5 cm': what the last molt brought, where it and one before were measured. */
export function useGrown(pet: Pet): string | undefined {
  const { pets } = useTexts();
  const { data } = usePetHistory(pet.id);
  const last = data?.molts.at(-1);
  const before = data?.molts.findLast((molt) => molt !== last && molt.size !== null);
  if (!last?.size || !before?.size || last.size <= before.size) return undefined;
  return pets.grownBy(lengthText(last.size - before.size));
}
