import { useEffect, useRef, useState } from 'react';
import type { Wall as Numbers } from '#src/domain/wall/wall.ts';
import { api } from '#web/lib/api.ts';
import { useLoad } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import { useReachable } from '#web/state/network.ts';
import { readStored, writeStored } from '#web/state/storage.ts';
import { forgetWallToken } from './wall-token.ts';

export type Wall = Numbers & { time: string };

const minute = 60_000;
/** How old what is shown may be without a word. */
const FRESH = 3 * minute;
/** A tablet that is never touched gets the newest version of the page so often. */
const RELOADED = 6 * 60 * minute;
const keptKey = 'exuvia.wall.shown';

/** Loads the wall each minute. What was loaded last stays, without a network and after a reload too. */
export function useWall(token: string | null, now: number) {
  const { wall } = useTexts();
  const reachable = useReachable();
  const headers = token ? { headers: { authorization: `Bearer ${token}` } } : undefined;
  const [isOver, setOver] = useState(false);
  const load = useLoad(['wall', token], () => api.wall.get(headers), {
    errorTitle: wall.errorLoading,
    quiet: true,
    enabled: !isOver,
  });
  const refused = load.failed?.status === 401 || load.failed?.status === 403;
  if (refused && !isOver) setOver(true); // nothing asks any more
  const shown = refused ? undefined : (load.data ?? keptOf(token));
  useEffect(() => {
    if (refused) forget();
    else if (load.data) writeStored(keptKey, { token, wall: load.data });
  }, [load.data, token, refused]);
  useRepeatedly(load.retry, isOver ? null : minute);
  useRepeatedly(() => {
    if (!load.failed) window.location.reload();
  }, RELOADED);
  const age = shown ? now - Date.parse(shown.time) : 0;
  return { load, shown, refused, isOld: !reachable || load.failed !== null || age > FRESH };
}

/** What a revoked token showed is no longer this device's to show, nor is the token any use. */
function forget(): void {
  writeStored(keptKey, null);
  forgetWallToken();
}

function keptOf(token: string | null): Wall | undefined {
  const kept = readStored(keptKey) as { token: string | null; wall: Wall } | null;
  return kept?.token === token ? kept.wall : undefined;
}

/** `every`: null for not at all. */
function useRepeatedly(work: () => void, every: number | null): void {
  const newest = useRef(work);
  useEffect(() => void (newest.current = work));
  useEffect(() => {
    if (every === null) return undefined;
    const timer = setInterval(() => newest.current(), every);
    return () => clearInterval(timer);
  }, [every]);
}
