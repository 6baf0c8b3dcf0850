import { useEffect, useState } from 'react';
import { useReachable } from '#web/state/network.ts';
import { useTexts } from '#web/texts/texts.ts';
import type { Unfetched } from '#web/ui/lazy-part.ts';
import { NeedsNetwork } from './needs-network.tsx';

/** In place of a part of a page whose code could not be fetched, which comes with the network. */
export function PartUnfetched({ again }: Unfetched) {
  const { failures } = useTexts();
  const reachable = useReachable();
  const [was] = useState(reachable);
  useEffect(() => {
    if (reachable && !was) again();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a new function each time
  }, [reachable, was]);
  return <NeedsNetwork retry={again} words={{ title: failures.network }} />;
}
