import { FeedingRhythm } from './feeding-rhythm.tsx';
import { GrowthChart } from './growth-chart.tsx';
import type { GrownPet } from './growth-curve.tsx';
import type { PetHistory } from './use-history.ts';

type Props = Pick<PetHistory, 'feedings' | 'molts' | 'measurements'> & { pet: GrownPet };

/** How an animal grew, and how it eats. */
export function Growth({ pet, feedings, molts, measurements }: Props) {
  return (
    <>
      <GrowthChart pet={pet} molts={molts} measurements={measurements} />
      <FeedingRhythm an_type={pet.an_type} feedings={feedings} molts={molts} />
    </>
  );
}
