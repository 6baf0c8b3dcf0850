import { useEffect, useMemo, useState } from 'react';
import { api } from '#web/lib/api.ts';
import { useLoad, type Load } from '#web/lib/load.ts';
import { invalidate } from '#web/lib/queries.ts';
import { loadFile } from '#web/lib/transfer.ts';
import { forgetHandOver, keepHandOver, keptHandOver } from '#web/state/kept-hand-overs.ts';
import { useTexts } from '#web/texts/texts.ts';

/** A hand-over of the keeper; with its animals as the other side sees them while it is open. */
export type HandOver = Detail & { animals: Animals };
type Detail = NonNullable<ReturnType<typeof useDetail>['data']>['data'];
type Animals = NonNullable<ReturnType<typeof useAnimals>['data']>['animals'];

/** How often an open page looks whether somebody has taken over, in milliseconds. */
const LOOK_AGAIN = 5_000;

/**
 * One hand-over and its file. What was kept on the device is shown until the server has answered, and without a network
 * in its place.
 */
export function useHandOver(id: number | null) {
  const kept = useKeptBefore(id);
  const known = kept.data?.kept ?? null;
  const now = useDetail(id, { quiet: known !== null, enabled: !kept.loading });
  const detail = now.data?.data;
  const isOpen = detail?.state === 'open';
  const animals = useAnimals(isOpen ? detail.code : null);
  const loaded = useMemo(() => together(detail, animals.data?.animals), [detail, animals.data]);
  const missing = id === null || now.missing;
  const data = missing ? undefined : (loaded ?? (known?.shown as HandOver | undefined));
  const file = useHandOverFile(loaded?.state === 'open' ? loaded.code : null);
  const found = data?.state === 'open' ? (file.data ?? known?.file ?? null) : null;
  useLookAgain(isOpen);
  const isKept = useKept(id, missing ? null : loaded, found);
  // a code that leads nowhere has ended since: the next look says how
  const waits = kept.loading || now.loading || animals.loading || animals.missing;
  return {
    load: {
      ...(now.failed ? now : animals),
      ...{ data, missing, loading: !data && !missing && waits },
    } satisfies Load<HandOver>,
    file: found,
    /** What is shown may be out of date. */
    offline: now.failed?.status === 0,
    kept: isKept || Boolean(known?.file),
  };
}

function together(detail: Detail | undefined, animals: Animals = []): HandOver | undefined {
  if (!detail || (detail.state === 'open' && animals.length === 0)) return undefined;
  return { ...detail, animals };
}

function useKeptBefore(id: number | null) {
  const { handOver } = useTexts();
  const call = async () => ({ data: { kept: await keptHandOver(id ?? 0) }, error: null });
  return useLoad(['hand_over', 'kept', id], call, {
    ...{ errorTitle: handOver.loadingCode, quiet: true, once: true },
    enabled: id !== null,
  });
}

function useDetail(id: number | null, options: { quiet: boolean; enabled: boolean }) {
  const { handOver } = useTexts();
  return useLoad(['hand_over', 'detail', id], () => api.hand_over.detail({ id: id ?? 0 }).get(), {
    ...{ errorTitle: handOver.loadingCode, mayBeMissing: true },
    ...options,
    enabled: options.enabled && id !== null,
  });
}

function useAnimals(code: string | null) {
  const { handOver } = useTexts();
  return useLoad(
    ['hand_over', 'open', code],
    () => api.hand_over.open({ code: code ?? '' }).get(),
    { errorTitle: handOver.loadingCode, mayBeMissing: true, enabled: code !== null },
  );
}

function useHandOverFile(code: string | null) {
  const { handOver } = useTexts();
  return useLoad(['hand_over', 'file', code], () => loadFile(`/api/hand_over/file/${code}`), {
    ...{ errorTitle: handOver.loadingFile, quiet: true, once: true },
    enabled: code !== null,
  });
}

/** Looks again and again whether somebody has taken over, as long as the page is in sight. */
function useLookAgain(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const look = () => {
      if (!document.hidden) void invalidate([['hand_over', 'detail']]);
    };
    const timer = setInterval(look, LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [isOpen]);
}

/** Keeps an open hand-over on the device once its file is there, and forgets one that has ended. */
function useKept(id: number | null, now: HandOver | null | undefined, file: File | null): boolean {
  const [kept, setKept] = useState<File | null>(null);
  useEffect(() => {
    if (id === null || now === undefined) return;
    if (now?.state !== 'open') void forgetHandOver(id);
    else
      void keepHandOver(id, { shown: now, file }).then((isKept) => setKept(isKept ? file : null));
  }, [id, now, file]);
  return kept !== null && kept === file;
}
