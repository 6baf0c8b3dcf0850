import { LoadFailed } from '#web/components/load-failed.tsx';
import { RecordNotFound } from '#web/components/record-not-found.tsx';
import type { Load } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import { SkeletonFacts } from '#web/ui/skeleton.tsx';
import { SkeletonForm } from '#web/ui/skeleton-form.tsx';
import { useEntryKind, type EntryKind } from './trade-record-kinds.ts';

/**
 * In place of a purchase or sale that is loading, failed to load, was deleted, never existed, or is somebody else's.
 * Nothing once it is loaded.
 */
export function TradeRecordSkeleton(props: {
  kind: EntryKind;
  entry: Load<unknown>;
  /** It will be a form. */
  form?: boolean;
}) {
  const { kind, entry, form } = props;
  const { inventory } = useTexts();
  const { missing, list, toList } = useEntryKind(kind);
  if (entry.loading) return form ? <SkeletonForm fields={6} /> : <SkeletonFacts />;
  if (entry.missing) {
    const texts = { notFound: missing, notFoundText: inventory.missingText, toList };
    return <RecordNotFound texts={texts} list={list} />;
  }
  return !entry.data && <LoadFailed load={entry} />;
}
