import { lazy, Suspense } from 'react';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Pet } from '#web/features/animals/pet-details/use-pet.ts';

/** Loads the chart arithmetic, which no other page of an animal needs. */
const DrawnCharts = lazy(async () => ({
  default: (await import('./charts.lazy.tsx')).DrawnCharts,
}));

/** The year, the growth and the feeding rhythm of an animal, from one response. */
export function PetCharts({ pet }: { pet: Pet }) {
  const { pets } = useTexts();
  const history = useLoad(['pet', 'history', pet.id], () => api.pet.history({ id: pet.id }).get(), {
    errorTitle: pets.loadingHistory,
    mayBeMissing: true,
  });
  if (history.loading) return <ChartSkeleton />;
  if (!history.data) return null;
  const { feedings, molts, events } = history.data;
  if (feedings.length + molts.length + events.length === 0) return null;
  return (
    <Suspense fallback={<ChartSkeleton />}>
      <DrawnCharts history={history.data} />
    </Suspense>
  );
}

function ChartSkeleton() {
  return (
    <div className="box chart-skeleton" aria-busy="true">
      <Skeleton width={40} />
      <Skeleton width={100} />
      <Skeleton width={100} />
    </div>
  );
}
