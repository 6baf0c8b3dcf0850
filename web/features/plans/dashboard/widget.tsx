import type { ReactNode } from 'react';
import { NeedsNetwork } from '#web/components/needs-network.tsx';
import { isOffline } from '#web/lib/failure.ts';
import type { Load } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Box } from '#web/ui/box.tsx';
import { Button } from '#web/ui/button.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

/** A box of the dashboard. Each one loads, and fails, independently. */
export function Part<T>(props: {
  title: string;
  end?: ReactNode;
  load: Load<T>;
  rows?: number;
  plate?: boolean;
  children: (data: T) => ReactNode;
}) {
  const { title, end, load, rows = 3, plate, children } = props;
  return (
    <Box title={title} end={end}>
      {load.loading && <SkeletonRows count={rows} plate={plate} />}
      {!load.loading && load.data === undefined && <Failed load={load} />}
      {load.data !== undefined && children(load.data)}
    </Box>
  );
}

function Failed({ load }: { load: Load<unknown> }) {
  const { common, dashboard } = useTexts();
  if (load.failed && isOffline(load.failed)) return <NeedsNetwork retry={load.retry} />;
  return (
    <div className="between">
      <p className="muted">{dashboard.couldNotLoad}</p>
      <Button onClick={load.retry}>{common.retry}</Button>
    </div>
  );
}
