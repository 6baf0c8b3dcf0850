import type { ReactNode } from 'react';
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
      {!load.loading && load.data === undefined && <Failed retry={load.retry} />}
      {load.data !== undefined && children(load.data)}
    </Box>
  );
}

function Failed({ retry }: { retry: () => void }) {
  const { common, dashboard } = useTexts();
  return (
    <div className="between">
      <p className="muted">{dashboard.couldNotLoad}</p>
      <Button onClick={retry}>{common.retry}</Button>
    </div>
  );
}
