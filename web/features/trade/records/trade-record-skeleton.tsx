import { LoadFailed } from '#web/components/load-failed.tsx';
import type { Load } from '#web/lib/load.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ButtonLink } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { SkeletonFacts } from '#web/ui/skeleton.tsx';
import { SkeletonForm } from '#web/ui/skeleton-form.tsx';
import { useEntryKind, type EntryKind } from './trade-record-kinds.ts';

/**
 * In place of a purchase or sale that is loading, failed to load, was deleted, never existed, or is somebody else's.
 * Nothing once it is loaded.
 */
export function TradeRecordSkeleton(props: {
  kind: EntryKind;
  entry: Load<unknown> & { missing: boolean };
  /** It will be a form. */
  form?: boolean;
}) {
  const { kind, entry, form } = props;
  const { inventory } = useTexts();
  const { missing, errorEntry, list, toList } = useEntryKind(kind);
  if (entry.loading) return form ? <SkeletonForm fields={6} /> : <SkeletonFacts />;
  if (entry.missing) {
    return (
      <Empty title={missing} action={<ButtonLink href={list()}>{toList}</ButtonLink>}>
        {inventory.missingText}
      </Empty>
    );
  }
  return !entry.data && <LoadFailed title={errorEntry} retry={entry.retry} />;
}
