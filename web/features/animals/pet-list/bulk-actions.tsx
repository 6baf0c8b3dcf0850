import { feedersOfKind } from '#src/domain/feeding/feeders-of-kind.ts';
import { replaces } from '#src/domain/feeding/feeding-round.ts';
import type { Progress } from '#src/domain/enums.ts';
import { useAction } from '#web/lib/action.ts';
import { api } from '#web/lib/api.ts';
import type { CallResult } from '#web/lib/ask.ts';
import { useToday } from '#web/lib/today.ts';
import { setSetting } from '#web/state/settings.ts';
import { useFirst } from '#web/lib/use-lasting.ts';
import { useTexts } from '#web/texts/texts.ts';
import { ArchiveDialog, type ArchiveDraft } from '#web/features/animals/records/archive-dialog.tsx';
import { EventDialog, type EventDraft } from '#web/features/animals/records/event-dialog.tsx';
import { FeedDialog, type FeedingDraft } from '#web/features/animals/records/feed-dialog.tsx';
import { useFeedersOfKind } from '#web/features/animals/records/feeders.ts';
import { recorded, undo } from '#web/features/animals/records/undo.ts';
import { useTypesOf } from './use-types-of.ts';

export type BulkProps = { ids: number[]; onClose: () => void; onDone: () => void };

/** One feeding for all selected pets; `progress`: what became of it, unless the keeper says otherwise. */
export function BulkFeed({
  ids,
  progress = 0,
  onClose,
  onDone,
}: BulkProps & { progress?: Progress }) {
  const { pets } = useTexts();
  const likely = useLikelyFeeder(ids);
  const today = useToday();
  const feed = useAction(
    ({ amount, ...draft }: FeedingDraft) =>
      api.pet.feeding.feed_many.post({ ids, ...draft, ...(amount && { amount }) }),
    {
      errorTitle: pets.errorFeeding,
      invalidates: recorded,
      success({ fed, before }, draft) {
        // an offer leaves what is known of the day
        const replaced = before.filter(
          ({ was }) => draft.progress !== 1 && replaces(was, draft.progress),
        ).length;
        const said = [pets.fedMany(fed), replaced > 0 && pets.replacedMany(replaced)];
        return { text: said.filter(Boolean).join(', '), undo: undo(...undoCalls(draft, before)) };
      },
      done(_answer, draft) {
        if (draft.food) setSetting('last_feeder', draft.food);
        onDone();
      },
    },
  );
  if (useFirst(likely.loading)) return null;
  return (
    <FeedDialog
      an_type={likely.an_type}
      title={progress === 2 ? pets.refusedMany(ids.length) : pets.feedMany(ids.length)}
      start={{ date_f: today, food: likely.food, progress, amount: null }}
      save={feed}
      onClose={onClose}
    />
  );
}

/** What these animals ate last, or what their kind eats; none where they are of several types. */
function useLikelyFeeder(ids: readonly number[]) {
  const { loading, of } = useFeedersOfKind();
  const rows = useTypesOf(ids);
  const [first] = rows;
  const isOneType = first && rows.every(({ an_type }) => an_type === first.an_type);
  if (!isOneType) return { loading, food: '', an_type: undefined };
  const [eaten] = feedersOfKind(rows).toChoose(first.an_type, [], []);
  return { loading, food: eaten ?? of.likely(first), an_type: first.an_type };
}

/** New records are deleted, existing ones restored. */
function undoCalls(
  draft: FeedingDraft,
  before: { id: number; was: Progress | null; was_amount: number | null }[],
): (() => CallResult<unknown>)[] {
  const { date_f, food } = draft;
  const groups = Map.groupBy(before, (row) => row.was);
  return [...groups].flatMap(([was, rows]): (() => CallResult<unknown>)[] => {
    const ids = rows.map((row) => row.id);
    if (was === null) return [() => api.pet.feeding.delete_many.delete({ ids, date_f, food })];
    // one call for several attempts would overwrite recorded meals, and bring no amounts back
    if (was === 1 || draft.amount)
      return rows.map(({ id, was_amount: amount }) => {
        const former = { id, date_f, food, progress: was, amount };
        return () => api.pet.feeding.feed.post(former);
      });
    return [() => api.pet.feeding.feed_many.post({ ids, date_f, food, progress: was })];
  });
}

/** One event for all selected pets. */
export function BulkEvent({ ids, onClose, onDone }: BulkProps) {
  const { pets } = useTexts();
  const today = useToday();
  const add = useAction((draft: EventDraft) => api.pet.events.add_many.post({ ids, ...draft }), {
    errorTitle: pets.errorEvent,
    invalidates: recorded,
    success: ({ rows }) => ({
      text: pets.fedMany(rows.length),
      undo: undo(() =>
        api.pet.events.delete_many.delete({
          ids: rows.filter((row) => row.known === 0).map((row) => row.id),
        }),
      ),
    }),
    done: onDone,
  });
  return (
    <EventDialog
      title={pets.eventMany(ids.length)}
      start={{ date_ev: today, event: '' }}
      save={add}
      onClose={onClose}
    />
  );
}

/** Archives all selected pets. */
export function BulkArchive({ ids, onClose, onDone }: BulkProps) {
  const { pets } = useTexts();
  const archive = useAction(
    ({ reason, date, note }: ArchiveDraft) =>
      api.pet.archive_all.put({ ids, archived: 1, reason, date, note }),
    {
      errorTitle: pets.errorArchiving,
      invalidates: recorded,
      success: ({ changed }) => ({
        text: pets.archivedMany(changed.length),
        undo: undo(() => api.pet.archive_all.put({ ids: changed, archived: 0 })),
      }),
      done: onDone,
    },
  );
  return <ArchiveDialog title={pets.archiveMany(ids.length)} save={archive} onClose={onClose} />;
}
