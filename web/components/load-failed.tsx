import { isOffline } from '#web/lib/failure.ts';
import type { Load } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { NeedsNetwork, type OfflineWords } from './needs-network.tsx';

/** In place of what failed to load: that it needs the network, or what failed, once the error dialog is closed. */
export function LoadFailed(props: {
  load: Pick<Load<unknown>, 'errorTitle' | 'retry'> & Partial<Pick<Load<unknown>, 'failed'>>;
  /** 1 where the page has no other heading. */
  level?: 1 | undefined;
  offline?: OfflineWords;
}) {
  const { load, level, offline } = props;
  const { common } = useTexts();
  if (load.failed && isOffline(load.failed))
    return <NeedsNetwork retry={load.retry} level={level} words={offline} />;
  const action = <Button onClick={load.retry}>{common.retry}</Button>;
  return <Empty title={load.errorTitle} level={level} action={action} />;
}
