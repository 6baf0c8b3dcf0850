import { Suspense, type ReactNode } from 'react';
import { PartUnfetched } from '#web/components/part-unfetched.tsx';
import { idleOrAsked } from '#web/device/idle-or-asked.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Empty } from '#web/ui/empty.tsx';
import { importAgain } from '#web/ui/import-again.ts';
import { lazyPart } from '#web/ui/lazy-part.ts';
import { reloadOnce } from '#web/lib/reload-once.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Pet } from '#web/features/animals/pet-details/use-pet.ts';
import { usePetHistory, type PetHistory } from './use-history.ts';

// The chart arithmetic is loaded when the first chart is drawn: no other page needs it, and the picture above comes first.
const charts = () =>
  idleOrAsked().come.then(() => importAgain(() => import('./charts.lazy.tsx')).catch(reloadOnce));
const YearLine = lazyPart(async () => (await charts()).YearLine, PartUnfetched);
const Growth = lazyPart(async () => (await charts()).Growth, PartUnfetched);

/** The last twelve months of an animal on one line. Nothing where nothing was noted. */
export function PetYear({ pet }: { pet: Pet }) {
  return (
    <WithHistory pet={pet}>
      {(history) => hasRecords(history) && <YearLine an_type={pet.an_type} {...history} />}
    </WithHistory>
  );
}

/** How it grew, and how it eats. */
export function PetGrowth({ pet, empty }: { pet: Pet; empty?: ReactNode }) {
  return (
    <WithHistory pet={pet}>
      {({ feedings, molts, measurements }) =>
        feedings.length + molts.length + measurements.length === 0 ? (
          empty
        ) : (
          <Growth {...{ pet, feedings, molts, measurements }} />
        )
      }
    </WithHistory>
  );
}

export function NoGrowth() {
  const { pets } = useTexts();
  return <Empty title={pets.noHistory}>{pets.noHistoryText}</Empty>;
}

function WithHistory(props: { pet: Pet; children: (history: PetHistory) => ReactNode }) {
  const { pet, children } = props;
  const history = usePetHistory(pet.id);
  if (history.loading) return <ChartSkeleton />;
  if (!history.data) return null;
  return <Suspense fallback={<ChartSkeleton />}>{children(history.data)}</Suspense>;
}

const hasRecords = ({ feedings, molts, events }: PetHistory) =>
  feedings.length + molts.length + events.length > 0;

function ChartSkeleton() {
  return (
    <div className="box chart-skeleton" aria-busy="true">
      <Skeleton width={40} />
      <Skeleton width={100} />
      <Skeleton width={100} />
    </div>
  );
}
