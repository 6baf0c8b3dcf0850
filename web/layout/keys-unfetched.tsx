import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { sayNeedsNetwork } from '#web/lib/failure.ts';
import { palette } from '#web/state/palette.ts';
import type { Unfetched } from '#web/ui/lazy-part.ts';

/** In place of the palette and its keys: says that they need the network, and fetches them with the next tap or page. */
export function KeysUnfetched({ again }: Unfetched) {
  const [path] = useLocation();
  const isFirst = useRef(true);
  useEffect(() => {
    if (!isFirst.current) return again();
    isFirst.current = false;
    if (palette.value) sayNeedsNetwork();
    palette.value = null;
    return palette.subscribe((open) => void (open && again()));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each time they could not be fetched
  }, [path]);
  return null;
}
