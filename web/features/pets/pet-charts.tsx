import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { FeedingRhythm } from './feeding-rhythm.tsx';
import { GrowthChart } from './growth-chart.tsx';
import type { Pet } from './use-pet.ts';
import { YearLine } from './year-line.tsx';

/** The year, the growth and the feeding rhythm of an animal, from one answer of the server. */
export function PetCharts({ pet }: { pet: Pet }) {
  const { pets } = useTexts();
  const history = useLoad(['pet', 'history', pet.id], () => api.pet.history({ id: pet.id }).get(), {
    errorTitle: pets.loadingHistory,
    mayBeMissing: true,
  });
  if (history.loading) {
    return (
      <div className="box chart-waiting" aria-busy="true">
        <Skeleton width={40} />
        <Skeleton width={100} />
        <Skeleton width={100} />
      </div>
    );
  }
  if (!history.data) return null;
  const { feedings, molts, events, since } = history.data;
  const nothing = feedings.length + molts.length + events.length === 0;
  if (nothing) return null;
  return (
    <>
      <YearLine feedings={feedings} molts={molts} events={events} since={since} />
      <GrowthChart molts={molts} />
      <FeedingRhythm feedings={feedings} molts={molts} />
    </>
  );
}
