import { useEffect, useState } from 'react';
import { isRecord } from '#src/domain/is-record.ts';
import { currentSession } from '#web/state/session.ts';
import { drafts, readStored, storedKeys, writeStored } from '#web/state/storage.ts';
import { useReachable } from '#web/state/network.ts';
import { useChanges, useUnsaved } from './draft.ts';
import { useInterrupted, useInterruptible } from './interrupted.ts';

// Work of many minutes is kept on the device until it is stored: neither a reload nor a lost network costs any of it. Each
// keeper's is their own, and goes with their log-out; so do the filters that were used last.

type Name = 'paste' | 'import' | 'import-file' | 'filters' | `purchase${string}`;

const keyOf = (name: Name) => `${drafts}${currentSession()?.user.uid}.${name}`;

export const readKept = (name: Name): unknown => readStored(keyOf(name));

/** Null forgets it. Returns whether it is kept. */
export const keep = (name: Name, value: unknown): boolean => writeStored(keyOf(name), value);

/** Whose purchases wait for the server, as `keep` names them: '' of a new one, else a tag or a number. */
export function keptPurchases(): string[] {
  const begin = keyOf('purchase');
  return storedKeys(begin).map((key) => key.slice(begin.length + 1));
}

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

/**
 * As `useDraft`, of a form that can be stored by the server alone: what is typed while the network is away is kept until
 * it is stored, and leaving asks nothing. `name`: of the form and of what it is about.
 */
export function useOfflineDraft<Draft extends object>(name: Name, start: Draft, form: string) {
  const begun = useInterrupted(form, () => start);
  const [earlier] = useState(() => {
    const kept = readKept(name);
    return isRecord(kept) ? (kept as Partial<Draft>) : null;
  });
  const typed = useChanges({ first: begun.first, draft: { ...begun.draft, ...earlier } });
  const { draft, change, isChanged, changes } = typed;
  const isReachable = useReachable();
  const [canStore] = useState(storesAnything);
  const [isKept, setIsKept] = useState(earlier !== null);
  if (!isReachable && canStore && !isKept) setIsKept(true);
  const now = JSON.stringify(isChanged ? changes() : null);
  useEffect(() => {
    if (isKept) keep(name, JSON.parse(now));
  }, [name, now, isKept]);
  useUnsaved(isChanged && !isKept);
  useInterruptible(begun.key, isChanged, changes);
  return {
    ...{ draft, change, isBack: earlier !== null && isChanged },
    startOver: typed.startOver,
    /** Once it is stored. */
    forget: () => void keep(name, null),
  };
}
