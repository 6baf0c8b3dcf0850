import { useEffect, useState } from 'react';
import { isRecord } from '#src/domain/is-record.ts';
import { currentSession } from '#web/state/session.ts';
import { drafts, readStored, writeStored } from '#web/state/storage.ts';
import { useUnsaved } from './draft.ts';

// Work of many minutes is kept on the device until it is stored: neither a reload nor a lost network costs any of it. Each
// keeper's is their own, and goes with their log-out; so do the filters that were used last.

type Name = 'paste' | 'import' | 'import-file' | 'filters';

const keyOf = (name: Name) => `${drafts}${currentSession()?.user.uid}.${name}`;

export const readKept = (name: Name): unknown => readStored(keyOf(name));

/** Null forgets it. Returns whether it is kept. */
export const keep = (name: Name, value: unknown): boolean => writeStored(keyOf(name), value);

/** False in windows that may store nothing. */
const storesAnything = () => writeStored(drafts, 1) && writeStored(drafts, null);

/**
 * As `useDraft`, of a draft that survives a reload. Only where the device can't keep it, or `canKeep` is false, leaving
 * asks first.
 */
export function useKeptDraft<Draft extends object>(
  name: Name,
  start: Draft | (() => Draft),
  canKeep = true,
) {
  const [first] = useState(start);
  const [draft, setDraft] = useState<Draft>(() => {
    const kept = canKeep ? readKept(name) : null;
    return isRecord(kept) ? { ...first, ...(kept as Partial<Draft>) } : first;
  });
  const [canStore] = useState(storesAnything);
  const isKept = canKeep && canStore;
  const changed = JSON.stringify(draft) !== JSON.stringify(first);
  useEffect(() => {
    keep(name, changed && isKept ? draft : null);
  }, [name, draft, changed, isKept]);
  useUnsaved(changed && !isKept);
  const change = (part: Partial<Draft> | ((newest: Draft) => Partial<Draft>)) =>
    setDraft((newest) => ({ ...newest, ...(typeof part === 'function' ? part(newest) : part) }));
  const forget = () => {
    setDraft(first);
    keep(name, null);
  };
  return { draft, change, forget };
}
