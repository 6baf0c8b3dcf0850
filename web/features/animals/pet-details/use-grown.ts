import { lengthText } from '#web/lib/size.ts';
import { useTexts } from '#web/texts/texts.ts';
import { changeOf } from './charts/growth-words.ts';
import { usePetHistory } from './charts/use-history.ts';
import type { Pet } from './use-pet.ts';

/** '+1.5 cm' and '+18 g': what the last molt and the last weight brought, where there is one before. */
export function useGrown(pet: Pet): { grown?: string; gained?: string } {
  const { pets } = useTexts();
  const { data } = usePetHistory(pet.id);
  const last = data?.molts.at(-1);
  const before = data?.molts.findLast((molt) => molt !== last && molt.size !== null);
  const by = (last?.size ?? 0) - (before?.size ?? Infinity);
  const [weight, earlier] = (data?.measurements ?? [])
    .filter(({ kind }) => kind === 'weight')
    .slice(-2)
    .toReversed();
  return {
    ...(by > 0 && { grown: pets.grownBy(lengthText(by)) }),
    ...(weight && earlier && { gained: changeOf('weight', weight.value - earlier.value) }),
  };
}
